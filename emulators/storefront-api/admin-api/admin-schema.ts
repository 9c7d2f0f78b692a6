/** The part of the provider's Admin API that a shop needs to read its orders again. */
import {buildSchema, GraphQLError} from 'graphql';
import type {CatalogueStore} from '../catalogue-index/catalogue-store';
import type {ProductNode} from '../catalogue-index/nodes';
import type {AdminAccess} from './admin-access';
import {leftOf, type Order, type OrderLine, type OrderRefund} from '../cart/order';
import {CURRENCY, SHOP_DOMAIN, SHOP_ID} from '../constants';
import {gid, parseGid} from '../gid';
import {confirmationNumber, decimal, financialStatus} from '../orders/order-payloads';
import {findMetafield, type MetafieldIdentifier} from '../resolvers/metafield';

export const adminSchema = buildSchema(/* GraphQL */ `
  scalar DateTime
  scalar Decimal
  scalar UnsignedInt64
  enum CurrencyCode {
    ${CURRENCY}
  }
  enum OrderDisplayFinancialStatus {
    PENDING
    VOIDED
    EXPIRED
    PAID
    PARTIALLY_PAID
    PARTIALLY_REFUNDED
    REFUNDED
  }
  enum OrderSortKeys {
    UPDATED_AT
    CREATED_AT
  }
  type AccessScope {
    handle: String!
  }
  type AppInstallation {
    accessScopes: [AccessScope!]!
  }
  type Query {
    currentAppInstallation: AppInstallation!
    shop: Shop!
    webhookSubscriptions(first: Int, after: String): WebhookSubscriptionConnection!
    order(id: ID!): Order
    product(id: ID!): Product
    productByIdentifier(identifier: ProductIdentifierInput!): Product
    orders(
      first: Int
      after: String
      query: String
      sortKey: OrderSortKeys
      reverse: Boolean
    ): OrderConnection!
  }
  type Mutation {
    webhookSubscriptionCreate(
      topic: WebhookSubscriptionTopic!
      webhookSubscription: WebhookSubscriptionInput!
    ): WebhookSubscriptionPayload
    webhookSubscriptionUpdate(
      id: ID!
      webhookSubscription: WebhookSubscriptionInput!
    ): WebhookSubscriptionPayload
  }
  enum WebhookSubscriptionTopic {
    ORDERS_CREATE
    ORDERS_PAID
    ORDERS_CANCELLED
    REFUNDS_CREATE
    APP_UNINSTALLED
  }
  enum WebhookSubscriptionFormat {
    JSON
    XML
  }
  input WebhookSubscriptionInput {
    uri: String
    format: WebhookSubscriptionFormat
  }
  type WebhookSubscription {
    id: ID!
    topic: WebhookSubscriptionTopic!
    uri: String!
  }
  type WebhookSubscriptionConnection {
    nodes: [WebhookSubscription!]!
    pageInfo: PageInfo!
  }
  type UserError {
    field: [String!]
    message: String!
  }
  type WebhookSubscriptionPayload {
    webhookSubscription: WebhookSubscription
    userErrors: [UserError!]!
  }
  type Shop {
    id: ID!
    name: String!
    myshopifyDomain: String!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type OrderConnection {
    nodes: [Order!]!
    pageInfo: PageInfo!
  }
  type Attribute {
    key: String!
    value: String
  }
  type MoneyV2 {
    amount: Decimal!
    currencyCode: CurrencyCode!
  }
  type MoneyBag {
    shopMoney: MoneyV2!
  }
  input ProductIdentifierInput {
    id: ID
    handle: String
  }
  enum ProductStatus {
    ACTIVE
    DRAFT
    ARCHIVED
  }
  type ProductVariantConnection {
    nodes: [ProductVariant!]!
  }
  type Product {
    id: ID!
    title: String!
    status: ProductStatus!
    variants(first: Int): ProductVariantConnection!
    metafield(namespace: String, key: String!): Metafield
  }
  type Metafield {
    value: String!
  }
  type ProductVariant {
    id: ID!
    availableForSale: Boolean!
  }
  type Order {
    id: ID!
    legacyResourceId: UnsignedInt64!
    name: String!
    confirmationNumber: String
    email: String
    currencyCode: CurrencyCode!
    displayFinancialStatus: OrderDisplayFinancialStatus
    createdAt: DateTime!
    processedAt: DateTime!
    updatedAt: DateTime!
    cancelledAt: DateTime
    customAttributes: [Attribute!]!
    totalPriceSet: MoneyBag!
    lineItems(first: Int, after: String): LineItemConnection!
    refunds(first: Int): [Refund!]!
    transactions(first: Int): [OrderTransaction!]!
  }
  type OrderTransaction {
    kind: String!
    status: String!
    processedAt: DateTime
  }
  type LineItemConnection {
    nodes: [LineItem!]!
    pageInfo: PageInfo!
  }
  type LineItem {
    id: ID!
    title: String!
    variantTitle: String
    quantity: Int!
    currentQuantity: Int!
    isGiftCard: Boolean!
    product: Product
    variant: ProductVariant
    discountedTotalSet(withCodeDiscounts: Boolean): MoneyBag!
  }
  type Refund {
    id: ID!
    legacyResourceId: UnsignedInt64!
    createdAt: DateTime
    totalRefundedSet: MoneyBag!
    refundLineItems(first: Int): RefundLineItemConnection!
  }
  type RefundLineItemConnection {
    nodes: [RefundLineItem!]!
    pageInfo: PageInfo!
  }
  type RefundLineItem {
    quantity: Int!
    lineItem: LineItem!
  }
`);

