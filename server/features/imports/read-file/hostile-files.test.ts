import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { turnsDuring } from '../../../../tests/support/turns-during.ts';
import { openSideThread, TOO_MUCH } from '../../../mail/side-thread.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetAnswer, SheetAsked } from './read-upload.ts';
import type { WrittenSheet } from './sheet.ts';

const thread = openSideThread<SheetAsked, SheetAnswer>(
  new URL('./import-thread.ts', import.meta.url),
  30_000,
);
afterAll(() => thread.stop());
const ask = (bytes: Uint8Array, maxRows = 1_000) => thread.ask({ bytes, maxRows });
const cellsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  (answer as WrittenSheet).rows.map(({ cells }) => JSON.parse(cells) as string[]);

const xlsxOf = (rows: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  });
const inCell = (ref: string, text: string) => `<c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c>`;
const headed = (rows: string) =>
  xlsxOf(`<row r="1">${inCell('A1', 'Title')}${inCell('B1', 'Price')}</row>${rows}`);

test('a sheet that was made by hand for this file is read', async () => {
  const file = headed(`<row r="2">${inCell('A2', 'Lake')}</row>`);
  const rows = [{ row: 2, cells: '["Lake",""]' }];
  expect(await ask(file)).toEqual({ header: ['Title', 'Price'], rows });
  const fault = 'This file has 1 rows; 0 is the most. Split it.';
  expect(await ask(file, 0)).toEqual({ fault });
});

/** What the directory of the file, which comes last, says of the size of the only part that is this large. */
function saying(file: Uint8Array, size: number, said: number): Buffer {
  const bytes = Buffer.from(file);
  const own = Buffer.alloc(4);
  own.writeUInt32LE(size);
  bytes.writeUInt32LE(said, bytes.lastIndexOf(own));
  return bytes;
}

test('what unpacks to too much is refused by what it says, and never grows beyond that', async () => {
  const size = 9_000_000;
  const file = xlsxOf('', { 'xl/bomb.xml': new Uint8Array(size) });
  expect(file.length).toBeLessThan(20_000);
  expect(await ask(saying(file, size, 2_000_000_000))).toEqual({
    fault: expect.stringContaining('too much in this file'),
  });
  expect(await ask(saying(file, size, 1))).toEqual({ fault: 'This file is empty.' });
});

test('a row that is a billion rows below is given up, and the next file is read', async () => {
  const far = headed(`<row r="999999999">${inCell('A999999999', 'Lake')}</row>`);
  const answer = await ask(far);
  expect([TOO_MUCH, 'fault'].includes(answer === TOO_MUCH ? answer : (Object.keys(answer)[0] ?? ''))).toBe(
    true,
  );
  expect(await ask(Buffer.from('Title\nLake'))).toMatchObject({ header: ['Title'] });
}, 60_000);

test('entities of XML are not expanded', async () => {
  const entities = Array.from(
    { length: 12 },
    (_, at) => `<!ENTITY e${at} "${at === 0 ? 'lol' : `&e${at - 1};`.repeat(10)}">`,
  ).join('');
  const wxr = `<?xml version="1.0"?><!DOCTYPE rss [${entities}<!ENTITY file SYSTEM "file:///etc/passwd">]>
    <rss xmlns:wp="w" xmlns:content="c"><channel><item><title>&e11; &file; Lake</title>
    <wp:post_type>itineraries</wp:post_type><wp:status>publish</wp:status></item></channel></rss>`;
  const found = await ask(Buffer.from(wxr));
  expect(cellsOf(found)[0]?.[0]?.length).toBeLessThan(40);
  expect(JSON.stringify(found)).not.toContain('root:');
  const xlsx = xlsxOf('', {
    'xl/sharedStrings.xml': strToU8(`<!DOCTYPE sst [${entities}]><sst><si><t>&e11;</t></si></sst>`),
  });
  expect(await ask(xlsx)).toEqual({ fault: 'This file is empty.' });
});

test('a hundred thousand rows, a column of cells of a megabyte, two hundred and one columns', async () => {
  const many = Buffer.from(`Title\n${'Lake\n'.repeat(100_000)}`);
  expect(await readSheet(many)).toEqual({ fault: 'This file has 100001 rows; 20000 is the most.' });
  const long = Buffer.from(`Title,Text\n${`Lake,${'a'.repeat(1_000_000)}\n`.repeat(9)}`);
  const turns = await turnsDuring(async () => {
    expect(cellsOf(await ask(long)).map((cells) => cells[1]?.length)).toEqual(Array(9).fill(32_000));
  });
  // Read in this thread it would be one.
  expect(turns).toBeGreaterThan(3);
  expect(await readSheet(Buffer.from(`${'a,'.repeat(200)}a\n${'b,'.repeat(200)}b`))).toEqual({
    fault: 'This file has 201 columns; 200 is the most.',
  });
});

test('data of PHP that names a class, is nested without end or lies about its length is left out', async () => {
  const item = (
    meta: string,
  ) => `<item><title>Lake</title><wp:post_type>trip</wp:post_type><wp:status>publish</wp:status>
    <wp:postmeta><wp:meta_key>wp_travel_engine_setting</wp:meta_key><wp:meta_value><![CDATA[${meta}]]></wp:meta_value></wp:postmeta></item>`;
  const all = [
    'O:8:"stdClass":0:{}',
    `${'a:1:{i:0;'.repeat(20_000)}`,
    'a:1:{s:999999999:"x";s:1:"y";}',
    'a:1:{s:9:"__proto__";a:1:{s:10:"trip_price";s:1:"1";}}',
  ];
  const wxr = `<?xml version="1.0"?><rss xmlns:wp="w"><channel>${all.map(item).join('')}</channel></rss>`;
  expect(cellsOf(await ask(Buffer.from(wxr)))).toHaveLength(4);
  expect(({} as Record<string, unknown>).trip_price).toBeUndefined();
});
