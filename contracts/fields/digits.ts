import { normalise } from './normalise.ts';

/** Digits of any script. Each script's ten are consecutive code points. */
export function toLatinDigits(text: string): string {
  return normalise(text, 'NFKC').replace(/\p{Decimal_Number}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    if (code < 128) return digit;
    let zero = code;
    while (/\p{Decimal_Number}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
}

/** Numbers copied from an address book contain other dashes and invisible characters. */
export function toPlainPhone(text: string): string {
  return toLatinDigits(text.replace(/\p{Format}/gu, '').replace(/\p{Dash_Punctuation}/gu, '-'));
}

export const NO_PHONE = 'Enter a phone number with 7 to 15 digits.';

export function phonePieces(plain: string): string[] {
  return plain.split(/[^\d\s()+.\-/]+|(?=\+)/).filter((piece) => /\d/.test(piece));
}

export const NO_MOBILE = 'Use digits for your mobile number.';

export const hasDigit = (text: string) => /\d/.test(toLatinDigits(text));

export function isPhoneText(text: string): boolean {
  const plain = toPlainPhone(text);
  return /\d/.test(plain) && /^[\d\s()+./-]+$/.test(plain);
}
