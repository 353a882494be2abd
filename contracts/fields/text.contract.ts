import { z } from 'zod';
import { LIMITS } from './field-limits.ts';
import { normalise } from './normalise.ts';

/**
 * Control characters but newline and tab; and what turns the direction of letters, which have one of their own: a name written
 * so shows as another.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const CONTROL_OR_TURNING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

// What looks at text more closely than by its length stands behind a `.pipe` or a `.transform`: of a text that is too long
// nothing gets there, and the faults of other fields are named all the same.

/** Characters that a text of `max` may have before it is cleaned: accents by themselves, and white space at its ends. */
export const beforeCleaning = (max: number) => 4 * max + 100;

/**
 * Makes typed text safe to store and to show: line ends become \n, control characters and what turns the direction of
 * letters go (PostgreSQL refuses NUL), broken surrogates are replaced, accents are composed, 30 to a letter at most, the ends
 * trimmed. HTML stays, as text.
 */
export function cleanText(value: string): string {
  const plain = value.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_OR_TURNING, '');
  return normalise(plain, 'NFC').trim();
}

/** Of white space and letters that nobody sees alone, a name or a review would look like none. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text that must hold something besides white space. `what` completes "Enter …". */
export function requiredText(what: string, max: number) {
  return typedText({ what, max }, cleanText);
}

/** Text of one line: line breaks and tabs become spaces. `missing`: the fault where "Enter …" says too little. */
export function requiredLine(what: string, max: number, missing?: string) {
  const clean = (value: string) => cleanText(value).replace(/[\n\t\u2028\u2029]+/g, ' ');
  return typedText({ what, max, missing }, clean);
}

type TextRules = { what: string; max: number; missing?: string };

function typedText({ what, max, missing = `Enter ${what}.` }: TextRules, clean: (typed: string) => string) {
  const tooLong = `Keep ${what} to ${max} characters at most.`;
  return z
    .string({ error: missing })
    .max(beforeCleaning(max), tooLong)
    .transform((typed) => {
      const text = clean(typed);
      return SEEN.test(text) ? text : '';
    })
    .pipe(z.string().min(1, missing).max(max, tooLong));
}

const NO_EMAIL = 'Please enter a valid email address.';

/** Copied along from a page, a chat or an address book; with one the address would be another's that looks the same. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u00a0]/gu;

/** Dots between the names of a domain, as Chinese and Japanese keyboards write them. */
const WIDE_DOTS = /[\u3002\uff61]/g;

/** With the domain that mails go to: wide and curly letters stand for plain ones there, and would make many addresses of one. */
function withPlainDomain(address: string): string {
  const domain = address.lastIndexOf('@') + 1;
  return address.slice(0, domain) + normalise(address.slice(domain).replace(WIDE_DOTS, '.'), 'NFKC');
}

/** The address of what is there already, however it came to be: see `emailAddress`. */
export const knownEmailAddress = z
  .string({ error: 'Enter your email address.' })
  .max(beforeCleaning(LIMITS.email), NO_EMAIL)
  .transform((value) => withPlainDomain(cleanText(value.replace(UNSEEN, ''))).toLowerCase())
  .pipe(z.string().min(1, 'Enter your email address.').max(LIMITS.email, NO_EMAIL))
  .pipe(
    z
      .string()
      .regex(
        /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\][^\s@<>"(),:;[\]\\.]*\.[^\s@<>"(),:;[\]\\]+$/,
        NO_EMAIL,
      ),
  );

/** Nobody can deliver to these. The first that fits says what is wrong. */
const WRONG_DOTS: readonly [RegExp, string][] = [
  [/\.\./, 'There are two dots in a row in this email address.'],
  [/^\./, 'An email address does not begin with a dot.'],
  [/\.$/, 'An email address does not end with a dot.'],
  [/\.@/, 'An email address has no dot right before the @.'],
  [/@\./, 'An email address has no dot right after the @.'],
];

/** Of an address that somebody types now; undefined where mails can be delivered to it. */
export const dotFault = (address: string) => WRONG_DOTS.find(([pattern]) => pattern.test(address))?.[1];

/** The specification's pattern: text, an at sign, text, a dot, text, no spaces. Kept in lower case, without what nobody sees. */
export const emailAddress = knownEmailAddress.pipe(
  z.string().superRefine((address, context) => {
    const message = dotFault(address);
    if (message) context.addIssue({ code: 'custom', message });
  }),
);

/** UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
export const timestamp = z.string();

/** UUIDv7 as text. */
export const id = z.string();

/** An id as somebody sends it. Anything at all is taken: what is no id is simply not found. */
export const givenId = z.string({ error: 'This is not an id.' }).transform(cleanText);

/** The `{id}` of an address. */
export const idParams = z.object({ id: givenId });
