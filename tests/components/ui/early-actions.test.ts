// @vitest-environment jsdom
import {runInThisContext} from 'node:vm';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  awaitPart,
  hasEarlyActions,
  pageIsAlive,
  partIsAlive,
  REMEMBER_EARLY_ACTIONS,
} from '~/components/ui/early-actions';

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
  it('are done once, and in order, when the page is alive', () => {
    element('#add span').click();
    element('form [type=button]').click();
    element('#add').click();
    expect(isMarked()).toBe(true);

    const order: string[] = [];
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', () => order.push(button.textContent));
    }
    pageIsAlive();
    expect(order).toEqual(['Agregar', 'Quitar']);
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
    pageIsAlive();
    select.dispatchEvent(new Event('change', {bubbles: true}));
    const changed = listenTo(select, 'change');
    expect(clicked).not.toHaveBeenCalled();
    expect(isMarked()).toBe(true);

    partIsAlive(part);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(isMarked()).toBe(false);
  });

  it('are not done again where the page answered', () => {
    awaitPart(element('#part'));
    pageIsAlive();
    const heard = listenTo(element('#add'), 'click');
    element('#add').click();
    partIsAlive(element('#part'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(isMarked()).toBe(false);
  });

  it('end with a part that is taken away before its code comes', () => {
    const forget = awaitPart(element('#part'));
    forget();
    pageIsAlive();
    element('#add').click();
    expect(hasEarlyActions()).toBe(false);
  });

  it('do not wait for a part whose code came first', () => {
    partIsAlive(element('#part'));
    awaitPart(element('#part'));
    const heard = listenTo(element('#part button'), 'click');
    element('#part button').click();
    heard.mockClear();
    pageIsAlive();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
