import {describe, expect, it} from 'vitest';
import {licenceOf, licences, personalLicence, plrLicence, ruling} from '~/content/licence';
import {labelsOf, RIGHT_IDS, rightsWith} from '~/domain/licence/licence';

const DENIAL = /\b(no|ni|nadie)\b/i;

describe.each(licences.map((licence) => [licence.name, licence] as const))('%s', (_, licence) => {
  it('has a version and a date', () => {
    expect(licence.version).toMatch(/^\d+\.\d+$/);
    expect(new Date(licence.date).toISOString().slice(0, 10)).toBe(licence.date);
  });

  it.each(RIGHT_IDS)('rules on %s in one sentence that is true alone', (id) => {
    const {verdict, label, sentence} = licence.rights[id];
    expect(label).toMatch(/^[A-ZÁÉÍÓÚ].*[^.]$/);
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ][^.!?]*\.$/);
    if (verdict === 'no') expect(sentence).toMatch(DENIAL);
    else expect(sentence).toMatch(/^(Puedes|Te quedas)\b/);
    if (verdict === 'condition') expect(sentence).toMatch(/, si /);
  });

  it('is listed without losing a right or naming one twice', () => {
    const {allowed, conditional, denied} = labelsOf(licence);
    const labels = RIGHT_IDS.map((id) => licence.rights[id].label);
    expect([...allowed, ...conditional, ...denied].toSorted()).toEqual(labels.toSorted());
  });
});

describe('the PLR licence', () => {
  it('gives what the shop promises', () => {
    const given = rightsWith(plrLicence, 'yes', 'condition').map(({id}) => id);
    for (const id of ['editar', 'marca', 'traducir', 'vender', 'ganancias', 'afiliados'] as const) {
      expect(given).toContain(id);
    }
  });

  it('never gives the rights themselves, nor lets anybody else resell', () => {
    const denied = rightsWith(plrLicence, 'no').map(({id}) => id);
    expect(denied).toEqual([
      'revender-derechos',
      'reventa',
      'exclusividad',
      'editables',
      'compartir',
    ]);
    expect(ruling('revender-derechos')).toMatch(/no incluye derechos maestros de reventa \(MRR\)/);
  });
});

describe('the licence of a product', () => {
  it('is the PLR one without a metafield, or with a blank one', () => {
    expect([licenceOf(undefined), licenceOf(null), licenceOf(' ')]).toEqual([
      plrLicence,
      plrLicence,
      plrLicence,
    ]);
  });

  it('is the one that is named, and none when nobody wrote it', () => {
    expect(licenceOf(' uso-personal ')).toBe(personalLicence);
    expect(licenceOf('mrr')).toBeNull();
  });
});
