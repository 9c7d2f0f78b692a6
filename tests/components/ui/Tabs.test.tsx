// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {Tabs} from '~/components/ui/choices/Tabs';
import type {TabsProps} from '~/components/ui/choices/Tabs';

const TABS = [
  {id: 'uno', label: 'Uno', content: 'Texto uno'},
  {id: 'dos', label: 'Dos', content: 'Texto dos'},
  {id: 'tres', label: 'Tres', content: 'Texto tres'},
];
const PROPS: TabsProps = {
  label: 'Información',
  look: 'label',
  tabs: TABS,
  current: 'uno',
  onChange: vi.fn(),
};

const tab = (name: string) => screen.getByRole('tab', {name});
const shownPanels = () => screen.getAllByRole('tabpanel').map((panel) => panel.id);

function Controlled() {
  const [current, setCurrent] = useState('uno');
  return <Tabs {...PROPS} current={current} onChange={setCurrent} />;
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('tabs without scripts are what the server writes, without a style attribute, which the policy would block', () => {
  const html = renderToString(<Tabs {...PROPS} />);
  expect(html).toContain('data-reveal');
  expect(html).not.toContain('style=');
});

describe('tabs with scripts', () => {
  beforeEach(() => void render(<Controlled />));

  test('start with the chosen panel, the only one in the tab order', () => {
    expect(shownPanels()).toEqual(['panel-uno']);
    expect(tab('Uno').tabIndex).toBe(0);
    expect(tab('Dos').tabIndex).toBe(-1);
    expect(tab('Uno').getAttribute('aria-controls')).toBe('panel-uno');
    expect(screen.getByRole('tabpanel', {name: 'Uno'})).toBeTruthy();
  });

  test.each([
    ['ArrowRight', 'Uno', 'Dos'],
    ['ArrowRight', 'Tres', 'Uno'],
    ['ArrowLeft', 'Uno', 'Tres'],
    ['Home', 'Tres', 'Uno'],
    ['End', 'Uno', 'Tres'],
  ])('%s moves choice and focus from %s to %s', (key, from, to) => {
    fireEvent.click(tab(from));
    const stopped = !fireEvent.keyDown(tab(from), {key});
    expect(stopped).toBe(true);
    expect(document.activeElement).toBe(tab(to));
    expect(shownPanels()).toEqual([`panel-${to.toLowerCase()}`]);
  });
});
