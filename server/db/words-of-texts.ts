import { cutText } from '../../contracts/fields/cut-text.ts';
import { isPhoneText, toLatinDigits, toPlainPhone } from '../../contracts/fields/digits.ts';
import { foldToLatin } from '../transliteration/latinise.ts';

export type SearchKind = 'booking' | 'user' | 'review' | 'subscriber' | 'message' | 'customer';

/** Characters of a word that are kept: a longer one is found by its beginning. */
const WORD_LENGTH = 60;

/** Digits of a phone number with its area code. */
const MIN_PHONE = 7;
/**
 * The words of texts in small Latin letters, whatever they are written in; digits with spaces or signs between them also
 * stand as one word.
 */
export function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const folded = fold(text);
    const phones = isPhoneText(folded) ? numbersIn(folded) : [];
    const numbers = phones.filter(({ length }) => length >= MIN_PHONE);
    return [
      ...runsIn(folded),
      ...numbers,
      // An Indian number is also found without its country code.
      ...numbers.flatMap((digits) => (digits.startsWith('91') ? [digits.slice(2)] : [])),
    ];
  });
  return [...new Set(words.map((word) => cutText(word, WORD_LENGTH)))];
}

const runsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** One phone number: `isPhoneText` takes several with strokes between as well. */
const PHONE = /^[\d\s()+.-]+$/;

/** The digits of each phone number: people write two into one field, with a stroke between. */
function numbersIn(phone: string): string[] {
  return toPlainPhone(phone)
    .split('/')
    .map((number) => number.replace(/\D/g, ''));
}

/** Letters of a word's end by which a customer is found; fewer say too little. */
const MIN_PART = 3;
/** Of digits: the last ones of a phone number as people say them. */
const MIN_DIGITS = 5;
/** What so many addresses end in tells nobody apart: it is found from its beginning alone. */
const COMMON_WORDS = new Set(['gmail', 'yahoo', 'hotmail', 'outlook', 'rediffmail', 'icloud']);

/** Of a text that is all words of one letter nobody needs each: whoever makes it up would store a hundred times what they sent. */
const MAX_WORDS = 300;
/** Of what staff write notes about: as much again for those. */
const MAX_WITH_NOTES = 600;
const NOTED: readonly SearchKind[] = ['booking', 'message'];
/** With their ends: an agent's customer has forty names, each of some thirty. */
const MAX_PARTS = 1_500;

/**
 * What a subject is found by: as many words as anybody looks for, of the first texts first. Customers are found by any part of
 * a word: stored with all its ends, it is found by the beginning of one of them. That costs as much with any number of rows,
 * and needs nothing of the database.
 */
export function storedWordsOf(kind: SearchKind, texts: readonly string[]): string[] {
  const words = wordsOf(texts).slice(0, NOTED.includes(kind) ? MAX_WITH_NOTES : MAX_WORDS);
  if (kind !== 'customer') return words;
  const parts = new Set(words);
  for (const word of words) {
    // The ends of what is not kept anyway are not made: whoever makes up long words would hold everybody up by them.
    if (parts.size >= MAX_PARTS) break;
    if (!COMMON_WORDS.has(word)) for (const end of endsOf(word)) parts.add(end);
  }
  return [...parts].slice(0, MAX_PARTS);
}

/** As many words of a text that anybody may have sent as are stored of one. */
export function firstWordsOf(text: string): string {
  return wordsOf([text]).slice(0, MAX_WORDS).join(' ');
}

function endsOf(word: string): string[] {
  const letters = [...word];
  const min = /^\d+$/.test(word) ? MIN_DIGITS : MIN_PART;
  return Array.from({ length: Math.max(0, letters.length - min) }, (_, at) => letters.slice(at + 1).join(''));
}

/** The digits of an Indian number without the 0 before it: a shorter one that begins with 0 is the end of one. */
const WHOLE_NUMBER = 10;

/** What somebody types for a phone number is one word, however it is spaced. */
export function typedWords(kind: SearchKind, typed: string): string[] {
  const folded = fold(typed).trim();
  const plain = toPlainPhone(folded);
  const digits = plain.replace(/\D/g, '');
  if (digits.length >= 4 && PHONE.test(plain)) {
    const isEnd = kind === 'customer' && digits.length <= WHOLE_NUMBER;
    return [isEnd ? digits : withoutZeros(digits)];
  }
  return [...new Set(runsIn(folded))].map((word) => cutText(word, WORD_LENGTH)).slice(0, 8);
}

/** The last digits of a phone number, which people say for it, as they are looked for. None where it has no more than those. */
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
