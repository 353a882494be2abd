import { normalise } from '../../../contracts/fields/normalise.ts';

/**
 * What bots sell, in the words they sell it with. An entry of several parts is found where all of them are. Texts are compared
 * as `comparable` makes them: a phrase with a space before and behind is a word by itself, and one without also finds what it
 * begins or ends.
 */
export type Phrases = readonly (string | readonly string[])[];

/** Letters of a text that are looked at: bots are done selling by then. */
const MAX_LETTERS = 6_000;

/** A text as it is compared: lower case, words apart by one space, one before the first and one behind the last. */
export function comparable(text: string): string {
  const words = normalise(text.slice(0, MAX_LETTERS), 'NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return ` ${words.filter(Boolean).join(' ')} `;
}

/** How many of the phrases are in a comparable text, and what is left of it: a word that counted once counts no more. */
export function takePhrases(text: string, phrases: Phrases): { count: number; rest: string } {
  let count = 0;
  let rest = text;
  for (const phrase of phrases) {
    const parts = typeof phrase === 'string' ? [phrase] : phrase;
    if (!parts.every((part) => rest.includes(part))) continue;
    count += 1;
    for (const part of parts) rest = rest.replaceAll(part, ' | ');
  }
  return { count, rest };
}

const ADDRESS = /(?:https?:\/\/|www\.)([^\s/<>"'[\]()、。,!?」)]{1,255})/gi;
/** Behind one that no space ends, a text in a script without spaces goes on. */
const WHOLE_ADDRESS = /(?:https?:\/\/|www\.)[\x21-\x7e]{1,2000}/gi;

/** What is written beside the links. */
export function withoutLinks(text: string): string {
  return text.slice(0, MAX_LETTERS).replaceAll(WHOLE_ADDRESS, ' ');
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether a text has so many words; those of scripts that put no space between them are told apart, too. */
export function hasWords(text: string, min: number): boolean {
  let found = 0;
  for (const { isWordLike } of WORDS.segment(text.slice(0, MAX_LETTERS)))
    if (isWordLike && ++found >= min) return true;
  return false;
}

/** Of what travellers send links to. `maps.google.example` is none of them. */
const USUAL_HOSTS = [
  ...['google.com', 'google.co.in', 'goo.gl', 'g.co', 'youtube.com', 'youtu.be', 'wa.me', 'whatsapp.com'],
  ...[
    'instagram.com',
    'facebook.com',
    'tripadvisor.in',
    'tripadvisor.com',
    'holidify.com',
    'booking.com',
    'makemytrip.com',
  ],
  ...[
    'airbnb.com',
    'airbnb.co.in',
    'airbnb.de',
    'airbnb.fr',
    'trip.com',
    'expedia.com',
    'tripadvisor.de',
    'tripadvisor.fr',
    'tripadvisor.co.uk',
    'naver.com',
    'mafengwo.cn',
    'xiaohongshu.com',
    'komoot.com',
    'goibibo.com',
    'agoda.com',
    'irctc.co.in',
    'wikipedia.org',
    'ibb.co',
    'imgur.com',
    'dropbox.com',
    'localhost',
  ],
];

/** Hosts that links in a text lead to, but for usual ones and the site's own. */
export function strangeHosts(text: string, ownHost: string): string[] {
  const hosts = [...text.slice(0, MAX_LETTERS).matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase());
  const usual = [...USUAL_HOSTS, ownHost];
  return hosts
    .map((host) => host.split(':')[0] ?? '')
    .filter((host) => !usual.some((known) => host === known || host.endsWith(`.${known}`)));
}

/** Markup that forms of other programs take for a link, and what is tried to break a site with. */
const MARKUP = ['[url', '[link', '[/b]', '<a ', '<a\n', '<h1', 'href='];
/** So do people who want to see what a site does; all of it is shown as text here. */
const TRIED_BY_PEOPLE = ['<script', '{{7*7}}'];
const ATTACKS = [
  ...[
    '%3cscript',
    '${jndi:',
    '../../',
    '/etc/passwd',
    "' or 1=1",
    "1' or",
    'drop table',
    "' --",
    'union select',
    '169.254.169.254',
    '$(',
    'sample@email.tst',
    '555-666-0606',
    'nslookup',
  ],
];

export const hasMarkup = (text: string) => holdsAny(text, MARKUP);
export const hasAttack = (text: string) => holdsAny(text, ATTACKS);
export const hasScript = (text: string) => holdsAny(text, TRIED_BY_PEOPLE);

function holdsAny(text: string, marks: readonly string[]): boolean {
  const lower = text.slice(0, MAX_LETTERS).toLowerCase();
  return marks.some((mark) => lower.includes(mark));
}

const KEYBOARD = ['asd', 'qwe', 'zxc', 'dfg', 'fgh', 'jkl', 'hjk'];

/** The share of a text's letters and digits that are in Latin words that nobody can pronounce, and nobody would write so. 0 to 1. */
export function gibberishShare(text: string): number {
  const seen = text.slice(0, MAX_LETTERS);
  const odd = (seen.match(/[A-Za-z\d=]+/g) ?? []).filter(isGibberish).join('');
  return odd.length / Math.max(1, seen.match(/[\p{L}\p{N}=]/gu)?.length ?? 0);
}

function isGibberish(word: string): boolean {
  const letters = word.replace(/[^A-Za-z]/g, '');
  if (letters.length < 6) return false;
  if (KEYBOARD.filter((run) => letters.toLowerCase().includes(run)).length >= 2) return true;
  if (new Set(letters.toLowerCase()).size <= 4 && letters.length >= 6 && /(?:asd|qwe|zz|sdf)/i.test(letters))
    return true;
  if (letters.length < 8) return false;
  const flips = letters.match(/[a-z][A-Z]/g)?.length ?? 0;
  const vowels = letters.match(/[aeiouy]/gi)?.length ?? 0;
  const run = Math.max(...letters.split(/[aeiouy]+/i).map((part) => part.length));
  return (
    flips >= 4 || (run >= 6 && vowels / letters.length < 0.3) || new Set(letters.toLowerCase()).size === 1
  );
}

/** What bots send to see whether a form works. */
const TRIES = [' test ', ' hello world ', ' lorem ipsum ', ' qwerty ', ' asdf ', ' 123456789 ', ' asdasd '];

export function isTry(comparableText: string): boolean {
  return TRIES.some((text) => comparableText === text) || comparableText.startsWith(' lorem ipsum ');
}
