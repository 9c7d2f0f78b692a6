// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {ProductTabs} from '~/components/product/ProductTabs';

const TABS = [
  {id: 'uno', label: 'Uno', content: 'Texto uno'},
  {id: 'dos', label: 'Dos', content: 'Texto dos'},
  {id: 'tres', label: 'Tres', content: 'Texto tres'},
];

const tab = (name: string) => screen.getByRole('tab', {name});
const shownPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);

beforeEach(() => void render(<ProductTabs label="Información" tabs={TABS} />));
afterEach(cleanup);

describe('the tabs', () => {
  test('start with the first panel, the only one in the tab order', () => {
    expect(shownPanels()).toEqual(['uno']);
    expect(tab('Uno').tabIndex).toBe(0);
    expect(tab('Dos').tabIndex).toBe(-1);
    expect(tab('Uno').getAttribute('aria-controls')).toBe('uno');
    expect(screen.getByRole('tabpanel', {name: 'Uno'})).toBeTruthy();
  });

  test('show the panel of a tab that is clicked', () => {
    fireEvent.click(tab('Dos'));
    expect(shownPanels()).toEqual(['dos']);
    expect(tab('Dos').getAttribute('aria-selected')).toBe('true');
    expect(tab('Uno').getAttribute('aria-selected')).toBe('false');
  });

  test.each([
    ['ArrowRight', 'Uno', 'Dos'],
    ['ArrowRight', 'Tres', 'Uno'],
    ['ArrowLeft', 'Uno', 'Tres'],
    ['ArrowLeft', 'Tres', 'Dos'],
    ['Home', 'Tres', 'Uno'],
    ['End', 'Uno', 'Tres'],
  ])('%s moves choice and focus from %s to %s', (key, from, to) => {
    fireEvent.click(tab(from));
    const stopped = !fireEvent.keyDown(tab(from), {key});
    expect(stopped).toBe(true);
    expect(document.activeElement).toBe(tab(to));
    expect(shownPanels()).toEqual([to.toLowerCase()]);
  });

  test('leave every other key alone', () => {
    const stopped = !fireEvent.keyDown(tab('Uno'), {key: 'Tab'});
    expect(stopped).toBe(false);
    expect(shownPanels()).toEqual(['uno']);
  });

  test('mark what a page without scripts shows: all panels, each under its heading', () => {
    const hidden = document.querySelectorAll('[hidden]');
    expect(hidden).toHaveLength(2 + 3);
    hidden.forEach((element) => expect(element.hasAttribute('data-reveal')).toBe(true));
    expect(screen.getByRole('tablist').hasAttribute('data-needs-script')).toBe(true);
  });
});
