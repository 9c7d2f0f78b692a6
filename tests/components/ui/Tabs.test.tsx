// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {useState} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {Tabs} from '~/components/ui/choices/Tabs';
import type {TabsProps} from '~/components/ui/choices/Tabs';
import {painted} from '../../support/painted';

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

describe('the plain tabs', () => {
  test('mark what a page without scripts shows: all panels, each under its heading', () => {
    document.body.innerHTML = renderToString(<Tabs {...PROPS} />);
    const hidden = document.querySelectorAll('[hidden]');
    expect(hidden).toHaveLength(2 + 3);
    hidden.forEach((element) => expect(element.hasAttribute('data-reveal')).toBe(true));
    expect(screen.getByRole('tablist').hasAttribute('data-needs-script')).toBe(true);
  });

  test('are what the server writes, without a style attribute, which the policy would block', () => {
    const html = renderToString(<Tabs {...PROPS} />);
    expect(html).toContain('data-reveal');
    expect(html).not.toContain('style=');
  });

  test('hand over to the interactive ones: the focus, a press and a key are not lost', async () => {
    render(<Controlled />);
    const plain = tab('Dos');
    plain.focus();
    fireEvent.click(plain);
    fireEvent.keyDown(plain, {key: 'ArrowRight'});
    await waitFor(() => expect(plain.isConnected).toBe(false));
    // Tab and panel change in the task after the frame of the press.
    await waitFor(() => expect(shownPanels()).toEqual(['panel-tres']));
    expect(document.activeElement).toBe(tab('Tres'));
  });

  test('what was typed in a panel stays, and the focus in it', async () => {
    // A module of its own: of another test's the tabs are here already.
    vi.resetModules();
    const {Tabs: FreshTabs} = await import('~/components/ui/choices/Tabs');
    const content = <input aria-label="Correo" />;
    render(<FreshTabs {...PROPS} tabs={[{id: 'uno', label: 'Uno', content}]} />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    const plain = tab('Uno');
    field.focus();
    fireEvent.input(field, {target: {value: 'ana@'}});
    fireEvent.pointerOver(plain);
    await waitFor(() => expect(plain.isConnected).toBe(false));
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ana@');
  });
});

describe('the interactive tabs', () => {
  // Whichever test comes first has them fetched.
  beforeEach(async () => {
    render(<Controlled />);
    fireEvent.pointerOver(tab('Uno'));
    await waitFor(() => expect(tab('Uno').hasAttribute('data-headlessui-state')).toBe(true));
  });

  test('start with the chosen panel, the only one in the tab order', () => {
    expect(shownPanels()).toEqual(['panel-uno']);
    expect(tab('Uno').tabIndex).toBe(0);
    expect(tab('Dos').tabIndex).toBe(-1);
    expect(tab('Uno').getAttribute('aria-controls')).toBe('panel-uno');
    expect(screen.getByRole('tabpanel', {name: 'Uno'})).toBeTruthy();
  });

  test('answer a click first, and then show the tab and its panel together', async () => {
    fireEvent.click(tab('Dos'));
    expect(tab('Dos').getAttribute('aria-selected')).toBe('false');
    expect(shownPanels()).toEqual(['panel-uno']);
    await painted();
    expect(shownPanels()).toEqual(['panel-dos']);
    expect(tab('Dos').getAttribute('aria-selected')).toBe('true');
    expect(tab('Uno').getAttribute('aria-selected')).toBe('false');
  });

  test('show the last one that was pressed, also where it was the first one shown', async () => {
    fireEvent.click(tab('Dos'));
    fireEvent.click(tab('Uno'));
    await painted();
    expect(shownPanels()).toEqual(['panel-uno']);
    expect(document.activeElement).toBe(tab('Uno'));
  });

  test.each([
    ['ArrowRight', 'Uno', 'Dos'],
    ['ArrowRight', 'Tres', 'Uno'],
    ['ArrowLeft', 'Uno', 'Tres'],
    ['ArrowLeft', 'Tres', 'Dos'],
    ['Home', 'Tres', 'Uno'],
    ['End', 'Uno', 'Tres'],
  ])('%s moves choice and focus from %s to %s', async (key, from, to) => {
    fireEvent.click(tab(from));
    await painted();
    const stopped = !fireEvent.keyDown(tab(from), {key});
    expect(stopped).toBe(true);
    expect(document.activeElement).toBe(tab(to));
    await painted();
    expect(shownPanels()).toEqual([`panel-${to.toLowerCase()}`]);
  });

  test('leave every other key alone', () => {
    const stopped = !fireEvent.keyDown(tab('Uno'), {key: 'Tab'});
    expect(stopped).toBe(false);
    expect(shownPanels()).toEqual(['panel-uno']);
  });
});
