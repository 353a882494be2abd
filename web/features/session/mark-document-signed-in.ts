/**
 * Runs before the first paint and marks the document of a signed-in visitor, so that the style sheet can show
 * the right header, with the name, without a jump. Pages are the same for everyone: only the browser knows who
 * is signed in.
 */
export const SESSION_MARK_SCRIPT =
  "try{var u=JSON.parse(localStorage.getItem('user')),d=document.documentElement;" +
  "if(u&&u.username){d.dataset.session='in';d.style.setProperty('--session-name',JSON.stringify(u.username))}}catch{}";

/** The same mark from then on: set on signing in, removed on signing out. */
export function markSession(user: { username: string } | null): void {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  if (user) {
    root.dataset.session = 'in';
    // A JSON string is a CSS string.
    root.style.setProperty('--session-name', JSON.stringify(user.username));
  } else {
    delete root.dataset.session;
    root.style.removeProperty('--session-name');
  }
}
