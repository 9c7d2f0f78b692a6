/**
 * Runs what a press leads to in a task of its own, after the frame that answers the press: on a slow phone
 * that frame would else wait for all of it, and the finger for the frame. Presses keep their order. A
 * page that goes away runs what is left before it goes.
 */
export function afterPaint(task: () => void): void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    removeEventListener('pagehide', run);
    task();
  };
  addEventListener('pagehide', run);
  requestAnimationFrame(() => setTimeout(run));
}
