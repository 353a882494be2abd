/** A place in a list that is sorted by a time (or another text) and, within it, by id. */
export type Position = { at: string; id: string };

/** In the form used in URLs: only letters, digits, `-` and `_`. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** Undefined for a text that is no cursor. */
export function readCursor(cursor: string): Position | undefined {
  const match = /^([\w:.-]+) ([\w-]{1,64})$/.exec(Buffer.from(cursor, 'base64url').toString());
  return match?.[1] && match[2] ? { at: match[1], id: match[2] } : undefined;
}
