/**
 * Reads the short-lived cookie that the server sets after a sign-in by a plain form. As `beginDraftSession`, removes what
 * another user left.
 *
 * This function's text is inlined in every page's head and runs before the first paint: use nothing from outside.
 */
export function keepSignedIn(name: string): void {
  const told = document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!told) return;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have had no other way for long
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  const user = JSON.parse(decodeURIComponent(told));
  localStorage.setItem('user', JSON.stringify(user));
  // This session has cookies only.
  localStorage.removeItem('accessToken');
  const former = localStorage.getItem('typist');
  localStorage.setItem('typist', user._id);
  if (former === null || former === user._id) return;
  localStorage.setItem('sitting', String((Number(localStorage.getItem('sitting')) || 0) + 1));
  sessionStorage.removeItem('last-enquiry');
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('draft:')) storage.removeItem(key);
}
