/** The function in its own runtime, as the hosted service runs it. */
import {FunctionProcess} from '../../emulators/supabase/functions/function-process';
import {HOST} from '../../emulators/supabase/constants';

export const SHOP = 'https://tienda.test';

export interface SofiaAnswer {
  readonly response: string;
  readonly products: readonly {readonly handle: string}[];
  readonly state: unknown;
}

export interface Sofia {
  send(init: RequestInit): Promise<Response>;
  ask(message: string, state?: unknown): Promise<SofiaAnswer>;
  close(): Promise<void>;
}

export async function startSofia(variables: Record<string, string> = {}): Promise<Sofia> {
  const deno = new FunctionProcess({
    file: 'supabase/functions/sofia-chat/index.ts',
    variables: {SOFIA_MESSAGES_PER_MINUTE: '1000', SOFIA_ALLOWED_ORIGINS: SHOP, ...variables},
    watch: false,
    quiet: true,
  });
  const url = `http://${HOST}:${await deno.port()}/sofia-chat`;
  const send = (init: RequestInit) => fetch(url, init);
  return {
    send,
    async ask(message, state) {
      const response = await send({method: 'POST', body: JSON.stringify({message, state})});
      if (!response.ok) throw new Error(`${response.status} to '${message}'`);
      return (await response.json()) as SofiaAnswer;
    },
    close: () => deno.close(),
  };
}

/** A paid order as the provider's webhooks tell it. */
export const anOrder = (fields: object = {}) => ({
  id: 1,
  name: 'RP-1001',
  email: 'ana@correo.test',
  currency: 'USD',
  total_price: '50.00',
  financial_status: 'paid',
  created_at: '2026-11-22T10:00:00.000Z',
  updated_at: '2026-11-22T10:00:00.000Z',
  line_items: [],
  ...fields,
});
