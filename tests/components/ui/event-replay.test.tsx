// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {runInThisContext} from 'node:vm';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {EVENT_REPLAY_SCRIPT, useEventReplay} from '~/components/ui/hydration/event-replay';

function element<Kind extends HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

/** What a control is told from now on. */
function listenTo(selector: string, type: 'click' | 'change' = 'click') {
  const heard = vi.fn();
  element(selector).addEventListener(type, heard);
  return heard;
}

function Frame() {
  return <main ref={useEventReplay()} />;
}

const takeOver = () => render(<Frame />);
const afterwards = () => new Promise((resolve) => setTimeout(resolve, 5));
const isMarked = () => 'heldEvents' in document.documentElement.dataset;

beforeEach(() => {
  document.body.innerHTML = `
    <button id="add"><span>Agregar</span></button>
    <select><option>a</option></select>
    <form><button type="submit">Enviar</button><button type="button">Quitar</button></form>
    <label><input type="radio" name="talla" /><b>Grande</b></label>
    <label><input type="checkbox" /><i>Acepto</i></label>
    <label><input type="checkbox" /><u>Avísame</u></label>
    <a href="#faq">FAQ</a>`;
  runInThisContext(EVENT_REPLAY_SCRIPT);
});

afterEach(() => {
  cleanup();
  window.eventReplay?.stop();
  delete window.eventReplay;
  delete document.documentElement.dataset['heldEvents'];
});

describe('events before the page answers', () => {
  it('report the choices that were made, though React resets them first', async () => {
    element('label b').click();
    element('label i').click();
    element('label u').click();
    element('label u').click();
    const radio = element<HTMLInputElement>('[type=radio]');
    const [box, twice] = document.querySelectorAll<HTMLInputElement>('[type=checkbox]');
    const heard: boolean[] = [];
    for (const each of [radio, box, twice]) {
      each?.addEventListener('change', () => heard.push(each.checked));
    }
    takeOver();
    if (box) box.checked = false;
    await afterwards();
    expect([radio.checked, box?.checked, twice?.checked]).toEqual([true, true, false]);
    expect(heard).toEqual([true, true]);
  });

  it('are repeated once, in the order of their last press', async () => {
    element('#add span').click();
    element('form [type=button]').click();
    element('#add').click();
    element('select').dispatchEvent(new Event('change', {bubbles: true}));
    expect(isMarked()).toBe(true);

    const order: string[] = [];
    for (const button of document.querySelectorAll('button')) {
      button.addEventListener('click', () => order.push(button.textContent));
    }
    const changed = listenTo('select', 'change');
    takeOver();
    await afterwards();
    expect(order).toEqual(['Quitar', 'Agregar']);
    expect(changed).toHaveBeenCalledTimes(1);
    expect(isMarked()).toBe(false);
  });

  it('are left to the browser for links and submit buttons', () => {
    element('form').addEventListener('submit', (event) => event.preventDefault());
    element('form [type=submit]').click();
    element('a').click();
    expect(window.eventReplay?.held.size).toBe(0);
    expect(isMarked()).toBe(false);
  });

  it('are forgotten when the code takes too long', () => {
    vi.useFakeTimers();
    window.eventReplay?.stop();
    runInThisContext(EVENT_REPLAY_SCRIPT);
    element('#add').click();
    vi.advanceTimersByTime(19_999);
    expect(isMarked()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(window.eventReplay?.held.size).toBe(0);
    expect(isMarked()).toBe(false);
    vi.useRealTimers();
  });
});
