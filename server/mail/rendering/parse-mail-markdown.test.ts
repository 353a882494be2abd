import { describe, expect, test } from 'vitest';
import { faultOfMarks } from '../../../contracts/fields/markdown-bounds.ts';
import type { Block, Inline } from './mail-blocks.ts';
import { fillLine } from './named-fields.ts';
import { parseMailMarkdown } from './parse-mail-markdown.ts';

const words = (text: string): Inline => ({ kind: 'text', text });
const given = (text: string): Inline => ({ kind: 'text', text, isGiven: true });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });

describe('the words of a mail in Markdown', () => {
  test('become paragraphs, headings, lists, quotes and rules', () => {
    const text = '# One\n\nTwo **three** *four* `five`\n\n- six\n- seven\n\n3. eight\n\n> nine\n\n---';
    expect(parseMailMarkdown(text, {})).toEqual([
      { kind: 'heading', level: 1, children: [words('One')] },
      paragraph(
        words('Two '),
        { kind: 'strong', children: [words('three')] },
        words(' '),
        { kind: 'emphasis', children: [words('four')] },
        words(' '),
        { kind: 'code', text: 'five' },
      ),
      {
        kind: 'list',
        isOrdered: false,
        start: 1,
        items: [[paragraph(words('six'))], [paragraph(words('seven'))]],
      },
      { kind: 'list', isOrdered: true, start: 3, items: [[paragraph(words('eight'))]] },
      { kind: 'quote', children: [paragraph(words('nine'))] },
      { kind: 'rule' },
    ]);
  });

  test('show HTML as text, and a picture as what it is of', () => {
    const text =
      '<script>alert(1)</script>\n\nA <b>bold</b> word ![of a lake](https://elsewhere.example/x.png)';
    expect(parseMailMarkdown(text, {})).toEqual([
      paragraph(words('<script>alert(1)</script>')),
      paragraph(words('A '), words('<b>'), words('bold'), words('</b>'), words(' word '), words('of a lake')),
    ]);
  });

  test('link to the web, to an address and to a number, and nowhere else', () => {
    const kinds = ['https://a.example/', 'http://a.example/', 'mailto:a@b.example', 'tel:+9198'];
    for (const url of kinds)
      expect(parseMailMarkdown(`x [label](${url})`, {})).toEqual([
        paragraph(words('x '), { kind: 'link', url, children: [words('label')] }),
      ]);
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc',
      '/tours',
      'vbscript:x',
      '//x',
    ])
      expect(parseMailMarkdown(`x [label](${url})`, {})).toEqual([paragraph(words('x '), words('label'))]);
  });

  test('reach WhatsApp with encryption alone', () => {
    expect(parseMailMarkdown('[Write](http://wa.me/9198)', {})).toEqual([
      { kind: 'button', label: 'Write', url: 'https://wa.me/9198' },
    ]);
  });

  test('open twenty quotes, and what they hold is shown', () => {
    const [outer] = parseMailMarkdown(`${'>'.repeat(20)} deep`, {});
    expect(JSON.stringify(outer)).toContain('deep');
    expect(JSON.stringify(outer).length).toBeLessThan(400);
  });
});

