import { describe, expect, test } from 'vitest';
import { ACCENT_TOKENS, type AccentTokens } from '../../../contracts/look/accent.ts';
import type { Block } from './mail-blocks.ts';
import { plainBlocks } from './mail-blocks.ts';
import { fillLine, unclosedFieldIn } from './named-fields.ts';
import { parseMailMarkdown } from './parse-mail-markdown.ts';
import { MAX_HTML_BYTES, renderBlocks } from './render-blocks.ts';

const frame = {
  subject: 'Your enquiry TT-7K3M2',
  preheader: 'We answer soon.',
  brand: { name: 'Teesta Trails', url: 'https://teesta.example/' },
  footer: plainBlocks('Teesta Trails\n+91 353 243 1234'),
};
const card: Block = {
  kind: 'tourCard',
  title: 'Gangtok in five days',
  text: 'Rumtek and Tsomgo lake.',
  price: '₹12,500 per person',
  url: 'https://teesta.example/tours/gangtok',
  picture: { url: 'https://teesta.example/x.webp', alt: 'A ridge', width: 1200, height: 800 },
};
const TEXT = `# Your enquiry

Hello {{name}}, see [our policies](https://teesta.example/policies) or call [+91 353 243 1234](tel:+913532431234).

{{facts}}

1. We look at permits, rooms and roads, which takes a while, and more so in the season.
2. You decide.

> As you *wrote*.

[Open the enquiry](https://teesta.example/account)

{{card}}`;
const values = {
  name: 'Asha',
  facts: { blocks: [{ kind: 'facts', rows: [['Reference', 'TT-7K3M2']] } satisfies Block] },
  card: { blocks: [card] },
};
const render = (text: string, given = {}) =>
  renderBlocks(parseMailMarkdown(text, { ...values, ...given }), frame);

describe('a mail', () => {
  test('is as readable in its text as in its HTML', () => {
    expect(render(TEXT).text).toBe(`Your enquiry
============

Hello Asha, see our policies (https://teesta.example/policies) or call
+91 353 243 1234.

Reference: TT-7K3M2

1. We look at permits, rooms and roads, which takes a while, and more so
   in the season.
2. You decide.

> As you wrote.

Open the enquiry:
https://teesta.example/account

Gangtok in five days
Rumtek and Tsomgo lake.
₹12,500 per person
https://teesta.example/tours/gangtok

-- 
Teesta Trails
+91 353 243 1234
`);
  });

  test('has the agency’s look where it has one, and says its name where pictures are blocked', () => {
    const logo = { url: 'https://teesta.example/brand/logo/x.png', width: 640, height: 160 };
    const all = (colour: string) => Object.fromEntries(ACCENT_TOKENS.map((name) => [name, colour]));
    const tokens = { light: all('#7a1f4b'), dark: all('#f2b8d0') } as AccentTokens;
    const look = { letters: 'bitter' as const, tokens, logo };
    const { html } = renderBlocks(parseMailMarkdown(TEXT, values), { ...frame, look });
    expect(html).toContain(`<img src="${logo.url}" alt="Teesta Trails" width="192" height="48"`);
    for (const own of ['color:#f2b8d0!important', 'background-color:#7a1f4b', 'Bitter, '])
      expect(html).toContain(own);
    expect(html).not.toMatch(/#12433a|#1b6f6d|Fraunces/);
    const square = { ...look, logo: { ...logo, width: 160 } };
    const beside = renderBlocks(parseMailMarkdown(TEXT, values), { ...frame, look: square }).html;
    expect(beside).toMatch(/<img src="[^"]+" alt="" width="48" height="48"[^>]+>Teesta Trails<\/a>/);
  });

  test('says the same in its HTML', () => {
    const { html } = render(TEXT);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    const said = html
      .replace(/<style>[^<]*<\/style>/, '')
      .replace(/<\/?span[^<>]*>/g, '')
      .replace(/<[^<>]+>/g, ' ')
      .replace(/\s+/g, ' ');
    for (const part of [
      'Hello Asha,',
      'Reference TT-7K3M2',
      'You decide.',
      'Gangtok in five days',
      '₹12,500',
    ])
      expect(said).toContain(part);
    expect(html).toContain('<a href="https://teesta.example/account"');
    expect(html).toContain('<a href="tel:+913532431234"');
  });

  test('shows what somebody typed in its own direction, whatever the words around it are', () => {
    const quote: Block = { kind: 'quote', children: plainBlocks('ہم چار لوگ ہیں۔') };
    const facts: Block = { kind: 'facts', rows: [['Name', 'علی خان']] };
    const given = { name: 'علی خان', facts: { blocks: [quote, facts] } };
    const { html } = render('{{name}} wrote:\n\n{{facts}}', given);
    // A part with a direction of its own does not count for that of the paragraph.
    expect(html).toMatch(/<p dir="auto"[^>]*><span dir="auto">علی خان<\/span> wrote:<\/p>/);
    expect(html).toMatch(/<blockquote[^>]*><p dir="auto"[^>]*>ہم چار لوگ ہیں۔<\/p>/);
    expect(html).toMatch(/<td dir="auto"[^>]*>علی خان<\/td>/);
  });

  test('is readable in the dark, and fetches nothing but its pictures', () => {
    const { html } = render(TEXT);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<(script|link|iframe|form|object)\b|@import|url\(/);
    expect(html.match(/<img\b/g)).toHaveLength(1);
  });

  test('leaves what anybody typed as text §V1.1.2 §V1.2.1', () => {
    const evil = '<img src=x onerror="alert(1)"> & \'quotes\' </style><script>';
    const rows: [string, string][] = [[evil, evil]];
    const { html, text } = renderBlocks(
      [
        ...parseMailMarkdown('Hello {{name}}', { name: evil }),
        { kind: 'facts', rows },
        { kind: 'button', label: evil, url: 'https://a.example/' },
        { kind: 'tourCard', title: evil, text: evil, price: evil, url: 'https://a.example/' },
      ],
      { ...frame, subject: evil, preheader: evil, brand: { name: evil }, footer: plainBlocks(evil) },
    );
    expect(html).not.toMatch(/<(img|script)/);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#x27;quotes&#x27;');
    expect(text.replace(/\s+/g, ' ')).toContain(evil);
  });

  test('of ten cards, and of ten thousand letters, stays below the size at which Gmail cuts', () => {
    const long = { ...card, text: 'नदी '.repeat(70) };
    const blocks = [...Array.from({ length: 10 }, () => long), ...plainBlocks('আপনার যাত্রা '.repeat(770))];
    expect(Buffer.byteLength(renderBlocks(blocks, frame).html)).toBeLessThan(MAX_HTML_BYTES);
  });

  test('never breaks a link of its text, however long it is', () => {
    const url = `https://teesta.example/${'a'.repeat(200)}`;
    expect(render(`See [this](${url}) now`).text).toContain(`(${url})`);
  });
});

describe('a line with fields', () => {
  test('is one line, whatever the values hold', () => {
    expect(fillLine('Enquiry  {{a}}: {{b}} {{none}}', { a: 'TT-1\r\nBcc: x', b: ' y ' })).toBe(
      'Enquiry TT-1 Bcc: x: y',
    );
  });

  test('tells of a field that has no end', () => {
    expect(unclosedFieldIn('Hello {{name}}')).toBeUndefined();
    expect(unclosedFieldIn('Hello {{name} and more')).toBe('{{name} and more');
    expect(unclosedFieldIn('Hello {{a b}}')).toBe('{{a b}}');
  });
});
