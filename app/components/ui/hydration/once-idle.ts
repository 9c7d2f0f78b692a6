/** The first signs of a shopper who stays. */
const FIRST_ACTIONS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** A finger is lifted, and what it pressed is answered, before anything is fetched. */
const ANSWER_MS = 500;
/** Of each part: a page that is never idle gets them too. */
const BUSY_MS = 500;

/** Resolves when the last part so far has had its idle moment. */
let idleTurns: Promise<void> | undefined;

/**
 * Calls back after the page has loaded and the shopper has done anything at all, in an idle moment of its
 * own, or half a second after its turn on a page that has none; not any more once what it returns was called.
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

/** Resolves when the page has loaded and the shopper has done anything at all, which has been answered. */
async function onceActed(): Promise<void> {
  // Whoever scrolled before there was any code to see it has acted too.
  if (scrollY === 0) await firstAction();
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, {once: true}));
}

function firstAction(): Promise<void> {
  return new Promise((resolve) => {
    for (const type of FIRST_ACTIONS) {
      addEventListener(type, () => resolve(), {passive: true, once: true});
    }
  });
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser has it.
    if (!('requestIdleCallback' in window)) setTimeout(resolve);
    else requestIdleCallback(() => resolve(), {timeout: BUSY_MS});
  });
}
