/** The first signs of a shopper who stays. */
const FIRST_ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

let acted: Promise<void> | undefined;

/** Resolves when the page has loaded and the shopper has done anything at all. */
export function onceActed(): Promise<void> {
  return (acted ??= firstAction());
}

/** Resolves when the last part so far has had its idle moment. */
let idleTurns: Promise<void> | undefined;

/**
 * Calls back in an idle moment of its own after the page has loaded and the shopper has done anything
 * at all; not any more once what it returns was called.
 */
export function onceIdle(callback: () => void): () => void {
  let wanted = true;
  idleTurns = (idleTurns ?? onceActed()).then(idleMoment).then(() => {
    if (wanted) callback();
  });
  return () => {
    wanted = false;
  };
}

async function firstAction(): Promise<void> {
  await new Promise<void>((resolve) => {
    const onAction = () => {
      FIRST_ACTIONS.forEach((type) => window.removeEventListener(type, onAction));
      resolve();
    };
    FIRST_ACTIONS.forEach((type) => window.addEventListener(type, onAction, {passive: true}));
  });
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, {once: true}));
}

function idleMoment(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
