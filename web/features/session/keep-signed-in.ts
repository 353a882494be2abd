/**
 * Whoever signed in by a form that the browser sent itself is known to this browser from the next page on: the server tells
 * it in a cookie that lasts that long. What another one left here goes, as `beginSitting` has it.
 *
 * The text of this function stands in the head of every page and runs before the first paint: it uses nothing from outside.
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
  // Its session is the cookies' alone.
  localStorage.removeItem('accessToken');
  const former = localStorage.getItem('typist');
  localStorage.setItem('typist', user._id);
  if (former === null || former === user._id) return;
  localStorage.setItem('sitting', String((Number(localStorage.getItem('sitting')) || 0) + 1));
  sessionStorage.removeItem('last-enquiry');
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('draft:')) storage.removeItem(key);
}
