/** Handles `/__emulator/…`: commands of tests and demos to the emulator. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {isAdminRefusal} from '../admin-api/admin-access';
import {parseFault} from '../admin/faults';
import {parseProductOverride} from '../admin/parse-product-override';
import type {OrderLine} from '../cart/order';
import {parseShopRules} from '../cart/shop-rules';
import type {Emulator} from '../emulator';
import {API_VERSIONS, isApiVersion} from '../graphql/api-versions';
import {parseJsonObject, readBody} from '../http/body';
import {respondJson} from '../http/respond';
import {addLine, parseRefund} from '../orders/change-order';
import {cancel, receivePayment, refund} from '../orders/send-order-webhooks';
import {parseWebhookFault} from '../webhooks/webhook-faults';

interface AdminAnswer {
  readonly status: number;
  readonly body: unknown;
}

type AdminRoute = (emulator: Emulator, name: string, body: Record<string, unknown>) => AdminAnswer;

const done: AdminAnswer = {status: 200, body: {ok: true}};
const problem = (status: number, error: string): AdminAnswer => ({status, body: {error}});

const ROUTES: Readonly<Record<string, AdminRoute>> = {
  'GET faults': ({faults}) => ({status: 200, body: {faults: faults.list()}}),
  'DELETE faults': ({faults}) => {
    faults.clear();
    return done;
  },
  'POST faults': ({faults}, _name, body) => {
    const fault = parseFault(body);
    if ('problem' in fault) return problem(400, fault.problem);
    faults.add(fault);
    return {status: 201, body: {fault}};
  },
  'GET requests': ({log}) => ({status: 200, body: log.summary()}),
  'DELETE requests': ({log}) => {
    log.reset();
    return done;
  },
  'POST products/:': ({catalogue}, handle, body) => {
    const override = parseProductOverride(body);
    if ('problem' in override) return problem(400, override.problem);
    return catalogue.override(handle, override)
      ? done
      : problem(404, `There is no product with the handle '${handle}'`);
  },
  'POST codes/:': ({discounts}, code, body) => {
    if (typeof body['enabled'] !== 'boolean') return problem(400, 'enabled must be true or false');
    return discounts.setEnabled(code, body['enabled'])
      ? done
      : problem(404, `There is no discount code '${code}'`);
  },
  'POST prices': ({discounts}, _name, body) => {
    const rules = parseShopRules(body);
    if ('problem' in rules) return problem(400, rules.problem);
    discounts.rules = rules;
    return done;
  },
  'POST version': ({executors}, _name, {oldest}) => {
    if (typeof oldest !== 'string' || !isApiVersion(oldest)) {
      return problem(400, `oldest must be one of ${API_VERSIONS.join(', ')}`);
    }
    executors.serveFrom(oldest);
    return done;
  },
  'GET orders': ({carts}) => ({status: 200, body: {orders: carts.orders()}}),
  'POST refunds/:': (emulator, number, body) => {
    const asked = parseRefund(body);
    if ('problem' in asked) return problem(400, asked.problem);
    const order = emulator.carts.orderByNumber(number);
    if (!order) return problem(404, `There is no order '${number}'`);
    const changed = refund(emulator, order, asked);
    return changed
      ? {status: 201, body: {order: changed}}
      : problem(409, 'Nothing of that is left to be refunded');
  },
  'POST cancellations/:': (emulator, number) => {
    const order = emulator.carts.orderByNumber(number);
    return order
      ? {status: 201, body: {order: cancel(emulator, order)}}
      : problem(404, `There is no order '${number}'`);
  },
  // Sends no webhook: the shop subscribes to no topic that reports this change.
  'POST expirations/:': (emulator, number) => {
    const order = emulator.carts.orderByNumber(number);
    if (!order || order.paidAt) return problem(409, `'${number}' awaits no payment`);
    const expiredAt = new Date().toISOString();
    emulator.carts.replaceOrder({...order, expiredAt, updatedAt: expiredAt});
    return {status: 201, body: {expiredAt}};
  },
  // As above: the shop hears of an edit when it reads the order.
  'POST additions/:': ({carts}, number, {line}) => {
    const order = carts.orderByNumber(number);
    if (!order || !line) return problem(400, 'An order, and a line of another one');
    const changed = addLine(order, line as OrderLine, new Date());
    carts.replaceOrder(changed);
    return {status: 201, body: {order: changed}};
  },
  'POST payments/:': (emulator, number, {paidAt = new Date().toISOString()}) => {
    const order = emulator.carts.orderByNumber(number);
    if (!order) return problem(404, `There is no order '${number}'`);
    if (typeof paidAt !== 'string') return problem(400, 'paidAt must be a time');
    const paid = receivePayment(emulator, order, paidAt);
    return paid
      ? {status: 201, body: {order: paid}}
      : problem(409, 'No payment of that order is awaited');
  },
  'POST admin-access': ({adminAccess}, _name, {refusal = null, expire, scopes}) => {
    if (refusal !== null && !isAdminRefusal(refusal)) return problem(400, 'No such refusal');
    adminAccess.refusal = refusal;
    if (expire === true) adminAccess.expire();
    if (Array.isArray(scopes)) adminAccess.scopes = scopes.map(String);
    return done;
  },
  'GET mails': ({mails}) => ({status: 200, body: {mails}}),
  'GET webhooks': ({webhooks}) => ({status: 200, body: {deliveries: webhooks.list()}}),
  'POST webhook-faults': ({webhooks}, _name, body) => {
    const fault = parseWebhookFault(body);
    if ('problem' in fault) return problem(400, fault.problem);
    webhooks.faults.add(fault);
    return {status: 201, body: {fault}};
  },
  'DELETE webhook-faults': ({webhooks}) => {
    webhooks.faults.clear();
    return done;
  },
  'POST reset': ({
    catalogue,
    carts,
    discounts,
    faults,
    log,
    webhooks,
    executors,
    mails,
    adminAccess,
  }) => {
    adminAccess.reset();
    mails.length = 0;
    webhooks.reset();
    executors.reset();
    catalogue.reset();
    carts.reset();
    discounts.reset();
    faults.clear();
    log.reset();
    return done;
  },
};

/** `path` is the part after `/__emulator/`. */
export async function handleAdmin(
  emulator: Emulator,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {origin, host} = request.headers;
  // A page of another site that is open in the developer's browser must not be able to inject faults.
  if (origin !== undefined && origin !== `http://${host ?? ''}`) {
    respondJson(response, 403, {error: 'The admin path answers no other origin'});
    return;
  }
  const [resource = '', name, ...rest] = path.split('/').map(decode);
  const route = ROUTES[`${request.method} ${resource}${name === undefined ? '' : '/:'}`];
  if (!route || rest.length > 0) {
    respondJson(response, 404, {error: 'There is no such admin path; see the README'});
    return;
  }
  const text = await readBody(request);
  const body = text.trim() === '' ? {} : parseJsonObject(text);
  const answer = body
    ? route(emulator, name ?? '', body)
    : problem(400, 'The body must be a JSON object');
  respondJson(response, answer.status, answer.body);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
