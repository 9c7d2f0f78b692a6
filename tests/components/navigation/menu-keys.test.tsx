// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {moveInMenu} from '~/components/navigation/CategoryPopover';

const item = (name: string, flyout = '') => `<li><a href="/x">${name}</a>${flyout}</li>`;
const column = (name: string, ...items: string[]) =>
  `<ul data-column="${name}">${items.join('')}</ul>`;
const SALUD = item('Salud', column('subcategories', item('Nutrición'), item('Deportes')));
const COLUMNS = [
  column('categories', SALUD, item('Cocina'), item('Mascotas')),
  column('formats', item('Videos')),
].join('');
const MENU = (
  <div role="presentation" onKeyDown={moveInMenu} dangerouslySetInnerHTML={{__html: COLUMNS}} />
);

const focused = () => document.activeElement?.textContent;
const start = (name: string) => screen.getByRole('link', {name}).focus();
/** Whether the key was used, and so does not scroll the page. */
const press = (key: string) => !fireEvent.keyDown(document.activeElement ?? document.body, {key});

beforeEach(() => void render(MENU));
afterEach(cleanup);

describe('keys in the category menu', () => {
  test('up and down stay in the column and go round', () => {
    start('Salud');
    press('ArrowDown');
    expect(focused()).toBe('Cocina');
    press('ArrowUp');
    press('ArrowUp');
    expect(focused()).toBe('Mascotas');
    press('ArrowDown');
    expect(focused()).toBe('Salud');
  });

  test('right enters the flyout and left leads back to its category', () => {
    start('Salud');
    press('ArrowRight');
    expect(focused()).toBe('Nutrición');
    press('End');
    expect(focused()).toBe('Deportes');
    press('ArrowLeft');
    expect(focused()).toBe('Salud');
  });

  test('right goes on to the next column and stops at the last', () => {
    start('Deportes');
    press('ArrowRight');
    expect(focused()).toBe('Videos');
    press('ArrowRight');
    expect(focused()).toBe('Videos');
  });
});
