import type { RandomSource } from '../../scripts/support/generate/random-source.ts';

/** Texts that a field may be sent, each of which has brought down some program. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' \t\n ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "Robert'); drop table tours;--",
  "' or '1'='1",
  '%_\\%',
  '\r\nBcc: all@example.com',
  '=HYPERLINK("https://evil.example")',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to look like a template
  '${7*7}{{7*7}}<%= 7*7 %>',
  'before\u0000after',
  '\u0000',
  '\ud800',
  '\udfff\ud800',
  '\u202eright to left\u202c',
  '\u2066isolated',
  '\ufeff',
  '\u2028\u2029',
  'e\u0301\u0323\u0301',
  '🏔️👨‍👩‍👧‍👦🇮🇳',
  'ﷺ',
  'İıſK',
  '../../../etc/passwd',
  '..\\..\\x',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//evil.example',
  '/.//evil.example',
  'https://evil.example:99999',
  'http://[::1',
  'data:text/html,<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(400),
  '१२३',
  '2026-02-30',
  '2026-01-01T00:00:00+99:99',
  '9999-12-31',
  '-000001-01-01',
  'a@b',
  '"a b"@c.d',
  'a@[127.0.0.1]',
  `${'a.'.repeat(40)}@example.com`,
  '00000000-0000-0000-0000-000000000000',
];

/** One part of what keeps expressions and normalising busy where they are careless. */
const REPEATED = [
  '.',
  '@',
  ' ',
  '\n',
  '(',
  '-',
  '+',
  '1',
  '/',
  '<',
  '%',
  '\u0300',
  '\u0345\u0334',
  'क',
  '🏔️',
  '\\',
  '"',
];

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e15,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  5.000000000000001,
  1e-300,
];

/** Anything that JSON can hold, of `bytes` at most as a rule. */
export function hostileValue(random: RandomSource, bytes: number): unknown {
  return random.weighted<() => unknown>([
    [() => random.pick(HOSTILE_TEXTS), 10],
    [() => longText(random, bytes), 3],
    [() => random.pick(NUMBERS), 3],
    [() => random.pick([null, true, false, [], {}, [[]], [null], '']), 3],
    [() => ({ toString: 'x', length: 1, valueOf: 'x', toJSON: 'x' }), 1],
    [() => nested(random.pick(['[', '{"a":']), Math.min(bytes / 8, 500)), 1],
    [() => Array.from({ length: random.pick([1, 21, 101, 500]) }, () => random.pick(HOSTILE_TEXTS)), 1],
    [() => Array.from({ length: Math.min(bytes / 3, 30_000) }, () => 0), 1],
    [() => Object.fromEntries(HOSTILE_TEXTS.slice(0, 20).map((text) => [text, text])), 1],
  ])();
}

export function longText(random: RandomSource, bytes: number): string {
  const part = random.pick(REPEATED);
  const times = Math.max(1, Math.floor(random.pick([0.05, 0.5, 0.95]) * (bytes / Buffer.byteLength(part))));
  return (
    random.pick(['', 'a', 'a@', '+', 'https://']) + part.repeat(times) + random.pick(['', 'x', '@', '!'])
  );
}

function nested(open: string, depth: number): unknown {
  const close = open === '[' ? ']' : '}';
  return JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);
}
