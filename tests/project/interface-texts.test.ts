import { describe, expect, test } from 'vitest';
import { STATES } from '../../contracts/money/indian-states.ts';
import { readProjectFile } from '../../scripts/support/texts/loaded-files.ts';
import { textDocuments } from '../../scripts/support/texts/text-documents.ts';
import { textsInSource } from '../../scripts/support/texts/texts-in-source.ts';
import { visitorTexts } from '../../scripts/support/texts/visitor-texts.ts';
import { demoPlaces } from '../support/demo-content.ts';

const texts = visitorTexts();

test.each(Object.entries(textDocuments(texts)))('%s is as the sources are', (file, made) => {
  expect(readProjectFile(file) === made, `${file} is older than the sources: run npm run texts`).toBe(true);
});

/** The specification's own, and where the demo's tours go. */
const OF_AN_AGENCY = [
  ...['Sikkim', 'Darjeeling', 'Gangtok', 'Kalimpong', 'Dooars', 'Bhutan'],
  ...['Teesta', 'Siliguri', 'Himalaya'],
  ...demoPlaces.map(({ name }) => name),
];
/** Countries and states, of which phone numbers and passports are. */
const COUNTRIES = ['Bhutan', 'Bhutanese', 'Bhutanese nationals'];

test('the interface names no agency, and no place of one', () => {
  const named = new RegExp(`\\b(${OF_AN_AGENCY.join('|')})`);
  const isWorlds = (text: string) => COUNTRIES.includes(text) || Object.values<string>(STATES).includes(text);
  const found = texts.filter(({ text }) => named.test(text) && !isWorlds(text));
  expect(found).toEqual([]);
});

describe('a text of a page', () => {
  const textsOf = (source: string) => textsInSource('a.tsx', source, 'pages').map(({ text }) => text);

  test.each([
    ['<p>Sent on {formatDay(day)}.</p>', ['Sent on {day}.']],
    ['<p>Read <a href="/privacy">what we keep</a> first.</p>', ['Read <1>what we keep</1> first.']],
    ['<div><h2>Days</h2><p>{text}</p></div>', ['Days']],
    [`<img alt={\`Picture \${at}\`} className="size-5 Big" />`, ['Picture {at}']],
    [
      '<Field label="Name" name="fullName" hint={isNew ? "At least two" : undefined} />',
      ['Name', 'At least two'],
    ],
    ['<b>{isFrom && "from "}{price}</b>', ['from']],
    ['show({ text: "Nothing was sent." })', ['Nothing was sent.']],
    ['const NAMES = { easy: "Easy", hard: "Hard and long" }', ['Easy', 'Hard and long']],
  ])('%s', (source, read) => {
    expect(textsOf(source)).toEqual(read);
  });

  test.each([
    '<p className="flex items-center gap-2">{children}</p>',
    'const WIDE = "mt-4 grid gap-3 sm:grid-cols-2"',
    'if (kind === "Not this") throw new Error("Never shown")',
    'type Kind = "Some kind"; import x from "./Some file.ts"',
    'matchMedia("(min-width: 640px)").addEventListener("change", show)',
  ])('is not: %s', (source) => {
    expect(textsOf(source)).toEqual([]);
  });

  test('has a form for one and a form for more', () => {
    expect(textsInSource('a.ts', 'countOf(n, "person", "people")', 'pages')).toEqual([
      { text: '{count} person', many: '{count} people' },
    ]);
  });
});

test('of the server only whole sentences are texts', () => {
  const source = `log.info('Mail sent'); throw badInput({ name: 'Enter your name.' }); sql('select a from b.')`;
  expect(textsInSource('a.ts', source, 'server')).toEqual([{ text: 'Enter your name.' }]);
});
