/**
 * Stands between the shop and the emulated provider and gives it a will of its own: what it answers for
 * a new cart and what its checkout page asks change alike, as with discounts, taxes and stock that a shop
 * knows nothing of. Or the answer alone is nonsense.
 */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {KEEP_ALIVE_MS} from '../../../emulators/keep-alive';

export interface Money {
  amount: string;
  currencyCode: string;
}

/** A new cart in the provider's answer, as far as oddities change it. */
export interface AnsweredCart {
  checkoutUrl: unknown;
  totalQuantity: number;
  cost: {totalAmount: Money};
  discountAllocations: unknown[];
  lines: {nodes: AnsweredLine[]};
}

export interface AnsweredLine {
  quantity: number;
  merchandise: {id: string};
  cost: {amountPerQuantity: Money; totalAmount: Money};
  discountAllocations?: unknown[];
}

export interface Oddity {
  /** Changes the answer to `cartCreate`, or puts another in its place. */
  readonly answer: (cart: AnsweredCart) => AnsweredCart | null;
  /** Changes the checkout's page; left alone when left out. */
  readonly page?: (html: string) => string;
  /** Codes of the answer's warnings, in the place of the provider's own. */
  readonly warning?: string;
}

export class OddProvider {
  oddity: Oddity | null = null;
  private target = '';

  private constructor(private readonly server: http.Server) {}

  static async start(): Promise<OddProvider> {
    const server = http.createServer({keepAliveTimeout: KEEP_ALIVE_MS});
    const provider = new OddProvider(server);
    server.on('request', (request, response) => void provider.handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** @param target address of the emulator behind it. */
  standsBefore(target: string): void {
    this.target = target;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    try {
      const body = await readAll(request);
      const {oddity} = this;
      const answer = await this.forward(request, body);
      const bytes = await readAll(answer);
      const headers = {...answer.headers};
      delete headers['content-length'];
      delete headers['transfer-encoding'];
      let sent = bytes;
      if (oddity && /\bcartCreate\b/.test(body.toString())) {
        sent = Buffer.from(changedAnswer(bytes.toString(), oddity));
      } else if (oddity?.page && request.url?.startsWith('/cart/c/')) {
        sent = Buffer.from(oddity.page(bytes.toString()));
      }
      response.writeHead(answer.statusCode ?? 502, headers).end(sent);
    } catch {
      // The emulator has cut the connection, as it was told.
      response.destroy();
    }
  }

  private forward(request: http.IncomingMessage, body: Buffer): Promise<http.IncomingMessage> {
    const headers = {...request.headers, 'accept-encoding': 'identity'};
    return new Promise((resolve, reject) => {
      http
        .request(this.target + (request.url ?? '/'), {method: request.method, headers}, resolve)
        .on('error', reject)
        .end(body);
    });
  }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

interface CartCreateAnswer {
  data?: {
    cartCreate?: {cart: AnsweredCart | null; warnings?: {code: string; message: string}[]} | null;
  };
}

function changedAnswer(text: string, {answer, warning}: Oddity): string {
  const body = JSON.parse(text) as CartCreateAnswer;
  const created = body.data?.cartCreate;
  if (!created?.cart) return text;
  created.cart = answer(created.cart);
  if (warning) created.warnings = created.warnings?.map((each) => ({...each, code: warning}));
  return JSON.stringify(body);
}
