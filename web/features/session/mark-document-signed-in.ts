/**
 * Marks the document of a signed-in visitor, so that the style sheet can show the right header, with the name. Pages are
 * the same for everyone: only the browser knows who is signed in.
 *
 * The text of this function stands in the head of every page too, and runs there before the first paint, so that the header
 * does not jump: it uses nothing from outside.
 */
export function markSession(user: { username: string } | null): void {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  if (user?.username) {
    root.dataset.session = 'in';
    // A JSON string is a CSS string.
    root.style.setProperty('--session-name', JSON.stringify(user.username));
  } else {
    delete root.dataset.session;
    root.style.removeProperty('--session-name');
  }
}
