export const DOCUMENT_KINDS = [
  'receipt_voucher',
  'receipt',
  'invoice',
  'refund_voucher',
  'credit_note',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_KIND_NAMES: Record<DocumentKind, string> = {
  receipt_voucher: 'Receipt voucher',
  receipt: 'Receipt',
  invoice: 'Invoice',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
};

/** What takes back is less, in the sums of a month. */
export function signOf(kind: DocumentKind): 1 | -1 {
  return kind === 'credit_note' || kind === 'refund_voucher' ? -1 : 1;
}

/** After the prefix in a number. */
const SERIES_LETTERS: Record<DocumentKind, string> = {
  receipt_voucher: 'R',
  receipt: 'P',
  invoice: 'I',
  refund_voucher: 'V',
  credit_note: 'C',
};

/** Of rule 46; not a setting. */
const NUMBER_LENGTH = 16;

/** Paise: from here on an invoice names an unregistered buyer's address. */
export const ADDRESS_FROM = 5_000_000;

/** April to March: `26-27`. */
export function financialYearOf(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  const two = (of: number) => String(of % 100).padStart(2, '0');
  return `${two(first)}-${two(first + 1)}`;
}

export function seriesOf(prefix: string, kind: DocumentKind): string {
  return `${prefix}${SERIES_LETTERS[kind]}`;
}

/** `TTI/26-27/0001` */
export function documentNumber(series: string, year: string, sequence: number): string {
  const number = `${series}/${year}/${String(sequence).padStart(4, '0')}`;
  if (number.length > NUMBER_LENGTH) throw new RangeError(`The number ${number} is too long.`);
  return number;
}
