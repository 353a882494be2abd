import { z } from 'zod';
import { LIMITS } from './field-limits.ts';
import { normalise } from './normalise.ts';

/** Control characters except newline and tab, and bidi controls, with which a name shows as another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const CONTROL_OR_TURNING = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

// Checks beyond the length come in a `.pipe` or `.transform`: long text skips them, other fields are still checked.

/** Raw length for a cleaned text of `max`: combining accents and outer white space. */
export const beforeCleaning = (max: number) => 4 * max + 100;

/** Unifies line ends, removes control and bidi characters (PostgreSQL rejects NUL), composes accents. HTML stays. */
export function cleanText(value: string): string {
  const plain = value.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_OR_TURNING, '');
  return normalise(plain, 'NFC').trim();
}

/** White space and invisible characters alone would look like an empty name or review. */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u;

export function requiredText(what: string, max: number) {
  return typedText({ what, max }, cleanText);
}

/** Line breaks and tabs become spaces. `missing` replaces "Enter …". */
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

/** Copied from pages, chats or address books; with one, an address would look like another. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u00a0]/gu;

const WIDE_DOTS = /[\u3002\uff61]/g;

/** Converts the domain to the form that mails use: wide or styled letters would make many addresses of one. */
function withPlainDomain(address: string): string {
  const domain = address.lastIndexOf('@') + 1;
  return address.slice(0, domain) + normalise(address.slice(domain).replace(WIDE_DOTS, '.'), 'NFKC');
}

/** For stored addresses, which may break newer rules: see `emailAddress`. */
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

/** Undeliverable addresses. The first match names the fault. */
const WRONG_DOTS: readonly [RegExp, string][] = [
  [/\.\./, 'There are two dots in a row in this email address.'],
  [/^\./, 'An email address does not begin with a dot.'],
  [/\.$/, 'An email address does not end with a dot.'],
  [/\.@/, 'An email address has no dot right before the @.'],
  [/@\./, 'An email address has no dot right after the @.'],
];

/** Undefined if the address is deliverable. */
export const dotFault = (address: string) => WRONG_DOTS.find(([pattern]) => pattern.test(address))?.[1];

/** The specification's pattern, stored in lower case and without invisible characters. */
export const emailAddress = knownEmailAddress.pipe(
  z.string().superRefine((address, context) => {
    const message = dotFault(address);
    if (message) context.addIssue({ code: 'custom', message });
  }),
);

/** UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
export const timestamp = z.string();

export const id = z.string();

/** Any text: an invalid id is simply not found. */
export const givenId = z.string({ error: 'This is not an id.' }).transform(cleanText);

export const idParams = z.object({ id: givenId });
