import { normalise } from '../../../../contracts/fields/normalise.ts';

/** Between a cell and a value of a body. What `read` does not understand stays text: the contract says what is wrong. */
export type Codec = { read: (text: string) => unknown; write: (value: unknown) => string };

/** A cell that is understood well enough to say what is wrong with it. */
export class Unread extends Error {}

export const asText: Codec = { read: (text) => text, write: (value) => String(value ?? '') };

const YES = new Set(['yes', 'y', 'true', '1', 'x', '✓', '✔', 'हाँ', 'हां', 'included', 'incl']);
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'ना', 'excluded', 'extra']);

export const asYesNo: Codec = {
  read(text) {
    const word = fold(text);
    if (YES.has(word)) return true;
    return NO.has(word) ? false : text;
  },
  write: (value) => (value === null || value === undefined ? '' : value ? 'yes' : 'no'),
};

/** Lower case, one kind of space. */
export function fold(text: string): string {
  return normalise(text, 'NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** One of `names`, by its value or by what pages call it. */
export function asChoice(names: Readonly<Record<string, string>>): Codec {
  const values = new Map(
    Object.entries(names).flatMap(([value, name]) => [
      [fold(value), value],
      [fold(name), value],
    ]),
  );
  return {
    read: (text) => values.get(fold(text)) ?? text,
    write: (value) => (typeof value === 'string' && value !== '' ? (names[value] ?? value) : ''),
  };
}
