/**
 * React Router turns from a card to its tour by a view transition. One that is broken off, as by the way back, or that the
 * browser gives up, rejects `ready`, at which nobody looks: the page is shown all the same.
 */
export function ignoreBrokenTurns(): void {
  if (typeof document === 'undefined' || !document.startViewTransition) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const turn = start(change);
    turn.ready.catch(() => {});
    return turn;
  };
}
