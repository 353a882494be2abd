import type { ContentField, ContentFields } from '../../../contracts/page-content/content-fields.ts';
import { PAGE_CONTENTS } from '../../../contracts/page-content/page-contents.ts';
import { MESSAGES } from '../../../server/mail/messages/all-messages.ts';
import { textsByArea } from './text-areas.ts';
import type { CatalogueText } from './visitor-texts.ts';

/** docs/content.md: what visitors read, and who can change it. */
export function contentDocument(texts: readonly CatalogueText[]): string {
  const pages = Object.values(PAGE_CONTENTS).flatMap(({ name, page, fields }) => [
    `### ${name}\n\nOn \`${page}\`.`,
    table(['Field', 'Kind', 'At most', 'At first'], rowsOf(fields, [])),
  ]);
  const mails = MESSAGES.filter(({ to }) => to !== 'staff').map(({ title, purpose, words }) => [
    title,
    purpose,
    words.subject,
  ]);
  const areas = textsByArea(texts).flatMap(([area, own]) => [
    `### ${area}`,
    table(
      ['Text', 'In'],
      own.map(({ text, many, files }) => [cell(many ? `${text} / ${many}` : text), namesOf(files)]),
    ),
  ]);
  const glued = texts.filter(({ text }) => GLUED.test(text));
  return `${[
    HEAD,
    CONTENT,
    ...pages,
    '### Mails\n\nSubject and text of each, in Mail › Messages. Staff can write them in each language of the site.',
    table(['Mail', 'When', 'Subject at first'], mails),
    INTERFACE(texts.length),
    ...areas,
    GLUED_HEAD(glued.length),
    glued.map(({ text }) => `- ${cell(text)}`).join('\n'),
  ].join('\n\n')}\n`;
}

const HEAD = `# What visitors read

Made by \`npm run texts\` from \`PAGE_CONTENTS\`, \`MESSAGES\` and the sources of the pages: do not write in it.

What a visitor reads is one of two things: **content**, which staff write, or **interface**, which is the same on every site and
stands in one catalogue, [interface.pot](interface.pot). \`tests/process/words-of-pages.spec.ts\` walks all pages for words that
are in neither. [Decision 82](decisions/0082-content-and-interface.md) says why.`;

const CONTENT = `## Content: pages

What staff write under Pages. Besides: tours with their days, prices and dossiers, places, roads, team and reviews, each with
pages of their own in the admin area, and name, numbers, address, hours and links of the agency in Settings.`;

const INTERFACE = (count: number) => `## Interface

${count} texts. \`{name}\` stands for a value, \`<1>…</1>\` for a link or another element within the sentence, and \`/\` separates
the text for one from that for more.`;

const GLUED_HEAD = (count: number) => `## Sentences that are still glued

\`{words}\` stands for words that are chosen elsewhere and are texts of their own, \`{what}\` for the name of a thing ("tour"). A
translator cannot move what is in them. ${count} texts:`;

const GLUED = /\{(words|what|whose|noun)\}/;

type Row = readonly string[];

function rowsOf(fields: ContentFields, above: readonly string[]): Row[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'key') return [];
    const isAlone = Object.values(fields).filter(({ label }) => label === field.label).length === 1;
    const path = [...above, isAlone ? field.label : `${field.label} (${name})`];
    if (field.kind === 'group') return rowsOf(field.fields, path);
    const row = [path.join(' › '), KINDS[field.kind], sizeOf(field), initialOf(field)];
    return field.kind === 'list' ? [row, ...rowsOf(field.item, [...path, `each ${field.one}`])] : [row];
  });
}

const KINDS: Record<ContentField['kind'], string> = {
  line: 'line',
  text: 'text',
  markdown: 'text with marks',
  lines: 'lines',
  picture: 'picture',
  video: 'video',
  number: 'number',
  choice: 'choice',
  link: 'link',
  'web-address': 'web address',
  day: 'day',
  key: '',
  colour: 'colour',
  group: '',
  list: 'list',
};

function sizeOf(field: ContentField): string {
  if (field.kind === 'lines') return `${field.max} of ${field.lineMax} letters`;
  if (field.kind === 'list') return `${field.max}`;
  if (field.kind === 'number') return `${field.max} ${field.unit}`;
  return 'max' in field ? `${field.max} letters` : '';
}

function initialOf(field: ContentField): string {
  if (field.kind === 'choice') return field.choices[field.initial] ?? '';
  if (field.kind === 'list') return (field.initial ?? []).map(firstWords).join('<br>');
  if (!('initial' in field)) return '';
  return typeof field.initial === 'object'
    ? field.initial.map(cell).join('<br>')
    : cell(String(field.initial));
}

/** Of an item of a list. */
const firstWords = (item: object) =>
  cell(
    Object.entries(item)
      .filter(([name]) => name !== 'key')
      .map(([, value]) => String(value))
      .join(', '),
  );

const cell = (text: string) =>
  text
    .replaceAll('|', '\\|')
    .replace(/<(?=\/?[a-z])/gi, '\\<')
    .replace(/\n+/g, ' ');

function table(head: Row, rows: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Names of files are unique in the project. */
const namesOf = (files: readonly string[]) => files.map((file) => `\`${file.split('/').at(-1)}\``).join(' ');
