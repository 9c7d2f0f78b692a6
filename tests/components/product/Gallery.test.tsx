// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {Gallery} from '~/components/product/Gallery';

const WIDTH = 400;
const images = (count: number) =>
  Array.from({length: count}, (_, index) => ({
    url: `https://cdn.example/${index}.jpg`,
    altText: null,
    width: 800,
    height: 1000,
  }));

const thumbnail = (number: number) =>
  screen.getByRole('radio', {name: new RegExp(`Ver imagen ${number} de`)});
const currentThumbnails = () =>
  screen
    .queryAllByRole('radio', {checked: true})
    .map((button) => Number(/imagen (\d)/.exec(button.getAttribute('aria-label') ?? '')?.[1]));
const track = () => screen.getAllByRole('list')[0] as HTMLElement;

// What jsdom leaves out: a width, and scrolling that moves.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0;
    fireEvent.scroll(this);
  } as typeof Element.prototype.scrollTo;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a gallery of several images', () => {
  beforeEach(() => void render(<Gallery title="Guía" images={images(4)} />));

  test('starts with the first, which the largest paint waits for', () => {
    expect(currentThumbnails()).toEqual([1]);
    expect(screen.getByAltText('Guía, imagen 1 de 4').getAttribute('loading')).toBe('eager');
    expect(screen.getByAltText('Guía, imagen 2 de 4').getAttribute('loading')).toBe('lazy');
  });

  test('moves to the image of a thumbnail that is clicked', () => {
    fireEvent.click(thumbnail(3));
    expect(track().scrollLeft).toBe(2 * WIDTH);
    expect(currentThumbnails()).toEqual([3]);
  });

  test('follows a finger that swipes', () => {
    track().scrollLeft = 0.6 * WIDTH;
    fireEvent.scroll(track());
    expect(currentThumbnails()).toEqual([2]);
  });
});

test('a gallery with nothing to choose shows one image without thumbnails', () => {
  render(<Gallery title="Guía" images={images(1)} />);
  expect(screen.getByAltText('Guía, imagen 1 de 1')).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
});
