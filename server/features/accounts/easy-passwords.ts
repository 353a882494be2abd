import { dictionary } from '@zxcvbn-ts/language-common';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { normalise } from '../../../contracts/fields/normalise.ts';
import { badInput } from '../../http/faults/errors.ts';

/** The most common leaked passwords of sufficient length: 18,000, in lower case. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= LIMITS.passwordMin),
);

const OF_THE_SITE = ['teesta', 'trails', 'admin', 'staff', 'traveller', 'password'];
const MIN_WORD = 3;

/** Digits of a date: a password with more is hard to guess for its digits. */
const MAX_DATE = 8;

export type PasswordOwner = {
  username?: string | undefined;
  email?: string | undefined;
  agency?: string | undefined;
};

/** Throws `badInput` if the password is common, or is made only of known words, digits and signs. */
export function refuseEasyPassword(field: string, password: string, owner: PasswordOwner): void {
  const plain = asCompared(password);
  if (!COMMON.has(plain) && !isMadeOf(plain, wordsOf(owner))) return;
  throw badInput({ [field]: 'This password is easy to guess. Please choose another one.' });
}

/** The form that is hashed, in lower case. */
function asCompared(text: string): string {
  return normalise(text, 'NFKC').toLowerCase();
}

function wordsOf({ username = '', email = '', agency = '' }: PasswordOwner): string[] {
  const own = [username, email, agency].flatMap((text) => asCompared(text).match(/[\p{L}\p{M}]+/gu) ?? []);
  // Longest first: "teesta" must not leave a rest of "teestatrails".
  const words = [...new Set([...OF_THE_SITE, ...own])].filter((word) => word.length >= MIN_WORD);
  return words.toSorted((one, other) => other.length - one.length);
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const letters = password.replace(/[^\p{L}\p{M}]/gu, '');
  const digits = password.replace(/\P{Nd}/gu, '');
  return (
    letters !== '' &&
    digits.length <= MAX_DATE &&
    words.reduce((rest, word) => rest.replaceAll(word, ''), letters) === ''
  );
}
