/**
 * The beginning of a text, of `max` UTF-16 units at most. Where it would end in half of a letter that takes two of them, it
 * ends before that letter: a database, a file name and a mail would have the sign for "unreadable" there.
 */
export function cutText(text: string, max: number): string {
  const cut = text.slice(0, max);
  const last = cut.charCodeAt(cut.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
}

/** A text of more than `max` units is cut at the last space before them, and within a word where there is none. */
export function cutAtSpace(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  return `${space > 0 ? text.slice(0, space) : cutText(text, max)} …`;
}
