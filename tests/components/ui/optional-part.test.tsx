// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {Suspense} from 'react';
import {afterEach, expect, test, vi} from 'vitest';
import {optionalPart} from '~/components/ui/hydration/use-lazy-part';

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
