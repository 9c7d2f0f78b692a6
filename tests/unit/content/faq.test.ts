import {describe, expect, test} from 'vitest';
import {faq, faqWithoutCommunity} from '~/content/faq';

function answerOf(id: string): string {
  const item = faq.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`No question ${id}`);
  return item.answer.join(' ');
}

describe('the questions', () => {
  test('have ids that are unique and fit in an address as they are', () => {
    const ids = faq.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(encodeURIComponent(id)).toBe(id);
  });

  test.each(faq.map((item) => [item.question, item] as const))('%s is answered', (_, item) => {
    expect(item.question).toMatch(/^¿.+\?$/);
    expect(item.answer.length).toBeGreaterThan(0);
    for (const paragraph of item.answer) {
      expect(paragraph).toMatch(/[.!]$/);
      expect(paragraph).not.toMatch(/[<>]/);
    }
  });
});

test('a shop without a community link points to its contact form instead', () => {
  const text = JSON.stringify(faqWithoutCommunity);
  expect(text).not.toMatch(/comunidad»|grupo de soporte/);
  expect(text).toContain('«Contacto»');
  expect(faqWithoutCommunity.map(({id}) => id)).toEqual(faq.map(({id}) => id));
});

describe('the licence terms', () => {
  test.each([/editar/i, /marca/i, /traducir/i, /clientes finales/i, /100% de las ganancias/i])(
    'grant what the licence grants: %s',
    (granted) => {
      expect(answerOf('derechos')).toMatch(granted);
    },
  );

  test('deny reselling the rights, as master rights or as PLR', () => {
    expect(answerOf('derechos')).toMatch(/no puedes revender los derechos/i);
    expect(answerOf('derechos')).toMatch(/no incluye derechos maestros de reventa \(MRR\)/i);
    expect(answerOf('derechos')).toMatch(/no permite ofrecer el producto como PLR/i);
    expect(answerOf('reventa')).toMatch(/^No\./);
    expect(answerOf('editar-mega-pack')).toMatch(/no puedes revender el mega pack/i);
  });

  test('let affiliates sell on the buyer’s behalf', () => {
    expect(answerOf('derechos')).toMatch(/afiliados/);
    expect(answerOf('reventa')).toMatch(/afiliados: ellos promocionan y venden en tu nombre/);
  });

  test('claim no exclusivity', () => {
    expect(answerOf('exclusividad')).toMatch(/^No\. Los productos no son exclusivos/);
  });

  test('treat smart products as PLR products', () => {
    expect(answerOf('productos-inteligentes')).toMatch(/^Ninguna: son lo mismo/);
  });

  test('promise no earnings', () => {
    expect(answerOf('por-que-comprar')).toMatch(/nadie puede garantizarte ventas/);
  });
});

test('what a buyer receives is named: certificate, link by e-mail, group, template with lessons', () => {
  expect(answerOf('derechos')).toMatch(/certificado de licencia PLR/);
  expect(answerOf('entrega')).toMatch(/correo.*enlace a Mis productos/);
  expect(answerOf('soporte')).toMatch(/grupo de soporte en la comunidad/);
  expect(answerOf('creador-de-paginas')).toMatch(/plantilla HTML.*lecciones en video/);
});

test('the three places to sell are recommended', () => {
  expect(answerOf('donde-vender')).toMatch(
    /marketplace de cursos, una gran tienda en línea o tu propio checkout/,
  );
});
