import { expect, test } from 'vitest';
import { createStyleInliner } from './page-style.ts';

const inlineStyle = createStyleInliner({
  href: '/assets/app.css',
  rules: [
    { css: '@layer base,utilities;' },
    { css: 'h1{margin:0}', needs: [[]] },
    {
      open: '@layer utilities{',
      rules: [
        { css: '.a{animation:turn 1s}', needs: [['a']] },
        { css: '.a .b{--tw-x:1}', needs: [['a', 'b']] },
        { css: '.c,.d{color:red}', needs: [['c'], ['d']] },
        { css: '.sm\\:\\[\\&\\>p\\]{color:red}', needs: [['sm:[&>p]']] },
        { open: '@media print{', rules: [{ css: '.e{color:red}', needs: [['e']] }] },
      ],
    },
    {
      open: ':root{',
      variables: [
        ['--used-by-style', 'var(--used-by-it)'],
        ['--used-by-it', '0'],
        ['--used-by-page', '1'],
        ['--used-by-frames', '2'],
        ['--unused', '3'],
      ],
    },
    { css: '.v{top:var(--used-by-style)}', needs: [['v']] },
    { css: '.w{animation:fade 1s}', needs: [['w']] },
    { css: '@keyframes fade{to{opacity:var(--used-by-frames)}}', usedAs: 'fade' },
    { css: '@keyframes turn{}', usedAs: 'turn' },
    { css: '@property --tw-x{}', usedAs: '--tw-x' },
  ],
});

const page = (body: string) =>
  `<head><noscript><link rel="stylesheet" href="/assets/app.css" data-whole=""/></noscript></head><body>${body}</body>`;
const styleOf = (html: string) => /<style>(.*?)<\/style>/.exec(html)?.[1];

test('a page brings the rules of its classes, and what those use', () => {
  expect(styleOf(inlineStyle(page('<p class="a d"></p>')))).toBe(
    '@layer base,utilities;h1{margin:0}@layer utilities{.a{animation:turn 1s}.c,.d{color:red}}@keyframes turn{}',
  );
});

test('a variable of the theme comes where the page, a rule or another variable uses it', () => {
  expect(styleOf(inlineStyle(page('<p class="v" style="left:var(--used-by-page)"></p>')))).toContain(
    ':root{--used-by-style:var(--used-by-it);--used-by-it:0;--used-by-page:1}',
  );
  expect(styleOf(inlineStyle(page('')))).not.toContain(':root');
});

test('a variable that only frames of an animation use comes with them', () => {
  expect(styleOf(inlineStyle(page('<p class="w"></p>')))).toContain(':root{--used-by-frames:2}');
});

test('a class with signs that an attribute escapes is found', () => {
  expect(styleOf(inlineStyle(page('<p class="b sm:[&amp;&gt;p]"></p>')))).toContain('.sm\\:');
});

test('the whole sheet stays for visitors without scripts', () => {
  expect(inlineStyle(page(''))).toContain('</style><noscript><link rel="stylesheet"');
});

test('a page that asks for the whole sheet stays as it is', () => {
  const html = '<head><link rel="stylesheet" href="/assets/app.css" data-whole=""/></head>';
  expect(inlineStyle(html)).toBe(html);
});
