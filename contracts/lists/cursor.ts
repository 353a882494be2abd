export type Position = { at: string; id: string };

export const CURSOR_MAX = 720;

/** URL-safe. It holds the whole position: the row itself may be gone. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

export function readCursor(cursor: string): Position | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const end = text.lastIndexOf(' ');
  const [at, id] = [text.slice(0, Math.max(end, 0)), text.slice(end + 1)];
  // Databases reject control characters in text.
  if (at === '' || /\p{Cc}/u.test(at) || !/^[\w-]{1,64}$/.test(id)) return undefined;
  return { at, id };
}
