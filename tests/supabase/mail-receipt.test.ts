/** The receipt of a withdrawal: once, to its own address, and nothing of a stranger's in it. */
import {describe, expect, it, vi} from 'vitest';
import {mailReceipt, receiptText} from '../../supabase/functions/_shared/contact/mail-receipt';

const NOW = Date.UTC(2026, 10, 22, 22, 5);
const CALLER = '203.0.113.7';
const NUMBER = 'A-20261122-7K3F9Q';
const request = {
  number: NUMBER,
  kind: 'arrepentimiento',
  email: 'ana+x@ejemplo.com',
  order_number: '1001',
  sent_by: 'open' as const,
  created_at: '2026-11-22T22:04:30Z',
  answer_by: '2026-12-02',
};

function partsOf({
  waiting = [request] as object[],
  mayMail = true,
  mayAsk = true,
  keys = 'none',
  updated = [request] as object[],
} = {}) {
  const select = vi.fn().mockResolvedValueOnce(waiting);
  const call = vi.fn().mockImplementation(async (name: string, {purpose}: {purpose: string}) => {
    if (name === 'paid_orders_of') return [{id: '1', name: 'RP-1001'}];
    if (name === 'form_key_state') return keys;
    return purpose === 'receipt-open' ? mayMail : mayAsk;
  });
  const update = vi.fn().mockResolvedValue(updated);
  const send = vi.fn().mockResolvedValue('sent');
  return {database: {select, update, call}, send, siteUrl: 'https://tienda.example'};
}

describe('a receipt', () => {
  it('goes to the address of its request, which is marked first', async () => {
    const parts = partsOf();
    expect(await mailReceipt(parts, NUMBER, CALLER, NOW)).toBe('mailed');
    expect(parts.database.update).toHaveBeenCalledExactlyOnceWith(
      'consumer_requests',
      `number=eq.${NUMBER}&mailed_at=is.null`,
      {mailed_at: '2026-11-22T22:05:00.000Z'},
    );
    expect(parts.send.mock.calls[0]?.[0]).toMatchObject({
      to: 'ana+x@ejemplo.com',
      subject: `Comprobante de tu solicitud ${NUMBER}`,
    });
  });

  it.each([
    ['nothing sends mails', {}, 'off', true],
    ['no such request waits', {waiting: []}, 'unknown', false],
    ['another call was quicker', {updated: []}, 'unknown', false],
    ['the address had three within the hour', {mayMail: false}, 'too-many', false],
    ['the caller had its share of the hour', {mayAsk: false}, 'too-many', false],
  ])('is not sent when %s', async (_when, answers, result, off) => {
    const parts = partsOf(answers);
    expect(await mailReceipt(off ? {...parts, send: null} : parts, NUMBER, CALLER, NOW)).toBe(
      result,
    );
    expect(parts.send).not.toHaveBeenCalled();
  });

  it('is counted with those of the shop, or with those of its caller', async () => {
    const purposes = async (sent_by: string, keys?: string) => {
      const parts = partsOf({waiting: [{...request, sent_by}], keys});
      await mailReceipt(parts, NUMBER, CALLER, NOW);
      expect(parts.database.select.mock.calls[0]?.[1]).toContain('&sent_by=neq.rest&');
      return parts.database.call.mock.calls.flatMap(([, {purpose = []}]) => purpose);
    };
    expect(await purposes('shop')).toEqual(['receipt-shop']);
    expect(await purposes('open')).toEqual(['receipt-caller', 'receipt-open']);
    // The shop has a key: somebody else wrote it.
    expect(await purposes('open', 'unknown')).toEqual([]);
  });

  it('asks the database for nothing but a number', async () => {
    const parts = partsOf();
    expect(await mailReceipt(parts, `${NUMBER}&or=(id.gt.0)`, CALLER, NOW)).toBe('unknown');
    expect(parts.database.select).not.toHaveBeenCalled();
  });

  it('may be asked for again when the service did not take it', async () => {
    const parts = partsOf();
    parts.send.mockResolvedValue('refused');
    expect(await mailReceipt(parts, NUMBER, CALLER, NOW)).toBe('failed');
    expect(parts.database.update).toHaveBeenLastCalledWith(
      'consumer_requests',
      `number=eq.${NUMBER}`,
      {mailed_at: null},
    );
  });

  it.each([
    ['1001', 'Pedido: RP-1001\n'],
    ['LLAMA +52 5512345678', undefined],
  ])('repeats of the order %j only the name of one of the address: %s', async (typed, line) => {
    const parts = partsOf({waiting: [{...request, order_number: typed}]});
    await mailReceipt(parts, NUMBER, CALLER, NOW);
    const [{text}] = parts.send.mock.calls[0] as unknown as [{text: string}];
    expect(/Pedido: .*\n/.exec(text)?.[0]).toBe(line);
  });

  it('says what was asked, when, and until when it is answered', () => {
    const text = receiptText(request, 'RP-1001', 'https://tienda.example');
    for (const part of [
      `Número: ${NUMBER}`,
      'Solicitud: Arrepentimiento de una compra',
      'Pedido: RP-1001',
      'Recibida: 22 de noviembre de 2026, 16:04 (hora de Ciudad de México)',
      'Te respondemos hasta el: 2 de diciembre de 2026',
    ]) {
      expect(text).toContain(part);
    }
  });
});
