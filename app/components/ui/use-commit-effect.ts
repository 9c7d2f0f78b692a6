import {useEffect, useLayoutEffect} from 'react';

/** An effect of the commit itself; React warns of `useLayoutEffect` on the server, where none runs. */
export const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
