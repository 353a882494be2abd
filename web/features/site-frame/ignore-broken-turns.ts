/**
 * React Router does not handle the rejected `ready` of a view transition that the browser or Back aborts. The page
 * shows all the same.
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
