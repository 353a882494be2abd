import { isPhoneText, toLatinDigits, toPlainPhone } from '../../contracts/fields/digits.ts';
import { shortenText } from '../../contracts/fields/shorten-text.ts';
import { foldToLatin } from '../transliteration/latinise.ts';

export type SearchKind = 'booking' | 'user' | 'review' | 'subscriber' | 'message' | 'customer' | 'picture';

/** A longer word is found by its prefix. */
const WORD_LENGTH = 60;

const MIN_PHONE = 7;
/**
 * Words in lower-case Latin letters, whatever the script. Digits with spaces or signs between them also make one word.
 */
export function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const folded = fold(text);
    const phones = isPhoneText(folded) ? numbersIn(folded) : [];
    const numbers = phones.filter(({ length }) => length >= MIN_PHONE);
    return [
      ...runsIn(folded),
      ...numbers,
      ...numbers.flatMap((digits) => (digits.startsWith('91') ? [digits.slice(2)] : [])),
    ];
  });
  return [...new Set(words.map((word) => shortenText(word, WORD_LENGTH)))];
}

const runsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const PHONE = /^[\d\s()+.-]+$/;

function numbersIn(phone: string): string[] {
  return toPlainPhone(phone)
    .split('/')
    .map((number) => number.replace(/\D/g, ''));
}

const MIN_PART = 3;
const MIN_DIGITS = 5;
/** Too common as suffixes, so found only by prefix. */
const COMMON_WORDS = new Set(['gmail', 'yahoo', 'hotmail', 'outlook', 'rediffmail', 'icloud']);

/** Stops somebody from making us store a hundred times what they sent. */
const MAX_WORDS = 300;
const MAX_WITH_NOTES = 600;
const NOTED: readonly SearchKind[] = ['booking', 'message'];
/** Suffixes included: an agent's customer has forty names of some thirty each. */
const MAX_PARTS = 1_500;

/** Customers are found by any part of a word: stores all suffixes for prefix search. The first texts win. */
export function storedWordsOf(kind: SearchKind, texts: readonly string[]): string[] {
  const words = wordsOf(texts).slice(0, NOTED.includes(kind) ? MAX_WITH_NOTES : MAX_WORDS);
  if (kind !== 'customer') return words;
  const parts = new Set(words);
  for (const word of words) {
    // Stop early: made-up long words would block the process.
    if (parts.size >= MAX_PARTS) break;
    if (!COMMON_WORDS.has(word)) for (const end of endsOf(word)) parts.add(end);
  }
  return [...parts].slice(0, MAX_PARTS);
}

export function firstWordsOf(text: string): string {
  return wordsOf([text]).slice(0, MAX_WORDS).join(' ');
}

function endsOf(word: string): string[] {
  const letters = [...word];
  const min = /^\d+$/.test(word) ? MIN_DIGITS : MIN_PART;
  return Array.from({ length: Math.max(0, letters.length - min) }, (_, at) => letters.slice(at + 1).join(''));
}

const WHOLE_NUMBER = 10;

export function typedWords(kind: SearchKind, typed: string): string[] {
  const folded = fold(typed).trim();
  const plain = toPlainPhone(folded);
  const digits = plain.replace(/\D/g, '');
  if (digits.length >= 4 && PHONE.test(plain)) {
    const isEnd = kind === 'customer' && digits.length <= WHOLE_NUMBER;
    return [isEnd ? digits : withoutZeros(digits)];
  }
  return [...new Set(runsIn(folded))].map((word) => shortenText(word, WORD_LENGTH)).slice(0, 8);
}

export function endOfPhone(phone: string): string[] {
  return numbersIn(phone).flatMap((digits) =>
    digits.length > MIN_DIGITS ? [withoutZeros(digits.slice(-MIN_DIGITS))] : [],
  );
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d{4})/, '');
}

function fold(text: string): string {
  return foldToLatin(toLatinDigits(text));
}
