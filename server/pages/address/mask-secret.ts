/** Between the parts of a path, as browsers, mail programs and the parameters of an address write it. */
const SLASHES = '(?:[/\\\\]|%(?:25)*(?:2f|5c))+';

/**
 * A function that puts the pattern of a page with a secret in place of what follows the fixed part of that pattern, wherever
 * in an address it stands: as the page to go to after signing in, or in a link that a mail program broke.
 */
export function secretMask(pattern: string): (address: string) => string {
  const masked = pattern.replace(/^\//, '');
  const [fixed = ''] = masked.split('/:');
  const parts = fixed.split('/').map((part) => spellings(part) + SLASHES);
  const written = new RegExp(`${parts.join('')}.+`, 'i');
  return (address) => address.replace(written, masked);
}

/** Each letter as it is, or percent-encoded, however many times. */
function spellings(part: string): string {
  const code = (letter: string) => letter.charCodeAt(0).toString(16);
  return [...part]
    .map((letter) => `(?:${letter}|%(?:25)*(?:${code(letter.toLowerCase())}|${code(letter.toUpperCase())}))`)
    .join('');
}
