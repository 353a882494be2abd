/**
 * The specification's pattern: text, an at sign, text, a dot, text, no spaces. It is written so that a long text takes no
 * steps by the square of its length. The server is stricter, and has the last word.
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);
}
