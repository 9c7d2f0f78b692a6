// @vitest-environment jsdom
import {act, cleanup, render, screen} from '@testing-library/react';
import {readdirSync, readFileSync} from 'node:fs';
import {Suspense, useEffect} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import {createStore, useStore} from 'zustand';
import {optionalPart, useLazyPart} from '~/components/ui/hydration/use-lazy-part';

afterEach(cleanup);

const module = {default: () => <p>Archivos</p>};
const lost = new TypeError('Failed to fetch dynamically imported module');

test('code that fails once is asked for again', async () => {
  const Part = optionalPart(vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(module));
  render(<Part />, {wrapper: Suspense});
  expect(await screen.findByText('Archivos')).toBeTruthy();
});

test('without its code something else stands in the place of a part', async () => {
  const fetchModule = vi.fn().mockRejectedValue(lost);
  const Part = optionalPart(fetchModule, () => <p>Enlace</p>);
  render(<Part />, {wrapper: Suspense});
  expect(await screen.findByText('Enlace')).toBeTruthy();
  expect(fetchModule).toHaveBeenCalledTimes(10);
});

test('a part whose code resolves at once, as in Safari, is not requested without end', async () => {
  const opened = createStore(() => false);
  // Only a promise that fails can end a loop in which no other task gets its turn.
  const fetchModule = vi.fn(() =>
    fetchModule.mock.calls.length > 20 ? Promise.reject(lost) : Promise.resolve(module),
  );
  function Host() {
    const open = useStore(opened);
    const [Part, openPart] = useLazyPart(fetchModule);
    const missing = open && !Part;
    useEffect(() => {
      if (!missing) return;
      opened.setState(false, true);
      void openPart(() => opened.setState(true, true));
    }, [missing, openPart]);
    return open && Part ? <Part /> : null;
  }
  render(<Host />);
  await act(async () => opened.setState(true, true));
  expect(await screen.findByText('Archivos')).toBeTruthy();
  expect(fetchModule).toHaveBeenCalledOnce();
});

test('every part that a page renders by itself has something in its place', () => {
  const files = readdirSync('app', {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && /\blazy\(/.test(readFileSync(`app/${file}`, 'utf8')),
  );
  expect(files).toEqual(['components/ui/hydration/use-lazy-part.ts']);
});
