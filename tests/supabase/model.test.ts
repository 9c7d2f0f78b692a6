/** SofIA with a model: what it is given, what it may not say, and what happens when it fails. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startSofia, type Sofia} from './support';

interface ModelRequest {
  readonly authorization: string | undefined;
  readonly body: {model: string; messages: {role: string; content: string}[]};
}

type Behaviour = (response: ServerResponse) => void;

const KEY = 'sk-muy-secreta';
const says =
  (content: unknown): Behaviour =>
  (response) => {
    response.writeHead(200, {'content-type': 'application/json'});
    response.end(JSON.stringify({choices: [{message: {role: 'assistant', content}}]}));
  };

let stub: Server;
let sofia: Sofia;
let behave: Behaviour;
let requests: ModelRequest[] = [];

beforeAll(async () => {
  stub = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  sofia = await startSofia({
    OPENAI_API_URL: `http://127.0.0.1:${(stub.address() as AddressInfo).port}/v1/`,
    OPENAI_API_KEY: KEY,
    OPENAI_MODEL: 'modelo-de-prueba',
    OPENAI_TIMEOUT_MS: '1500',
  });
});
afterAll(async () => {
  await sofia.close();
  stub.closeAllConnections();
  stub.close();
});
beforeEach(() => {
  requests = [];
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString();
  expect(request.url).toBe('/v1/chat/completions');
  requests.push({
    authorization: request.headers.authorization,
    body: JSON.parse(text) as ModelRequest['body'],
  });
  behave(response);
}

const QUESTION = '¿cómo recibo mi compra?';
const FROM_KNOWLEDGE = /^Por correo electrónico\. Cuando se confirma tu pago/;

describe('grounding', () => {
  it('gives the model the passages that were found, and answers in its words', async () => {
    behave = says('Te llega por correo un enlace para descargar tus archivos.');
    const answer = await sofia.ask(QUESTION);
    expect(answer.response).toBe('Te llega por correo un enlace para descargar tus archivos.');
    expect(answer.passages[0]).toBe('entrega');
    const [request] = requests;
    expect([request?.authorization, request?.body.model]).toEqual([
      `Bearer ${KEY}`,
      'modelo-de-prueba',
    ]);
    const [system, user] = request?.body.messages ?? [];
    expect(system?.content).toContain('te enviamos un enlace al área de productos');
    expect(system?.content).not.toContain('IA CLUB');
    expect(user).toEqual({role: 'user', content: QUESTION});
  });

  it.each([
    ['¿puedo revender los derechos?', 'revender-derechos'],
    ['¿mis clientes pueden revender el ebook?', 'reventa'],
    ['¿puedo revenderlo?', 'vender'],
    ['¿la licencia vence?', 'duracion'],
    ['¿tienes el ebook "Domina TikTok en 7 días"?', undefined],
    ['hola', 'saludo'],
    ['¿cuál es la capital de Francia?', undefined],
  ])('does not ask it: %s', async (asked, passage) => {
    behave = says('Sí, claro.');
    const answer = await sofia.ask(asked);
    expect(answer.passages[0]).toBe(passage);
    expect(answer.response).not.toBe('Sí, claro.');
    expect(requests).toEqual([]);
  });
});

describe('what it may not say', () => {
  it.each([
    ['rights', 'Te llega por correo. Además puedes revender los derechos a quien quieras.'],
    ['master rights', 'Tu compra incluye Master Resale Rights, descárgalos del área de productos.'],
    ['exclusivity', 'Por correo, y el producto es exclusivo para ti.'],
    ['promises', 'Por correo. Te garantizamos ventas desde el primer día.'],
    ['prices', 'Por correo. La entrega exprés cuesta $5.'],
    ['discounts', 'Por correo, y hoy tienes un 80% de descuento.'],
    ['addresses', 'Descárgalo en https://descargas-plr.test/gratis'],
    ['titles', 'Te enviamos «Hackea la bolsa en 3 días» por correo.'],
    ['too much', 'Por correo. '.repeat(200)],
    ['a no that denies nothing', 'Por correo. No hay problema, puedes revender los derechos.'],
    ['a sin that denies nothing', 'Claro, sin límite: la licencia incluye derechos maestros.'],
    ['rights of buyers', 'Sí, tus clientes pueden revender el ebook que les vendes.'],
    ['exclusivity again', 'Sin duda: es exclusivo para ti.'],
    ['prices in words', 'Por correo. Cuesta cinco dólares.'],
    ['income', 'Ganarás 500 por semana seguro.'],
    ['duration', 'Por correo, y tu licencia dura para siempre.'],
    ['refunds', 'Por correo. Si no te gusta te devolvemos todo.'],
    ['a bare yes', 'Sí. Te llega por correo un enlace.'],
    ['a denial of its own', 'Por correo. No puedes vender el producto a clientes finales.'],
    ['what it knows of elsewhere', 'Por correo. París es la capital de Francia.'],
  ])('%s', async (_what, text) => {
    behave = says(text);
    expect((await sofia.ask(QUESTION)).response).toMatch(FROM_KNOWLEDGE);
    expect(requests).toHaveLength(1);
  });

  const ABOUT_RIGHTS = '¿qué derechos obtengo con mi compra?';
  const MAY =
    'Te quedas con el 100% de las ganancias de lo que vendas: no cobramos comisión por tus ventas.';
  const MAY_NOT = 'Recuerda que no puedes revender los derechos.';

  it('but may repeat what its passages say of rights', async () => {
    behave = says(`${MAY} ${MAY_NOT}`);
    expect((await sofia.ask(ABOUT_RIGHTS)).response).toBe(`${MAY} ${MAY_NOT}`);
  });

  it.each([
    ['without its no', MAY_NOT.replace('no ', '')],
    ['with another number', MAY.replace('100', '90')],
    ['with somebody else in it', MAY.replace('Te quedas', 'Tus clientes se quedan')],
    ['with a no of its own', MAY.replace('Te quedas', 'No te quedas')],
  ])('not %s', async (_how, text) => {
    behave = says(text);
    expect((await sofia.ask(ABOUT_RIGHTS)).response).toMatch(/^Puedes editar el producto/);
    expect(requests).toHaveLength(1);
  });
});

describe('failures', () => {
  it.each<[string, Behaviour]>([
    ['an error', (response) => void response.writeHead(500).end(`{"error":"${KEY}"}`)],
    ['a redirect', (response) => void response.writeHead(302, {location: '/otra'}).end()],
    ['no JSON', (response) => void response.end('<html>')],
    ['another shape', (response) => void response.end('{"choices":[]}')],
    ['an empty answer', says('  ')],
    ['an answer that is no text', says({a: 1})],
    ['a cut connection', (response) => void response.destroy()],
    ['a flood', (response) => void response.end('x'.repeat(200_000))],
  ])('%s falls back to the knowledge', async (_what, behaviour) => {
    behave = behaviour;
    const answer = await sofia.ask(QUESTION);
    expect(answer.response).toMatch(FROM_KNOWLEDGE);
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });

  it('a model that does not answer in time falls back to the knowledge', async () => {
    behave = () => {};
    const started = performance.now();
    expect((await sofia.ask(QUESTION)).response).toMatch(FROM_KNOWLEDGE);
    expect(performance.now() - started).toBeGreaterThan(1400);
  });

  it('a body that never ends falls back too', async () => {
    behave = (response) => void response.writeHead(200).write('{"choices":');
    expect((await sofia.ask(QUESTION)).response).toMatch(FROM_KNOWLEDGE);
  });
});
