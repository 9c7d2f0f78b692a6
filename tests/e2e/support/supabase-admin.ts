/** Orders given to the Supabase emulator behind a shop, and what only its administrator may read. */
import type {RunningSupabaseEmulator} from '../../../emulators/supabase/start';

export interface SupabaseFault {
  readonly kind: 'http' | 'rate-limit' | 'nonsense' | 'empty' | 'slow' | 'drop';
  /** All of them when left out. */
  readonly service?: 'auth' | 'rest' | 'functions';
  /** Part of the path that is hit; every path when left out. */
  readonly path?: string;
  /** How many requests fail; all until cleared when left out. */
  readonly times?: number;
  readonly status?: number;
  readonly delayMs?: number;
}

export interface StoredMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export class SupabaseAdmin {
  constructor(private readonly project: RunningSupabaseEmulator) {}

  get url(): string {
    return this.project.url;
  }

  /** An account as its owner would make it at the sign-up; the session that they get. */
  async createAccount(email: string, password: string): Promise<unknown> {
    return this.call('POST', '/auth/v1/signup', {email, password});
  }

  /** An address is mailed once a minute, so whoever asks again lets time pass. */
  async letADayPass(): Promise<void> {
    await this.call('POST', '/__emulator/age-sessions');
  }

  /** As somebody asks for the mail with the link to a new password. */
  async requestReset(email: string, redirectTo: string): Promise<void> {
    const query = new URLSearchParams({redirect_to: redirectTo});
    await this.call('POST', `/auth/v1/recover?${query}`, {email});
  }

  async injectFault(fault: SupabaseFault): Promise<void> {
    await this.call('POST', '/__emulator/faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.call('DELETE', '/__emulator/faults');
  }

  /** The rows of the contact form that this address sent, oldest first. */
  async messagesFrom(email: string): Promise<readonly StoredMessage[]> {
    const query = new URLSearchParams({
      select: 'name,email,message',
      email: `eq.${email}`,
      order: 'created_at',
    });
    return (await this.call('GET', `/rest/v1/contact_messages?${query}`)) as StoredMessage[];
  }

  /** Subjects of what was mailed to an address, the newest last. */
  async subjectsTo(email: string): Promise<readonly string[]> {
    const query = new URLSearchParams({to: email});
    const {mails} = (await this.call('GET', `/__emulator/mails?${query}`)) as {
      mails: readonly {subject: string}[];
    };
    return mails.map(({subject}) => subject);
  }

  /** Where the newest mail to this address leads. */
  async lastLink(email: string): Promise<string> {
    const query = new URLSearchParams({to: email});
    const {mails} = (await this.call('GET', `/__emulator/mails?${query}`)) as {
      mails: readonly {readonly link: string | null}[];
    };
    const link = mails.at(-1)?.link;
    if (!link) throw new Error(`There is no mail with a link to ${email}`);
    return link;
  }

  /** Shows the proof of a mailed link, as the shop does upon a yes. */
  async redeem(link: string): Promise<{readonly access_token: string}> {
    const proof = new URLSearchParams(new URL(link).hash.slice(1));
    const body = {token_hash: proof.get('token_hash'), type: proof.get('type')};
    return (await this.call('POST', '/auth/v1/verify', body)) as {access_token: string};
  }

  /** Ids of the products that this person's account holds. */
  async wishesOf(userId: string): Promise<readonly string[]> {
    const query = new URLSearchParams({
      select: 'product_id',
      user_id: `eq.${userId}`,
      order: 'product_id',
    });
    const rows = (await this.call('GET', `/rest/v1/wishlist_items?${query}`)) as {
      product_id: string;
    }[];
    return rows.map(({product_id}) => product_id);
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const {url, serviceRoleKey} = this.project;
    const response = await fetch(url + path, {
      method,
      headers: {apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}`},
      body: body ? JSON.stringify(body) : undefined,
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  }
}
