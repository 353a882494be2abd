import { normalise } from '../../../contracts/fields/normalise.ts';

/** All parts of a phrase must occur, as `comparable` returns them. */
type Phrases = readonly (readonly string[])[];

/** `one, other`; `both + parts`; `this/that + part`, any of these. A `*` is any letters more; without, words are whole. */
export function phrasesIn(text: string): Phrases {
  const sides = (phrase: string) => phrase.split('+').map((side) => side.split('/').map(asCompared));
  const eachOf = (begun: string[][], side: string[]) =>
    begun.flatMap((parts) => side.map((part) => [...parts, part]));
  return text.split(',').flatMap((phrase) => sides(phrase).reduce(eachOf, [[]]));
}

const asCompared = (part: string) => ` ${part.trim()} `.replace(/^ \*|\* $/g, '');

const MAX_LETTERS = 6_000;

/** Lower case, with single spaces between, before and after the words. */
export function comparable(text: string): string {
  const words = normalise(text.slice(0, MAX_LETTERS), 'NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return ` ${words.filter(Boolean).join(' ')} `;
}

export function takePhrases(text: string, phrases: Phrases): { count: number; rest: string } {
  let count = 0;
  let rest = text;
  for (const parts of phrases) {
    if (!parts.every((part) => rest.includes(part))) continue;
    count += 1;
    for (const part of parts) rest = rest.replaceAll(part, ' | ');
  }
  return { count, rest };
}

const ADDRESS = /(?:https?:\/\/|www\.)([^\s/<>"'[\]()、。,!?」)]{1,255})/gi;
/** ASCII only, because text in a script without spaces may follow directly. */
const WHOLE_ADDRESS = /(?:https?:\/\/|www\.)[\x21-\x7e]{1,2000}/gi;

export function withoutLinks(text: string): string {
  return text.slice(0, MAX_LETTERS).replaceAll(WHOLE_ADDRESS, ' ');
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

export function hasWords(text: string, min: number): boolean {
  let found = 0;
  for (const { isWordLike } of WORDS.segment(text.slice(0, MAX_LETTERS)))
    if (isWordLike && ++found >= min) return true;
  return false;
}

const USUAL_HOSTS = `
  google.com google.co.in goo.gl g.co youtube.com youtu.be wa.me whatsapp.com instagram.com facebook.com
  tripadvisor.in tripadvisor.com holidify.com booking.com makemytrip.com airbnb.com airbnb.co.in airbnb.de
  airbnb.fr trip.com expedia.com tripadvisor.de tripadvisor.fr tripadvisor.co.uk naver.com mafengwo.cn
  xiaohongshu.com komoot.com goibibo.com agoda.com irctc.co.in wikipedia.org ibb.co imgur.com dropbox.com
  localhost
`
  .trim()
  .split(/\s+/);

export function strangeHosts(text: string, ownHost: string): string[] {
  const hosts = [...text.slice(0, MAX_LETTERS).matchAll(ADDRESS)].map(([, host = '']) => host.toLowerCase());
  const usual = [...USUAL_HOSTS, ownHost];
  return hosts
    .map((host) => host.split(':')[0] ?? '')
    .filter((host) => !usual.some((known) => host === known || host.endsWith(`.${known}`)));
}

const MARKUP = ['[url', '[link', '[/b]', '<a ', '<a\n', '<h1', 'href='];
/** Curious people try these too; all is shown as text here. */
const TRIED_BY_PEOPLE = ['<script', '{{7*7}}'];
const ATTACKS = [
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
];

export const hasMarkup = (text: string) => holdsAny(text, MARKUP);
export const hasAttack = (text: string) => holdsAny(text, ATTACKS);
export const hasScript = (text: string) => holdsAny(text, TRIED_BY_PEOPLE);

function holdsAny(text: string, marks: readonly string[]): boolean {
  const lower = text.slice(0, MAX_LETTERS).toLowerCase();
  return marks.some((mark) => lower.includes(mark));
}

const KEYBOARD = ['asd', 'qwe', 'zxc', 'dfg', 'fgh', 'jkl', 'hjk'];

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

const TRIES = [' test ', ' hello world ', ' lorem ipsum ', ' qwerty ', ' asdf ', ' 123456789 ', ' asdasd '];

export function isTry(comparableText: string): boolean {
  return TRIES.some((text) => comparableText === text) || comparableText.startsWith(' lorem ipsum ');
}
