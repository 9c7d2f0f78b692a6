/** The function's copy of the shop's data, and the pure parts of the function. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {POLICY_DAYS} from '~/content/policy-days';
import {DEMO_POLICIES} from '../../emulators/storefront-api/shop-policies';
import {CHAT_KNOWLEDGE_FILE, renderChatKnowledge} from '../../scripts/lib/chat-knowledge';
import {objection} from '../../supabase/functions/sofia-chat/guard';
import {KNOWLEDGE, TITLES} from '../../supabase/functions/sofia-chat/knowledge/knowledge';
import {fold, likeness, stems} from '../../supabase/functions/sofia-chat/normalise';
import {callerAddress} from '../../supabase/functions/_shared/caller-address';
import {readSettings} from '../../supabase/functions/sofia-chat/settings';
import {falsehoods, states, STATEMENTS} from './statements';

describe('the knowledge', () => {
  it('is that of the shop (otherwise run scripts/build-chat-knowledge.ts)', async () => {
    expect(readFileSync(CHAT_KNOWLEDGE_FILE, 'utf8')).toBe(await renderChatKnowledge());
  });

  it('has an id, an answer and cues for each passage', () => {
    const ids = KNOWLEDGE.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {id, answer, cues} of KNOWLEDGE) {
      expect(answer.join('').length, id).toBeGreaterThan(20);
      expect(cues.length, id).toBeGreaterThan(0);
      expect(cues.every((cue) => stems(cue).length > 0)).toBe(true);
    }
  });

  it("tells the days of the demo shop's policies", () => {
    const {refundPolicy, privacyPolicy} = DEMO_POLICIES;
    const {faulty, regret, repaid, privacy} = POLICY_DAYS;
    expect(refundPolicy?.body).toContain(`en los ${faulty} días siguientes`);
    expect(refundPolicy?.body).toContain(`en los ${regret} días corridos`);
    expect(refundPolicy?.body).toContain(`en ${repaid} días hábiles como máximo`);
    expect(privacyPolicy?.body).toContain(`en ${privacy} días hábiles como máximo`);
  });

  it('is true whatever was asked: nothing begins with a yes or a no, and nothing is false', () => {
    for (const {id, answer} of KNOWLEDGE) {
      expect([id, falsehoods(answer.join('\n'))]).toEqual([id, []]);
    }
  });

  it('says nothing itself that a model may not say', () => {
    for (const passage of KNOWLEDGE) {
      expect([passage.id, objection(passage.answer.join('\n'), [passage], TITLES)]).toEqual([
        passage.id,
        null,
      ]);
    }
  });
});

describe('what the tests take for false', () => {
  it.each([
    'No hay problema, puedes revender los derechos.',
    'Claro, sin límite: la licencia incluye derechos maestros de reventa.',
    'Sí, tus clientes pueden revender el ebook que les vendes.',
    'Tus clientes pueden revenderlo, no hay que pedir permiso.',
    'Sin duda: es exclusivo para ti.',
    'La licencia dura para siempre.',
    'Te garantizamos ventas.',
    'No. Es como dices.',
  ])('%s', (answer) => {
    expect(falsehoods(answer)).not.toEqual([]);
  });

  it('is not what denies it', () => {
    const answer = 'No puedes revender los derechos, y tus clientes no pueden revenderlo.';
    expect(falsehoods(answer)).toEqual([]);
    expect(states(answer, STATEMENTS.buyersMayNot)).toBe(true);
    expect(states('Tus clientes pueden revenderlo.', STATEMENTS.buyersMayNot)).toBe(false);
  });
});

describe('text', () => {
  it('forgets case and accents', () => {
    expect(fold('¿CUÁNTO  vale, el «Niño»?')).toBe('cuanto vale el nino');
  });

  it('hears words as Latin America says them', () => {
    expect(stems('aseptan bender lisensia')).toEqual(stems('aceptan vender licencia'));
    expect(stems('kiero el livro')).toEqual(stems('quiero el libro'));
  });

  it('finds words that differ by their ending or a slip of the finger', () => {
    expect(stems('descargas')).toEqual(stems('descargar'));
    expect(likeness('lisenci', 'licenci')).toBeGreaterThan(0.5);
    expect(likeness('perro', 'precio')).toBeLessThan(0.5);
  });

  it('takes the names of built-in properties for words', () => {
    expect(stems('constructor __proto__ toString')).toHaveLength(3);
  });
});

describe('the address that a limit counts', () => {
  it('is the one that the gateway saw', () => {
    const forwarded = {'x-forwarded-for': '1.2.3.4, 5.6.7.8'};
    expect(callerAddress(new Headers(forwarded)), 'the first is the caller’s word').toBe('5.6.7.8');
    const network = {...forwarded, 'cf-connecting-ip': '2001:db8::9'};
    expect(callerAddress(new Headers(network))).toBe('2001:db8:0:0::/64');
    expect(callerAddress(new Headers())).toBe('unknown');
  });
});

describe('the settings', () => {
  it('are all optional', () => {
    expect(readSettings(() => undefined)).toEqual({
      allowedOrigins: [],
      messagesPerMinute: 20,
      model: null,
    });
  });

  it('take nonsense for nothing', () => {
    const settings = readSettings((name) => (name.startsWith('SOFIA') ? '-1, ' : undefined));
    expect(settings.messagesPerMinute).toBe(20);
  });
});
