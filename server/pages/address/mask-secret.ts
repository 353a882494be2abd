const SLASHES = '(?:[/\\\\]|%(?:25)*(?:2f|5c))+';

/** Masks a secret wherever the page's path occurs: in a redirect parameter, or in a link that a mail program broke. */
export function secretMask(pattern: string): (address: string) => string {
  const masked = pattern.replace(/^\//, '');
  const [fixed = ''] = masked.split('/:');
  const parts = fixed.split('/').map((part) => spellings(part) + SLASHES);
  const written = new RegExp(`${parts.join('')}.+`, 'i');
  return (address) => address.replace(written, masked);
}

function spellings(part: string): string {
  const code = (letter: string) => letter.charCodeAt(0).toString(16);
  return [...part]
    .map((letter) => `(?:${letter}|%(?:25)*(?:${code(letter.toLowerCase())}|${code(letter.toUpperCase())}))`)
    .join('');
}
