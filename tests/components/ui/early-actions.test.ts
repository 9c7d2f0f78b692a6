// @vitest-environment jsdom
import {runInThisContext} from 'node:vm';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  awaitPart,
  hasEarlyActions,
  pageAnswers,
  partAnswers,
  repeatEarlyActions,
} from '~/components/ui/early-actions';
import {REMEMBER_EARLY_ACTIONS} from '~/components/ui/early-actions-script';

function element<Kind extends HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** What a control is told once there is code for it. */
function listenTo(control: HTMLElement, type: 'click' | 'change') {
  const heard = vi.fn();
  control.addEventListener(type, heard);
  return heard;
}

const isMarked = () => 'early' in document.documentElement.dataset;

beforeEach(() => {
  document.body.innerHTML = `
    <button id="add"><span>Agregar</span></button>
    <div id="part"><select><option>a</option></select><button>Siguiente</button></div>
    <form><button type="submit">Enviar</button><button type="button">Quitar</button></form>
    <a href="#faq">FAQ</a>`;
  runInThisContext(REMEMBER_EARLY_ACTIONS);
});

afterEach(() => window.earlyActions?.stop());

describe('early actions', () => {
  it('are done once, in the order of their last press, when the page answers', () => {
    element('#add span').click();
    element('form [type=button]').click();
    element('#add').click();
    expect(isMarked()).toBe(true);

    const order: string[] = [];
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', () => order.push(button.textContent));
    }
    pageAnswers();
    repeatEarlyActions();
    expect(order).toEqual(['Quitar', 'Agregar']);
    expect(isMarked()).toBe(false);
  });

  it('are left to the browser for links and submit buttons', () => {
    element('form').addEventListener('submit', (event) => event.preventDefault());
    element('form [type=submit]').click();
    element('a').click();
    element('#part').click();
    expect(hasEarlyActions()).toBe(false);
    expect(isMarked()).toBe(false);
  });

  it('wait for the code of their part', () => {
    const part = element('#part');
    const select = element('#part select');
    element('#part button').click();
    awaitPart(part);
    const clicked = listenTo(element('#part button'), 'click');
    pageAnswers();
    repeatEarlyActions();
    select.dispatchEvent(new Event('change', {bubbles: true}));
    const changed = listenTo(select, 'change');
    expect(clicked).not.toHaveBeenCalled();
    expect(isMarked()).toBe(true);

    partAnswers(part);
    repeatEarlyActions();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(isMarked()).toBe(false);
  });

  it('are not done again where the page answered', () => {
    awaitPart(element('#part'));
    pageAnswers();
    repeatEarlyActions();
    const heard = listenTo(element('#add'), 'click');
    element('#add').click();
    partAnswers(element('#part'));
    repeatEarlyActions();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(isMarked()).toBe(false);
  });

  it('are left to React when it takes over at the sight of one', () => {
    const heard = listenTo(element('#add'), 'click');
    // As React does: at the document, while the event is on its way.
    document.addEventListener('click', pageAnswers, {capture: true, once: true});
    element('#add').click();
    repeatEarlyActions();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('are kept for a part that waits, though React takes over the page at the sight of one', () => {
    awaitPart(element('#part'));
    document.addEventListener('click', pageAnswers, {capture: true, once: true});
    element('#part button').click();
    repeatEarlyActions();
    expect(hasEarlyActions()).toBe(true);
  });

  it('are not done again between the commit that answers and its effects', () => {
    pageAnswers();
    const heard = listenTo(element('#add'), 'click');
    element('#add').click();
    repeatEarlyActions();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('end with a part that is taken away before its code comes', async () => {
    const part = element('#part');
    const forget = awaitPart(part);
    pageAnswers();
    repeatEarlyActions();
    element('#part button').click();
    expect(isMarked()).toBe(true);
    forget();
    part.remove();
    await Promise.resolve();
    expect(hasEarlyActions()).toBe(false);
    expect(isMarked()).toBe(false);
  });

  it('are forgotten when the code takes too long', () => {
    vi.useFakeTimers();
    runInThisContext(REMEMBER_EARLY_ACTIONS);
    element('#add').click();
    vi.advanceTimersByTime(19_999);
    expect(isMarked()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(hasEarlyActions()).toBe(false);
    expect(isMarked()).toBe(false);
    vi.useRealTimers();
  });

  it('do not wait for a part whose code came first', () => {
    partAnswers(element('#part'));
    repeatEarlyActions();
    awaitPart(element('#part'));
    const heard = listenTo(element('#part button'), 'click');
    element('#part button').click();
    heard.mockClear();
    pageAnswers();
    repeatEarlyActions();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