interface OrdersArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly query?: string | null;
  readonly reverse?: boolean | null;
}

const PAGE_INFO = {hasNextPage: false, endCursor: null};
const MAX_FIRST = 250;

export function adminRoot(
  orders: readonly Order[],
  catalogue: CatalogueStore,
  {scopes, webhooks}: Pick<AdminAccess, 'scopes' | 'webhooks'>,
) {
  /** A field of data that the app's scopes do not open is an error beside the rest. */
  const need = (scope: 'read_orders' | 'read_products', field: string) => {
    if (scopes.includes(scope) || scopes.includes(scope.replace('read', 'write'))) return;
    const message = `Access denied for ${field} field. Required access: \`${scope}\` access scope.`;
    throw new GraphQLError(message, {extensions: {code: 'ACCESS_DENIED'}});
  };
  const product = (id: string, handle = '') => {
    need('read_products', 'product');
    return productNode(
      id ? catalogue.productById(parseGid(id)?.id ?? '') : catalogue.product(handle),
    );
  };
  return {
    currentAppInstallation: {accessScopes: scopes.map((handle) => ({handle}))},
    shop: {id: SHOP_ID, name: 'Reventa PLR', myshopifyDomain: SHOP_DOMAIN},
    ...webhookFields(scopes, webhooks),
    product: ({id}: {id: string}) => product(id),
    productByIdentifier: ({identifier: {id, handle}}: {identifier: ProductIdentifier}) =>
      product(id ?? '', handle ?? ''),
    order: ({id}: {id: string}) => {
      need('read_orders', 'order');
      const found = orders.find((order) => order.id === parseGid(id)?.id);
      return found ? orderNode(found) : null;
    },
    orders: ({first, after, query, reverse}: OrdersArguments) => {
      need('read_orders', 'orders');
      if (!first || first > MAX_FIRST) throw new GraphQLError('first must be between 1 and 250');
      const found = orders
        .filter(matches(query ?? ''))
        .sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1));
      if (reverse) found.reverse();
      const start = after ? found.findIndex(({id}) => id === after) + 1 : 0;
      const page = found.slice(start, start + first);
      return {
        nodes: page.map(orderNode),
        pageInfo: {
          hasNextPage: start + first < found.length,
          endCursor: page.at(-1)?.id ?? null,
        },
      };
    },
  };
}

interface WebhookInput {
  readonly topic: string;
  readonly webhookSubscription: {readonly uri?: string | null};
}