describe('a named field', () => {
  test('is its value, which is never read as Markdown or as another field §V1.3.7', () => {
    const value = '**bold** {{other}} [x](https://evil.example) <b>\n# next';
    expect(parseMailMarkdown('Hello {{name}}!', { name: value, other: 'no' })).toEqual([
      paragraph(
        words('Hello '),
        given('**bold** {{other}} [x](https://evil.example) <b>'),
        { kind: 'break' },
        given('# next'),
        words('!'),
      ),
    ]);
  });

  test('may be the whole address of a link, and cannot change where another leads', () => {
    const link = { url: 'https://a.example/x', part: '@evil.example/?y' };
    expect(parseMailMarkdown('[Open]({{url}})', link)).toEqual([
      { kind: 'button', label: 'Open', url: 'https://a.example/x' },
    ]);
    expect(parseMailMarkdown('[Open](https://a.example/{{part}})', link)).toEqual([
      { kind: 'button', label: 'Open', url: 'https://a.example/%40evil.example%2F%3Fy' },
    ]);
    expect(parseMailMarkdown('[Open]({{bad}})', { bad: 'javascript:alert(1)' })).toEqual([
      paragraph(words('Open')),
    ]);
  });

  test('that is an address takes its secrets to no other place', () => {
    const own = { url: 'https://a.example/reset/secret' };
    for (const address of ['https://evil.example/?{{url}}', 'mailto:a@evil.example?body={{url}}'])
      for (const link of [`[Open](${address})`, `[Open][1]\n\n[1]: ${address}`])
        expect(parseMailMarkdown(link, own)).toEqual([paragraph(words('Open'))]);
  });

  test('that stands alone brings its blocks', () => {
    const facts: Block = { kind: 'facts', rows: [['Reference', 'TT-1']] };
    expect(parseMailMarkdown('{{facts}}', { facts: { blocks: [facts] } })).toEqual([facts]);
  });

  test('without a value takes its paragraph and its point of a list with it', () => {
    const text = 'One {{none}}\n\nTwo\n\n- {{none}}\n- three\n\n[Write]({{none}})\n\n- {{none}}';
    expect(parseMailMarkdown(text, {})).toEqual([
      paragraph(words('Two')),
      { kind: 'list', isOrdered: false, start: 1, items: [[paragraph(words('three'))]] },
    ]);
  });
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  '{{%s}}, which every object has, is an unknown field',
  (name) => {
    expect(fillLine(`For {{${name}}} you`, {})).toBe('For you');
    // In Markdown two underscores are bold, and no field.
    if (name.startsWith('__')) return;
    const text = `One {{${name}}}\n\n{{${name}}}\n\n[Write]({{${name}}})\n\n> {{${name}}}\n\nTwo`;
    expect(parseMailMarkdown(text, {})).toEqual([{ kind: 'quote', children: [] }, paragraph(words('Two'))]);
    expect(parseMailMarkdown(`\`\`\`\n{{${name}}}\n\`\`\``, {})).toEqual([paragraph()]);
  },
);

test.each(['*_', '1. ', '=\n', '*[', '*a_', '- - - a\n', 'a*', '>>>', '-\n'])(
  'twenty thousand letters of %o are shown as they are, and refused: read as Markdown they take seconds',
  (sign) => {
    const text = sign.repeat(20_000 / sign.length);
    const [first] = parseMailMarkdown(text, {});
    expect(faultOfMarks(text)).toMatch(/^There are more than 1000 (signs|lines)|^Lists or quotes are nested/);
    expect(first?.kind).toBe('paragraph');
  },
);

const LINES = 'a\n'.repeat(9_000);
test.each([
  ['300 nested lists by 9,000 lines', `${'- '.repeat(300)}x\n${LINES}`, /more than 1000 lines/],
  ['300 nested lists', `${'- '.repeat(300)}x`, /nested 300 deep in line 1/],
  ['300 nested numbers', `Hello\n\n${'1. '.repeat(300)}x`, /nested 300 deep in line 3/],
  ['500 nested quotes', '>'.repeat(500), /nested 500 deep in line 1/],
  ['lists that are nested by the room before them', `- x\n${' '.repeat(60)}- x`, /nested 31 deep in line 2/],
  ['10,000 short lines', LINES, /more than 1000 lines/],
  ['18,000 lines with nothing in them', `- x\n${'\n'.repeat(18_000)}x`, /more than 1000 lines/],
])('%s are shown as they are, and refused by their count', (_what, text, fault) => {
  expect(faultOfMarks(text)).toMatch(fault);
  for (const { kind } of parseMailMarkdown(text, {})) expect(kind).toBe('paragraph');
});

test('an issue with many links, lists and words in bold is none of those', () => {
  const point = '- **A long day**, by [jeep](https://example.com/a_b) to *Gurudongmar*, back by dusk\n';
  expect(faultOfMarks(point.repeat(80))).toBeUndefined();
});
