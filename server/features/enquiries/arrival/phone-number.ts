import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { NO_PHONE, phonePieces, toPlainPhone } from '../../../../contracts/fields/digits.ts';
import { PHONE_COUNTRIES, type PhoneCountry } from '../../../../contracts/fields/phone-countries.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
const [[HOME]] = PHONE_COUNTRIES;

export type ReadPhone =
  | { phone: string; typed: string | null; fault?: undefined }
  | { phone?: undefined; typed?: undefined; fault: string };

/**
 * The first number in the text, in E.164; a label, words or a second number may surround it. Without + or 00 it is of
 * `country`, and an impossible number is a fault: it would call a stranger. With +, any 7 to 15 digits pass: better an
 * odd number than a lost lead.
 */
export function readPhone(typed: string, country: PhoneCountry = HOME): ReadPhone {
  const plain = toPlainPhone(typed)
    .replace(/^\s*tel:/i, '')
    .replaceAll('%20', ' ');
  const pieces = phonePieces(plain);
  const found = firstOf(pieces, (piece) => validIn(piece, country)) ?? firstOf(pieces, oddIn);
  if (!found) return { fault: faultOf(pieces, country) };
  const said = plain.replace(/[\s()+.\-/]/g, '');
  return { phone: found.phone, typed: said === found.digits ? null : typed };
}

export function readPhoneNumber(typed: string): string | undefined {
  return readPhone(typed).phone;
}

/** What begins with + stays as it was typed. Undefined: it is not of this country, or not alone. */
export function withCountryCode(typed: string): string | undefined {
  if (typed.startsWith('+')) return typed;
  const { phone, typed: more } = readPhone(typed);
  return phone && more === null ? parsePhoneNumberFromString(phone)?.formatInternational() : undefined;
}

export function phoneInWords(phone: string, country: PhoneCountry = HOME): string {
  const number = parsePhoneNumberFromString(phone);
  if (!number) return phone;
  // Countries can share a code: prefer the chosen one.
  const isChosen = parsePhoneNumberFromString(number.nationalNumber, country)?.number === phone;
  const code = isChosen ? country : number.country;
  return [number.formatInternational(), code && COUNTRY_NAMES.of(code)].filter(Boolean).join(', ');
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

type Found = { phone: string /** Of the text, all that it was read from. */; digits: string };

function firstOf(pieces: readonly string[], read: (piece: string) => Found | undefined): Found | undefined {
  for (const piece of pieces) {
    const found = read(piece);
    if (found) return found;
  }
  return undefined;
}

/** The longest valid prefix: a second number may follow a space or slash. */
function validIn(piece: string, country: PhoneCountry): Found | undefined {
  const groups = piece.match(/\d+/g) ?? [];
  for (let count = groups.length; count > 0; count -= 1) {
    const digits = groups.slice(0, count).join('');
    if (digits.length > MAX_TYPED_DIGITS) continue;
    for (const number of readingsOf(piece, digits, country))
      if (number?.isValid() && E164.test(number.number)) return { phone: number.number, digits };
  }
  return undefined;
}

/** Fifteen, a leading 00 and a trunk zero. */
const MAX_TYPED_DIGITS = 18;

/** Reads 00 as a plus, then as dialled in `country`: Australia's prefix is 0011. */
function readingsOf(piece: string, digits: string, country: PhoneCountry): (PhoneNumber | undefined)[] {
  const dialled = parsePhoneNumberFromString(digits, isSupportedCountry(country) ? country : HOME);
  if (!isAbroad(piece, digits)) return [dialled];
  const abroad = parsePhoneNumberFromString(`+${digits.replace(/^00/, '')}`);
  return piece.startsWith('+') ? [abroad] : [abroad, dialled];
}

const isAbroad = (piece: string, digits: string) => piece.startsWith('+') || digits.startsWith('00');

function oddIn(piece: string): Found | undefined {
  const digits = piece.replace(/\D/g, '');
  const phone = `+${digits.replace(/^00/, '')}`;
  return isAbroad(piece, digits) && E164.test(phone) ? { phone, digits } : undefined;
}

function faultOf(pieces: readonly string[], country: PhoneCountry): string {
  const isLong = pieces.some((piece) => /^\d{7,15}$/.test(piece.replace(/\D/g, '')));
  if (!isLong) return NO_PHONE;
  return `This is not a number of ${nameOf(country)}. Choose its country or begin with +.`;
}

const nameOf = (country: PhoneCountry) => PHONE_COUNTRIES.find(([code]) => code === country)?.[1];
