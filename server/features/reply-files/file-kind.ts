import { normalise } from '../../../contracts/fields/normalise.ts';
import { shortenText } from '../../../contracts/fields/shorten-text.ts';
import { FILE_LIMITS } from '../../../contracts/reply-files/file-limits.ts';

export type FileKind = { type: string; ending: string };

const starts = (bytes: Buffer, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte);
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];

const KINDS: readonly (FileKind & { is: (bytes: Buffer) => boolean; endings: readonly string[] })[] = [
  { type: 'application/pdf', ending: 'pdf', endings: ['pdf'], is: (bytes) => starts(bytes, ascii('%PDF-')) },
  {
    type: 'image/jpeg',
    ending: 'jpg',
    endings: ['jpg', 'jpeg'],
    is: (bytes) => starts(bytes, [0xff, 0xd8, 0xff]),
  },
  {
    type: 'image/png',
    ending: 'png',
    endings: ['png'],
    is: (bytes) => starts(bytes, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]),
  },
  {
    type: 'image/webp',
    ending: 'webp',
    endings: ['webp'],
    is: (bytes) => starts(bytes, ascii('RIFF')) && starts(bytes, ascii('WEBP'), 8),
  },
  { type: 'text/calendar', ending: 'ics', endings: ['ics'], is: isCalendar },
];

/** RFC 5545. */
function isCalendar(bytes: Buffer): boolean {
  const begins = /^(?:\uFEFF)?BEGIN:VCALENDAR\r?\n/i.test(bytes.subarray(0, 40).toString());
  return begins && /END:VCALENDAR\s*$/i.test(bytes.subarray(-40).toString()) && !bytes.includes(0);
}

/** Detected by content, not by name. Undefined if the type is not accepted. */
export function kindOfFile(bytes: Buffer): FileKind | undefined {
  return KINDS.find(({ is }) => is(bytes));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const UNWANTED = /[ \u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"*:<>?|\\/]+/g;

/** Removes folders and unsafe characters. */
export function cleanFileName(given: string | undefined, { ending }: FileKind): string {
  const base = (given ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const plain = normalise(shortenText(base, 4 * FILE_LIMITS.name).replace(UNWANTED, ' '), 'NFC');
  const kind = KINDS.find((one) => one.ending === ending);
  const dot = plain.lastIndexOf('.');
  const hasOwn = dot > 0 && kind?.endings.includes(plain.slice(dot + 1).toLowerCase());
  const stem = shortenText(hasOwn ? plain.slice(0, dot) : plain, FILE_LIMITS.name - ending.length - 1)
    .replace(/^[. ]+/, '')
    .trim();
  return `${stem || 'file'}.${ending}`;
}
