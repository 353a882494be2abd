import { expect, test } from 'vitest';
import { writeMarkdown, writeMarkdownLine } from './write-markdown.ts';

test.each([
  ['One.\n\nTwo\nlines.', '<p>One.</p><p>Two<br/>lines.</p>'],
  [
    '## Bring\n\n- **ID** card\n- *two* photos',
    '<h3>Bring</h3><ul><li><strong>ID</strong> card</li><li><em>two</em> photos</li></ul>',
  ],
  [
    '[Tours](/tours) or [us](tel:+919832000001)',
    '<p><a href="/tours">Tours</a> or <a href="tel:+919832000001">us</a></p>',
  ],
])('%j becomes HTML', (text, html) => {
  expect(writeMarkdown({ text })).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '![x](https://evil.example/a.png)',
  '<javascript:alert(1)>',
  '[x](data:text/html;base64,AAAA)',
])('%s cannot do anything', (text) => {
  for (const code of [writeMarkdown({ text }), writeMarkdownLine({ text })]) {
    expect(code).not.toMatch(/<(?!\/?(?:p|br)\b)/);
    expect(code).not.toContain('href');
  }
});

test('a line stays a line, and each paragraph has its mark', () => {
  expect(writeMarkdownLine({ text: '50% **now**', mark: '\u2063' })).toBe('50% <strong>now</strong>\u2063');
  expect(writeMarkdownLine({ text: '- a list' })).toBe('- a list');
  expect(writeMarkdown({ text: 'One\n\nTwo', mark: '\u2063' })).toBe('<p>One\u2063</p><p>Two\u2063</p>');
});

test('what would take too long to read is shown as it is', () => {
  const text = '*'.repeat(3_000);
  expect(writeMarkdown({ text })).toBe(`<p>${text}</p>`);
});
