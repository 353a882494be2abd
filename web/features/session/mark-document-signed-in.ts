/**
 * Pages are the same for all visitors: the style sheet shows the right header by this mark.
 *
 * This function's text is also inlined in every page's head and runs before the first paint, so that the header does
 * not jump: use nothing from outside.
 */
export function markSession(user: { username: string } | null): void {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  if (user?.username) {
    root.dataset.session = 'in';
    // A JSON string is a valid CSS string.
    root.style.setProperty('--session-name', JSON.stringify(user.username));
  } else {
    delete root.dataset.session;
    root.style.removeProperty('--session-name');
  }
}
