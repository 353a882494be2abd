import { dictionary } from '@zxcvbn-ts/language-common';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { normalise } from '../../../contracts/fields/normalise.ts';
import { badInput } from '../../http/faults/errors.ts';

/** The commonest of leaked passwords that are long enough to be taken here, 18,000 of them, in lower case. */
const COMMON = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= LIMITS.passwordMin),
);

/** Words that stand on every page here. */
const OF_THE_SITE = ['teesta', 'trails', 'admin', 'staff', 'traveller', 'password'];
/** Letters; a shorter word is found in too many others. */
const MIN_WORD = 3;

/** Digits of a date; with more of them it is not the words that have to be guessed. */
const MAX_DATE = 8;

/** Whose password it is to be. `agency` is the name that the site bears. */
export type PasswordOwner = {
  username?: string | undefined;
  email?: string | undefined;
  agency?: string | undefined;
};

/**
 * Throws where a password is one that many have, or is made of nothing but words of this site, of its owner's name and
 * address, digits and signs. `field` is the name under which it was sent.
 */
export function refuseEasyPassword(field: string, password: string, owner: PasswordOwner): void {
  const plain = asCompared(password);
  if (!COMMON.has(plain) && !isMadeOf(plain, wordsOf(owner))) return;
  throw badInput({ [field]: 'This password is easy to guess. Please choose another one.' });
}

/** In the form that is hashed, and without capitals. */
function asCompared(text: string): string {
  return normalise(text, 'NFKC').toLowerCase();
}

function wordsOf({ username = '', email = '', agency = '' }: PasswordOwner): string[] {
  const own = [username, email, agency].flatMap((text) => asCompared(text).match(/[\p{L}\p{M}]+/gu) ?? []);
  // The longest first: of "teestatrails" and "teesta", the first must not leave a rest.
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
