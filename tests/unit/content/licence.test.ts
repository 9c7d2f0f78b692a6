import {expect, it} from 'vitest';
import {licenceOf, personalLicence, plrLicence, ruling} from '~/content/licence';
import {digestOf, labelsOf, rightsWith} from '~/domain/licence/licence';

it('the PLR licence gives what the shop promises', () => {
  const given = rightsWith(plrLicence, 'yes', 'condition').map(({id}) => id);
  for (const id of ['editar', 'marca', 'traducir', 'vender', 'ganancias', 'afiliados'] as const) {
    expect(given).toContain(id);
  }
});

it('the PLR licence never gives the rights themselves, nor lets anybody else resell', () => {
  const denied = rightsWith(plrLicence, 'no').map(({id}) => id);
  expect(denied).toEqual([
    ...['revender-derechos', 'reventa', 'exclusividad', 'editables', 'compartir'],
  ]);
  expect(ruling('revender-derechos')).toMatch(/no incluye derechos maestros de reventa \(MRR\)/);
});

it('lists put each right under its verdict, and only the rights asked for', () => {
  const {allowed, conditional, denied} = digestOf(plrLicence);
  const lists = {yes: allowed, condition: conditional, no: denied};
  for (const [verdict, rights] of Object.entries(lists)) {
    expect(new Set(rights.map((right) => right.verdict))).toEqual(new Set([verdict]));
  }
  const labels = labelsOf(plrLicence, ['imprimir', 'autoria', 'exclusividad']);
  expect([labels.allowed, labels.conditional, labels.denied]).toEqual([
    ...[['Imprimirlo'], ['Firmar tu versión'], ['Tener exclusividad']],
  ]);
});

it('the licence of a product is the PLR one without a metafield, or with a blank one', () => {
  expect([licenceOf(undefined), licenceOf(null), licenceOf(' ')]).toEqual([
    plrLicence,
    plrLicence,
    plrLicence,
  ]);
});

it('the licence of a product is the one that is named, and none when nobody wrote it', () => {
  expect(licenceOf(' uso-personal ')).toBe(personalLicence);
  expect(licenceOf('mrr')).toBeNull();
});
