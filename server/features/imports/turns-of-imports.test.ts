import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import type { ImportDetail } from '../../../contracts/imports/imports.contract.ts';
import { makeAdmin, makeTour } from '../../../tests/support/factories.ts';
import { longestTurnDuring } from '../../../tests/support/longest-turn.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { turnsDuring } from '../../../tests/support/turns-during.ts';
import { uploadFile } from '../../../tests/support/upload-file.ts';
import { eachTour } from './tours/export-tours.ts';

/** With 5,000 and 5,000,000 it is as large as docs/decisions/0083 measured. */
const ROWS = 300;
const BYTES = 1_000_000;
/** Of the processor: a busy machine does not count. */
const LIMIT = 50;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const wordsOf = (letters: number) =>
  'By car along the Teesta. '.repeat(Math.ceil(letters / 25)).slice(0, letters);

function csv(): Uint8Array {
  const note = wordsOf(BYTES / ROWS / 10);
  const rows = numbers(ROWS).map((at) => `asha-${at}@example.com,15/3/25,${Array(10).fill(note).join(',')}`);
  return strToU8(`Email,Subscribed,${numbers(10).map((at) => `Note ${at}`)}\r\n${rows.join('\r\n')}`);
}

function xlsx(): Uint8Array {
  const note = wordsOf(BYTES / ROWS / 5);
  const cellsOf = (values: readonly string[], row: number) =>
    values
      .map((text, at) => `<c r="${'ABCDEFGHI'[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
      .join('');
  const names = ['Phone', 'Name', 'Tour', 'Travel date', 'a', 'b', 'c', 'd', 'e'];
  const lines = numbers(Math.min(ROWS, 1_000)).map((at) => [
    ...[`98300 ${String(10_000 + at)}`, `Asha ${at}`, 'Lake', '15/3/25'],
    ...Array(5).fill(note),
  ]);
  const rows = [names, ...lines]
    .map((values, at) => `<row r="${at + 1}">${cellsOf(values, at + 1)}</row>`)
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
  });
}

function wxr(): Uint8Array {
  const count = Math.min(ROWS / 2, 500);
  const day = wordsOf(Math.min(BYTES / count / 7, 4_000));
  const days = numbers(7).map(
    (at) => `i:${at};a:2:{s:5:"title";s:2:"Up";s:4:"desc";s:${day.length}:"${day}";}`,
  );
  const items = numbers(count).map(
    (
      at,
    ) => `<item><title>Trip ${at}</title><wp:post_id>${at}</wp:post_id><wp:post_name>trip-${at}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>itineraries</wp:post_type><wp:postmeta><wp:meta_key>wp_travel_trip_itinerary_data</wp:meta_key>
<wp:meta_value><![CDATA[a:7:{${days.join('')}}]]></wp:meta_value></wp:postmeta></item>`,
  );
  return strToU8(`<?xml version="1.0"?><rss><channel>${items.join('')}</channel></rss>`);
}

test.each([
  ['subscribers', 'CSV', csv],
  ['customers', 'XLSX', xlsx],
  ['tours', 'WXR', wxr],
])('%s from a large %s hold others up for 50 ms at most', async (kind, _format, make) => {
  const site = await buildTestApp();
  onTestFinished(() => site.close());
  const as = await site.signIn(await makeAdmin(site.db));
  const contents = make();
  const given = { as, contents, name: 'a.file' };
  let found: ImportDetail | undefined;
  const turns: Record<string, number> = {};
  const note = async (step: string, work: () => Promise<{ status: number }>) => {
    turns[step] = await longestTurnDuring(async () => expect(await work()).toMatchObject({ status: 200 }));
  };
  // The thread has to be there.
  const small = strToU8('Title,Email,Phone\na,b@c.in,9830010001');
  await uploadFile(site, `/manage/import-files/${kind}`, { ...given, contents: small });
  await note('reading', async () => {
    const answer = await uploadFile<ImportDetail>(site, `/manage/import-files/${kind}`, given);
    found = answer.body.data;
    return answer;
  });
  const path = `/manage/imports/${found?._id}`;
  await note('looking', () => site.get(path, { as }));
  await note('storing', () => site.post(`${path}/run`, { as, body: { version: found?.version } }));
  await note('looking back', () => site.get(path, { as }));
  await note('undoing', () => site.post(`${path}/undo`, { as }));
  expect(
    Object.entries(turns).filter(([, longest]) => longest > LIMIT),
    JSON.stringify(turns),
  ).toEqual([]);
});

test('a file of all tours lets others run between two of them', async () => {
  const site = await buildTestApp();
  onTestFinished(() => site.close());
  for (const at of numbers(12)) await makeTour(site.db, { title: `Tour ${at}` });
  const readAll = async () => {
    for await (const tour of eachTour(site.db)) expect(tour.row.title).toMatch(/^Tour/);
  };
  expect(await turnsDuring(readAll)).toBeGreaterThanOrEqual(12);
});
