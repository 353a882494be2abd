/** A place in a list that is sorted by a time (or another text, such as a title) and, within it, by id. */
export type Position = { at: string; id: string };

/** Letters of the longest cursor: of a title of 160 letters that take three bytes each, and an id. */
export const CURSOR_MAX = 720;

/** In the form used in URLs: only letters, digits, `-` and `_`. It holds all of the place: what stood there may be gone. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Undefined for a text that is no cursor. */
export function readCursor(cursor: string): Position | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const end = text.lastIndexOf(' ');
  const [at, id] = [text.slice(0, Math.max(end, 0)), text.slice(end + 1)];
  // No database takes a control character for text.
  if (at === '' || /\p{Cc}/u.test(at) || !/^[\w-]{1,64}$/.test(id)) return undefined;
  return { at, id };
}
