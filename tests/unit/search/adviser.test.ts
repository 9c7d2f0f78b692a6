/**
 * What SofIA answers to the questions of shoppers in questions.txt, in the order in which the shop asks: local match, adviser,
 * the function's knowledge. `question => what a right answer holds`: ids of products of which one is shown
 * or their niche ('&': all of them; '!': none but these; '<10': none dearer; 'asc', 'desc': the cheapest or the dearest
 * of these first; '$': its price told), /a pattern/ of the text, '@passage' that it comes from, or 'person'. '[07]' is
 * the open product, '{01}' the cart; what begins with '>' goes on from the question before.
 */
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {ebooks} from '~/content/ebooks';
import {SYNONYMS} from '~/content/synonyms';
import {matchProducts} from '~/domain/support/chat-match';
import {formatPrice} from '~/domain/money/format-price';
import {COMBO_LEVELS} from '~/domain/offers/offers';
import type {Advice, AdviceContext} from '~/server/advice/advice';
import {advise} from '~/server/advice/answers/advise';
import {createSearchEngine, type SearchEngine} from '~/server/search/search-engine';
import {startSofia, type Sofia} from '../../supabase/support';
import {readShop} from './shop-entries';

interface Said {
  readonly text: string;
  readonly ids: readonly string[];
  readonly passage: string | null;
  readonly advice: Advice | null;
}

let engine: SearchEngine;
let sofia: Sofia;
beforeAll(async () => {
  engine = await createSearchEngine(await readShop(), SYNONYMS);
  sofia = await startSofia();
});
afterAll(() => sofia.close());

const handleOf = (id: string | undefined) => (id ? `producto-${id}` : null);
const priceOf = (id: string) =>
  engine.entries.find(({handle}) => handle === handleOf(id))?.price ?? {
    amount: '0',
    currencyCode: 'USD',
  };

const QUESTIONS = readFileSync(new URL('questions.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [asked = '', expected = ''] = line.split(' => ');
    return {
      message: asked.replace(/^> |\s*[[{]\d+[\]}]/g, ''),
      goesOn: asked.startsWith('>'),
      open: handleOf(/\[(\d+)\]/.exec(asked)?.[1]),
      cart: [handleOf(/\{(\d+)\}/.exec(asked)?.[1])].flatMap((each) => each ?? []),
      expected,
    };
  });
type Question = (typeof QUESTIONS)[number];

type Before = Pick<AdviceContext, 'shown' | 'seen' | 'before'>;

async function answer({message, open, cart}: Question, before: Before = {}): Promise<Said> {
  const local = matchProducts(ebooks, message).map(({id}) => id);
  if (local.length > 0) {
    return {text: '', ids: local.slice(0, 3), passage: null, advice: null};
  }
  const [first] = cart;
  const total = first ? priceOf(first.replace('producto-', '')) : null;
  const advice = advise(message, engine, {open, cart, total, levels: COMBO_LEVELS, ...before});
  if (advice) {
    const ids = advice.products.map(({entry}) => entry.handle.replace('producto-', ''));
    const rest = await Promise.all((advice.unanswered ?? []).map((each) => sofia.ask(each)));
    const text = [advice.text, ...rest.map(({response}) => response)].join('\n\n');
    return {text, ids, passage: null, advice};
  }
  const {response, passages} = await sofia.ask(message);
  return {text: response, ids: [], passage: passages[0] ?? null, advice: null};
}

function isUseful({expected}: Question, {text, ids, passage, advice}: Said): boolean {
  if (expected === 'person') {
    return advice?.person === true || passage === 'contacto' || passage === 'problema-archivo';
  }
  return expected.split(/\|(?=[@/])/).some((choice) => {
    if (choice.startsWith('@')) return passage === choice.slice(1);
    const pattern = /^\/(.+)\/([is]*)$/.exec(choice);
    if (pattern) return new RegExp(pattern[1] ?? '', pattern[2]).test(text);
    const words = choice.split(' ');
    const wanted = idsIn(choice);
    const right = words.includes('*')
      ? ids.length > 0
      : words.includes('&')
        ? wanted.every((id) => ids.includes(id))
        : ids.some((id) => wanted.includes(id));
    // An answer of the local match shows the price on its card.
    const told =
      !words.includes('$') || advice === null || text.includes(formatPrice(priceOf(ids[0] ?? '')));
    return right && told;
  });
}

