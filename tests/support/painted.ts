import {act} from '@testing-library/react';

/** Resolves once a frame has answered a press, and what the press leads to was done. */
export const painted = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
