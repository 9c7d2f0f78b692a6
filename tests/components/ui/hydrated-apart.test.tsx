// @vitest-environment jsdom
import {act, screen} from '@testing-library/react';
import {startTransition, Suspense, useContext, useState} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {NavigationType, UNSAFE_LocationContext as LocationContext} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {HydratedApart} from '~/components/ui/hydration/HydratedApart';

/** As the worker writes it. */
const SERVED = '<div><!--$--><p>Sección en ningún lugar</p><!--/$--></div>';

/** What the section's code is waited for with; null once it is here. */
let missing: Promise<void> | null = null;
let arrive = () => {};

function Section() {
  const {location} = useContext(LocationContext);
  // Suspense waits for what is thrown.
  if (missing) throw missing;
  return <p>{`Sección en ${location.hash || 'ningún lugar'}`}</p>;
}

/** The same element each time: what its parent gives a part anew, changes it. */
const section = (
  <HydratedApart>
    <Section />
  </HydratedApart>
);

let go = (_hash: string) => {};

function Page() {
  const [hash, setHash] = useState('');
  go = setHash;
  const location = {pathname: '/', search: '', hash, state: null, key: hash};
  return (
    <LocationContext.Provider value={{location, navigationType: NavigationType.Push}}>
      {section}
      {hash ? (
        <Suspense>
          <p>La página está en {hash}</p>
        </Suspense>
      ) : null}
    </LocationContext.Provider>
  );
}

const complaints = vi.fn();
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = SERVED;
  missing = new Promise((resolve) => {
    arrive = () => {
      missing = null;
      resolve();
    };
  });
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild as Element, <Page />, {
      onRecoverableError: complaints,
    });
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  complaints.mockReset();
  missing = null;
  vi.unstubAllGlobals();
});

const ways: readonly (readonly [string, (change: () => void) => void])[] = [
  ['at once', (change) => change()],
  ['in a transition', startTransition],
];

test.each(ways)(
  'an address told %s leaves the section as it is, is shown by the page, and by the section once it is hydrated',
  async (_how, tell) => {
    const served = screen.getByText('Sección en ningún lugar');
    await act(async () => tell(() => go('#una')));
    await act(async () => tell(() => go('#otra')));
    expect(screen.getByText('La página está en #otra')).toBeDefined();
    expect(served.isConnected).toBe(true);
    expect(served.textContent).toBe('Sección en ningún lugar');

    await act(async () => arrive());
    expect(served.isConnected, 'hydrated, not rendered anew').toBe(true);
    expect(served.textContent).toBe('Sección en #otra');
    await act(async () => tell(() => go('#última')));
    expect(served.textContent).toBe('Sección en #última');
    expect(complaints).not.toHaveBeenCalled();
  },
);
