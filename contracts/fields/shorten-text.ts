/** At most `max` UTF-16 units, without splitting a surrogate pair: a database, file name or mail would show "�". */
export function shortenText(text: string, max: number): string {
  const cut = text.slice(0, max);
  const last = cut.charCodeAt(cut.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
}

/** Cuts at the last space before `max` units, or within a word if there is none. */
export function shortenAtSpace(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(' ', max);
  return `${space > 0 ? text.slice(0, space) : shortenText(text, max)} …`;
}