/** The ids that a right answer names, those of a niche one by one. */
function idsIn(expected: string): string[] {
  return expected
    .split(' ')
    .flatMap((word) =>
      /^\d+$/.test(word) ? word : ebooks.filter(({niche}) => niche === word).map(({id}) => id),
    );
}

/** Whether the first shown has the lowest or highest price of all that could be, and the others follow. */
function isMisordered(expected: string, ids: readonly string[]): boolean {
  const direction = /\b(asc|desc)\b/.exec(expected)?.[1];
  if (!direction) return false;
  const amount = (id: string) => Number(priceOf(id).amount) * (direction === 'asc' ? 1 : -1);
  const available = idsIn(expected).filter(
    (id) => engine.entries.find(({handle}) => handle === handleOf(id))?.available,
  );
  const best = Math.min(...available.map(amount));
  return (
    ids.some((id, at) => amount(id) < amount(ids[at - 1] ?? id)) || amount(ids[0] ?? '') !== best
  );
}

/**
 * What is not true, or sells where nothing was to be sold: too dear, in a wrong order, a product that does not
 * match, none of those that do, a price that nothing has.
 */
function isWrong({expected}: Question, {ids, text, advice}: Said): boolean {
  const wanted = idsIn(expected);
  const missing = wanted.length > 0 && !ids.some((id) => wanted.includes(id));
  const besides = expected.startsWith('!') && ids.some((id) => !wanted.includes(id));
  if (missing || besides || isMisordered(expected, ids)) return true;
  const limit = /<(\d+)/.exec(expected)?.[1];
  const dear = limit && ids.some((id) => Number(priceOf(id).amount) > Number(limit));
  const advert = /^(?:@|person)/.test(expected) && ids.length > 0;
  const prices = advice ? [...text.matchAll(/\$\d+\.\d\d/g)].map(([price]) => price) : [];
  const sum = ids.reduce((total, id) => total + Number(priceOf(id).amount), 0).toFixed(2);
  const sold = engine.entries.flatMap((entry) => [entry, ...entry.texts().versions]);
  const invented = prices.some(
    (price) => price !== `$${sum}` && !sold.some((each) => formatPrice(each.price).includes(price)),
  );
  return Boolean(dear || advert || invented);
}

describe('the adviser', () => {
  test('is of use to 90 of 100, wrong to none, and sells nothing where nothing was asked for', async () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(250);
    const useless: string[] = [];
    const wrong: string[] = [];
    let before: Required<Before> = {shown: [], seen: [], before: []};
    for (const question of QUESTIONS) {
      if (!question.goesOn) before = {shown: [], seen: [], before: []};
      const said = await answer(question, before);
      const shown = said.ids.flatMap((id) => handleOf(id) ?? []);
      before = {
        shown: shown.length > 0 ? shown : before.shown,
        seen: [...shown, ...before.seen],
        before: [question.message, ...before.before],
      };
      const line = `${question.message} → ${said.passage ?? ''} ${said.ids.join(' ')} ${said.text.slice(0, 70)}`;
      if (!isUseful(question, said)) useless.push(line);
      if (isWrong(question, said)) wrong.push(line);
    }
    expect(wrong).toEqual([]);
    expect(1 - useless.length / QUESTIONS.length, useless.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  test('never recommends more than three, nor what is in the cart or sold out', () => {
    const cart = ['producto-65'];
    const advice = advise('busco algo para mi bebé', engine, {open: null, cart});
    const handles = advice?.products.map(({entry}) => entry.handle) ?? [];
    expect(handles.length).toBeLessThanOrEqual(3);
    expect(handles).not.toContain('producto-65');
    const reading = advise('recomiéndame algo para aprender a leer', engine, {
      open: null,
      cart: [],
    });
    expect(reading?.products.every(({entry}) => entry.available)).toBe(true);
  });

  test.each([
    'puedo revender los derechos de este ebook?',
    'busco un ebook con derechos maestros de reventa',
    'recomiéndame uno con MRR',
    'cuánto cuesta la licencia?',
    'quiero un reembolso',
  ])('leaves %j to who knows rights and payments', (message) => {
    expect(advise(message, engine, {open: 'producto-01', cart: []})).toBeNull();
  });
});
