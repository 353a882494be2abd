import type { Codec } from './codec.ts';

const BULLET = /^[ \t]*(?:[•●▪◦‣·*✓✔☑➤»–-]|\d{1,2}[.)])[ \t]+/;
const OWN_BULLET = '• ';

type Splitting = { byComma?: boolean; of?: Codec };

/** A line for each; on one line `|` or `;`, and a comma where no entry has one. */
export function asList({ byComma = false, of }: Splitting = {}): Codec {
  return {
    read(text) {
      const entries = splitList(text, byComma);
      return of ? entries.map((entry) => of.read(entry)) : entries;
    },
    write(value) {
      const entries = (Array.isArray(value) ? value : []).map((entry) =>
        of ? of.write(entry) : String(entry),
      );
      const plain = entries.join('\n');
      const isRead = entries.length > 0 && splitList(plain, byComma).join('\n') === plain;
      return isRead && splitList(plain, byComma).length === entries.length
        ? plain
        : entries.map((entry) => OWN_BULLET + entry).join('\n');
    },
  };
}

export function splitList(text: string, byComma = false): string[] {
  const trimmed = text.trim();
  if (trimmed.startsWith(OWN_BULLET))
    return entriesOf(trimmed.split('\n').map((line) => line.replace(/^[ \t]*• /, '')));
  const sign = ['\n', '|', ';', ...(byComma ? [','] : [])].find((one) => trimmed.includes(one));
  const parts = sign === undefined ? [trimmed] : trimmed.split(sign);
  return entriesOf(parts.map((part) => part.replace(BULLET, '')));
}

const entriesOf = (parts: string[]) => parts.map((part) => part.trim()).filter((part) => part !== '');