/** Topics of orders take the scope to read them; a topic and an address go together once. */
function webhookFields(scopes: AdminAccess['scopes'], webhooks: AdminAccess['webhooks']) {
  const refused = (field: string, message: string) => ({
    webhookSubscription: null,
    userErrors: [{field: ['webhookSubscription', field], message}],
  });
  const put = (id: string, topic: string, uri: string) => {
    if (topic !== 'APP_UNINSTALLED' && !scopes.some((each) => /^(read|write)_orders$/.test(each))) {
      const name = topic.toLowerCase().replace('_', '/');
      const message = `You do not have permission to create or update webhooks with ${name} topic.`;
      return refused('topic', message);
    }
    if (!/^(https:|http:\/\/127\.0\.0\.1)/.test(uri)) {
      return refused('uri', 'Address protocol is not supported');
    }
    if ([...webhooks.values()].some((each) => each.topic === topic && each.uri === uri)) {
      return refused('uri', 'Address for this topic has already been taken');
    }
    webhooks.set(id, {topic, uri});
    return {webhookSubscription: {id, topic, uri}, userErrors: []};
  };
  return {
    webhookSubscriptions: () => ({
      nodes: [...webhooks].map(([id, each]) => ({id, ...each})),
      pageInfo: PAGE_INFO,
    }),
    webhookSubscriptionCreate: ({topic, webhookSubscription: {uri}}: WebhookInput) =>
      put(gid('WebhookSubscription', String(webhooks.size + 1)), topic, uri ?? ''),
    webhookSubscriptionUpdate: ({
      id,
      webhookSubscription: {uri},
    }: Omit<WebhookInput, 'topic'> & {readonly id: string}) => {
      const known = webhooks.get(id);
      return known
        ? put(id, known.topic, uri ?? known.uri)
        : refused('id', 'Webhook subscription does not exist');
    },
  };
}

interface ProductIdentifier {
  readonly id?: string | null;
  readonly handle?: string | null;
}

function productNode(found: ProductNode | null) {
  return (
    found && {
      id: found.id,
      title: found.data.title,
      status: 'ACTIVE',
      variants: {
        nodes: found.variants.map(({id, data}) => ({id, availableForSale: data.availableForSale})),
      },
      metafield: (asked: MetafieldIdentifier) => findMetafield(found, asked),
    }
  );
}

/** `updated_at:>='2026-…'` and `email:"ana@correo.test"`: what this shop asks for. */
function matches(query: string): (order: Order) => boolean {
  const since = /updated_at:>='?([^'\s]+)'?/.exec(query)?.[1];
  const email = /email:"?([^"\s]+)"?/.exec(query)?.[1];
  return (order) =>
    (!since || Date.parse(order.updatedAt) >= Date.parse(since)) &&
    (!email || order.email.toLowerCase() === email.toLowerCase());
}

function orderNode(order: Order) {
  return {
    id: gid('Order', order.id),
    legacyResourceId: order.id,
    name: order.number,
    confirmationNumber: confirmationNumber(order),
    email: order.email,
    currencyCode: CURRENCY,
    displayFinancialStatus: financialStatus(order).toUpperCase(),
    createdAt: order.completedAt,
    processedAt: order.completedAt,
    updatedAt: order.updatedAt,
    cancelledAt: order.cancelledAt,
    customAttributes: order.attributes,
    totalPriceSet: moneyBag(order.totalCents),
    lineItems: {nodes: order.lines.map((line) => lineNode(order, line)), pageInfo: PAGE_INFO},
    refunds: order.refunds.map((refund) => refundNode(order, refund)),
    transactions: order.paidAt
      ? [{kind: 'SALE', status: 'SUCCESS', processedAt: order.paidAt}]
      : [],
  };
}

function lineNode(order: Order, line: OrderLine) {
  return {
    id: gid('LineItem', line.id),
    title: line.title,
    variantTitle: line.variantTitle === 'Default Title' ? null : line.variantTitle,
    quantity: line.quantity,
    currentQuantity: leftOf(order, line),
    isGiftCard: false,
    product: {id: gid('Product', line.productId)},
    variant: {id: line.merchandiseId},
    discountedTotalSet: moneyBag(line.totalCents),
  };
}

function refundNode(order: Order, refund: OrderRefund) {
  return {
    id: gid('Refund', refund.id),
    legacyResourceId: refund.id,
    createdAt: refund.createdAt,
    totalRefundedSet: moneyBag(refund.amountCents),
    refundLineItems: {
      pageInfo: PAGE_INFO,
      nodes: refund.lines.flatMap(({lineId, quantity}) => {
        const line = order.lines.find(({id}) => id === lineId);
        return line ? [{quantity, lineItem: lineNode(order, line)}] : [];
      }),
    },
  };
}

function moneyBag(cents: number) {
  return {shopMoney: {amount: decimal(cents), currencyCode: CURRENCY}};
}
