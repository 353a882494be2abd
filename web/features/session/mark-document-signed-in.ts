/**
 * Pages are the same for all visitors: the style sheet shows the right header by this mark.
 *
 * This function's text is also inlined in every page's head and runs before the first paint, so that the header does
 * not jump: use nothing from outside.
 */
export function markSession(user: { username: string; staffRole?: string | undefined } | null): void {
  if (typeof document === 'undefined') return;
  const root = document.documentElement;
  delete root.dataset.staffRole;
  if (user?.username) {
    root.dataset.session = 'in';
    if (user.staffRole) root.dataset.staffRole = user.staffRole;
    // A JSON string is a valid CSS string.
    root.style.setProperty('--session-name', JSON.stringify(user.username));
  } else {
    delete root.dataset.session;
    root.style.removeProperty('--session-name');
  }
}
