/**
 * Sends webhooks as the provider does: signed over the raw body, with the headers of a delivery, and
 * again while they are not answered with 2xx in time. The provider tries for four hours; here the pauses
 * are seconds.
 */
import {createHmac, randomUUID} from 'node:crypto';
import {API_VERSIONS} from '../graphql/api-versions';
import {WebhookFaultList, type WebhookFault} from './webhook-faults';

export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
  /** The shop's own domain at the provider. */
  readonly shopDomain: string;
}

export interface Delivery {
  readonly webhookId: string;
  readonly topic: string;
  readonly attempt: number;
  /** Null if nobody answered in time. */
  readonly status: number | null;
  readonly tookMs: number;
  readonly forged: boolean;
}

interface Webhook {
  readonly id: string;
  readonly eventId: string;
  readonly topic: string;
  readonly body: string;
  readonly triggeredAt: string;
}

/** The provider's own limit. */
const ANSWER_LIMIT_MS = 5000;
/** Pauses before the second try, the third, and so on; the provider tries eight times. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000];
/** Where no next one comes. */
const HELD_MS = 2000;
const MAX_DELIVERIES = 1000;

export class WebhookSender {
  readonly faults = new WebhookFaultList();
  /** Target of webhooks made in the shop's admin; null if the shop has not made any there. */
  target: WebhookTarget | null = null;
  /** Targets that an app has subscribed to a topic. */
  subscribed: (topic: string) => readonly WebhookTarget[] = () => [];
  private deliveries: Delivery[] = [];
  private held: Webhook[] = [];
  private readonly timers = new Set<NodeJS.Timeout>();
  private closed = false;

  /** Queues the webhook; nobody waits for it. */
  send(topic: string, payload: object): void {
    if (this.targetsOf(topic).length === 0) return;
    const webhook: Webhook = {
      id: randomUUID(),
      eventId: randomUUID(),
      topic,
      body: JSON.stringify(payload),
      triggeredAt: new Date().toISOString(),
    };
    const fault = this.faults.takeFor(topic);
    if (fault?.kind === 'reordered') {
      this.held.push(webhook);
      this.after(HELD_MS, () => this.held.splice(0).forEach((each) => void this.deliver(each)));
      return;
    }
    const held = this.held.splice(0);
    void this.begin(webhook, fault).then(() => held.map((each) => this.deliver(each)));
  }

  /** Resolves after the first try, or at once if that is delayed or dropped. */
  private async begin(webhook: Webhook, fault: WebhookFault | null): Promise<void> {
    switch (fault?.kind) {
      case 'lost':
        return;
      case 'late':
        this.after(fault.delayMs, () => void this.deliver(webhook));
        return;
      case 'doubled':
        await Promise.all([this.deliver(webhook), this.deliver(webhook)]);
        return;
      case 'forged':
        await this.forge(webhook);
    }
    await this.deliver(webhook);
  }

  list(): readonly Delivery[] {
    return this.deliveries;
  }

  reset(): void {
    this.faults.clear();
    this.deliveries = [];
    this.held = [];
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  close(): void {
    this.closed = true;
    this.reset();
  }

  private targetsOf(topic: string): readonly WebhookTarget[] {
    return [...(this.target ? [this.target] : []), ...this.subscribed(topic)];
  }

  private async deliver(webhook: Webhook): Promise<void> {
    await Promise.all(this.targetsOf(webhook.topic).map((each) => this.tell(each, webhook, 0)));
  }

  private async tell(target: WebhookTarget, webhook: Webhook, attempt: number): Promise<void> {
    if (this.closed) return;
    const status = await this.post(target, webhook, attempt, false);
    const pause = PAUSES_MS[attempt];
    const taken = status !== null && status >= 200 && status < 300;
    if (!taken && pause !== undefined) {
      this.after(pause, () => void this.tell(target, webhook, attempt + 1));
    }
  }

  /** A forged webhook from somebody who has seen one: another buyer with the old signature. */
  private async forge(webhook: Webhook): Promise<void> {
    const [target] = this.targetsOf(webhook.topic);
    if (!target) return;
    const body = webhook.body.replace(/[\w.+-]+@[\w.-]+/g, 'ladron@correo.test');
    await this.post(target, {...webhook, body: `${body} `}, 0, true, webhook.body);
  }

  private async post(
    {url, secret, shopDomain}: WebhookTarget,
    {id, eventId, topic, body, triggeredAt}: Webhook,
    attempt: number,
    forged: boolean,
    signed = body,
  ): Promise<number | null> {
    const began = performance.now();
    const status = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-hmac-sha256': createHmac('sha256', secret).update(signed).digest('base64'),
        'x-shopify-shop-domain': shopDomain,
        'x-shopify-api-version': API_VERSIONS[0],
        'x-shopify-webhook-id': forged ? randomUUID() : id,
        'x-shopify-event-id': forged ? randomUUID() : eventId,
        'x-shopify-triggered-at': triggeredAt,
      },
      body,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => null,
    );
    const tookMs = Math.round(performance.now() - began);
    this.deliveries.push({webhookId: id, topic, attempt: attempt + 1, status, tookMs, forged});
    if (this.deliveries.length > MAX_DELIVERIES) this.deliveries.shift();
    return status;
  }

  private after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, ms);
    this.timers.add(timer);
  }
}
