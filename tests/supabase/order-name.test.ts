/** Order numbers as buyers type them. */
import {namesAnOrder} from '../../supabase/functions/_shared/common/names-an-order.ts';
import {describe, expect, it} from 'vitest';
import {findByName, isConfirmation} from '../../supabase/functions/_shared/orders/order-name.ts';

const named = (...names: string[]) => names.map((name) => ({name}));

describe('an order number as it is typed', () => {
  it.each([
    ['RP-2101', '2101', 'rp2101', ' #rp-2101 ', 'RP - 2101', 'Pedido #RP-2101', 'RP–2101'],
    ['RP-2101', 'RP-2101.', 'RP-2101,', 'N° RP-2101', 'pedido rp 2101', '"RP-2101"', 'RP_2101'],
    ['RP-2101', 'ＲＰ－２１０１', '٢١٠١', 'RP-۲۱۰۱', '２１０１', '2101@MX'],
    ['RP-1001', 'RP-1OO1', 'rp l001', 'RP-1001 28/11/2026'],
    ['RP-2101', 'orden: RP‑2101', 'RP 2.101', 'rp-02101', 'RP-2101 (2 productos)', '$5.50 RP-2101'],
    ['#3220', '3220', '#3220', '# 3220', 'Pedido 3220', 'Pedido #3220', 'N.º 3220', 'nro. 3220'],
    ['Pedido 4001', '4001', '#4001', 'pedido4001', 'PEDIDO N° 4001'],
    ['MX 4004/A', '4004', 'mx4004a', 'MX-4004-A', '4004/A', '4004 A'],
    ['1001 (MX)', '1001', '1001 MX', '#1001mx'],
    ['RP-2026-0042', '0042', '42', '2026-42', '20260042', 'pedido RP-2026-0042 de hoy'],
    ['RP1001-B2', 'rp1001', '1001', 'RP 1001 B 2', '1001-B2'],
    ['№ 5005', 'N.o 5005', '№5005', 'no 5005', 'order no. 5005'],
  ])('finds %s', (name, ...spellings) => {
    const orders = named('RP-7', name, 'RP-99');
    expect(spellings.filter((typed) => findByName(typed, orders)?.name !== name)).toEqual([]);
  });

  it('takes the exact name before one with the same digits', () => {
    expect(findByName('mx1001', named('RP-1001', 'MX-1001'))?.name).toBe('MX-1001');
  });

  it('takes digits alone only when one order of the address has them', () => {
    expect(findByName('1001', named('RP-1001', 'MX-1001'))).toBeNull();
    expect(findByName('1001', named('RP-1001', 'MX-1002'))?.name).toBe('RP-1001');
  });

  it.each(['1002', 'RP-10011', 'RP-100', '11'])('does not take %s for RP-1001', (typed) => {
    expect(findByName(typed, named('RP-1001'))).toBeNull();
  });

  it('knows the confirmation number of the thank-you page, with words before it', () => {
    const typed = ['XPAV284CT', '#xpav284ct', 'Confirmación XPAV284CT'];
    expect(typed.filter((each) => !isConfirmation(each, 'XPAV284CT'))).toEqual([]);
    expect(isConfirmation('XPAV284CT', null) || isConfirmation('284', 'XPAV284CT')).toBe(false);
    expect([' #XPAVQRSCT', 'Pedido XPAVQRSCT.'].every(namesAnOrder)).toBe(true);
    expect(findByName('XPAVQRSCT', named('RP-1001'))).toBeNull();
  });

  it.each(['no sé', 'cualquier', 'mi pedido de noviembre', 'a', '', 'RP-0000', '#'])(
    '%j names no order',
    (typed) => {
      expect(namesAnOrder(typed)).toBe(false);
      expect(findByName(typed, named('RP-1001', 'no sé'))).toBeNull();
    },
  );
});
