// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {moveInMenu} from '~/components/navigation/CategoryPopover';

function Menu() {
  return (
    <div role="presentation" onKeyDown={moveInMenu}>
      <ul data-column="categories">
        <li>
          <a href="/salud">Salud</a>
          <ul data-column="subcategories">
            <li>
              <a href="/nutricion">Nutrición</a>
            </li>
            <li>
              <a href="/deportes">Deportes</a>
            </li>
          </ul>
        </li>
        <li>
          <a href="/cocina">Cocina</a>
        </li>
        <li>
          <a href="/mascotas">Mascotas</a>
        </li>
      </ul>
      <ul data-column="formats">
        <li>
          <a href="/videos">Videos</a>
        </li>
      </ul>
    </div>
  );
}

const focused = () => document.activeElement?.textContent;
const start = (name: string) => screen.getByRole('link', {name}).focus();
/** Whether the key was used, and so does not scroll the page. */
const press = (key: string) => !fireEvent.keyDown(document.activeElement ?? document.body, {key});

beforeEach(() => void render(<Menu />));
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
