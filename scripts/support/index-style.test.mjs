import { expect, test } from 'vitest';
import { rulesOf } from './index-style.mjs';

const needsOf = (selector) => rulesOf(`${selector} { color: red }`)[0].needs;

test.each([
  ['h1', [[]]],
  ['.a', [['a']]],
  ['.a .b:hover::after', [['a', 'b']]],
  ['.a, p .b', [['a'], ['b']]],
  [String.raw`.sm\:w-\[calc\(100\%-1rem\)\]`, [['sm:w-[calc(100%-1rem)]']]],
  [String.raw`.\32xl`, [['2xl']]],
  [':is(:where(.group):hover .link)', [['group', 'link']]],
  [String.raw`:is(.\*\:w-full > *)`, [['*:w-full']]],
  [':is(.a, .b) .c', [['c']]],
  ['html:not([data-session="in"]) .a', [['a']]],
  ['header:has([data-shrunk]) ~ .a:not(.b, .c)', [['a']]],
])('%s needs the classes without which it meets nothing', (selector, needs) => {
  expect(needsOf(selector)).toEqual(needs);
});

test('layers and queries hold their rules, definitions go by their names, the rest belongs to every page', () => {
  const sheet = `@layer base, utilities;
    @layer utilities { @media (width >= 40rem) { .a { color: red } } }
    @property --tw-x { syntax: "*"; inherits: false }
    @keyframes turn { to { rotate: 1turn } }
    @view-transition { navigation: auto }`;
  expect(rulesOf(sheet)).toMatchObject([
    { css: '@layer base, utilities;' },
    { open: '@layer utilities{', rules: [{ open: '@media (width >= 40rem){', rules: [{ needs: [['a']] }] }] },
    { usedAs: '--tw-x' },
    { usedAs: 'turn' },
    { css: expect.stringContaining('navigation: auto') },
  ]);
});

test('the theme goes by its variables', () => {
  const [theme] = rulesOf('@layer theme { :root { --a: 1px; --b: var(--a); } }');
  expect(theme.rules).toEqual([
    {
      open: ':root{',
      variables: [
        ['--a', '1px'],
        ['--b', 'var(--a)'],
      ],
    },
  ]);
});

test('what stands in for `@property` in old browsers stays with the whole sheet', () => {
  expect(rulesOf('@layer properties { @supports (color: red) { * { --tw-x: 0 } } }')).toEqual([]);
});
