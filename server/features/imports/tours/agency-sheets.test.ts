// @module-tag dialect
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportDetail } from '../../../../contracts/imports/imports.contract.ts';
import type { ManagedTour } from '../../../../contracts/tours/manage-tours.contract.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { uploadFile } from '../../../../tests/support/upload-file.ts';

let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock('2026-11-20T06:30:00.000Z');
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['tours', 'imports'] as const) await site.db.deleteFrom(table).execute();
});

async function bring(contents: Uint8Array, name: string): Promise<ImportDetail> {
  return (await uploadFile<ImportDetail>(site, '/manage/import-files/tours', { as, contents, name })).body
    .data;
}
const fieldsOf = ({ columns }: ImportDetail) =>
  Object.fromEntries(columns.map(({ name, field }) => [name, field]));

async function imported(found: ImportDetail): Promise<ManagedTour[]> {
  const body = { version: found.version };
  expect((await site.post(`/manage/imports/${found._id}/run`, { as, body })).status).toBe(200);
  const rows = await site.db.selectFrom('tours').select('id').orderBy('id').execute();
  return Promise.all(
    rows.map(async ({ id }) => (await site.get<ManagedTour>(`/manage/tours/${id}`, { as })).body.data),
  );
}

test('a rate sheet of an agency is matched without a press: its columns, and what is no field of a tour', async () => {
  const header =
    'Sr. No.;Package Name;No. of Nights;No. of Days;Destinations;Rate (INR);Offer Rate;6 pax (per person);Pick up;Drop;Hotel Category;Meal Plan;Inclusion;Exclusions;Best Time;Departure Date;Day 1;Day 2;DAY 03';
  const row =
    '1;Gangtok Getaway;2;3;Gangtok, Tsomgo;₹14,500/-;13500;11900;NJP;Bagdogra;Deluxe;MAP;Hotels, breakfast;Lunch;March to May, Oct - Dec;15/3/27;To Gangtok. By car.;Tsomgo.;Back to NJP.';
  const found = await bring(Buffer.from(`\ufeff${header}\r\n${row}\r\n`, 'utf16le'), 'rates.csv');
  expect(fieldsOf(found)).toEqual({
    ...{ 'Sr. No.': '', 'Package Name': 'title', 'No. of Nights': 'nights', 'No. of Days': 'duration' },
    ...{ Destinations: 'address', 'Rate (INR)': 'price', 'Offer Rate': 'discountprice' },
    ...{ '6 pax (per person)': 'party.6', 'Pick up': 'ends.startTown', Drop: 'ends.endPlace' },
    ...{ 'Hotel Category': '', 'Meal Plan': '', Inclusion: 'included', Exclusions: 'notIncluded' },
    ...{ 'Best Time': 'months', 'Departure Date': 'departures' },
    ...{ 'Day 1': 'day.1.text', 'Day 2': 'day.2.text', 'DAY 03': 'day.3.text' },
  });
  const without = found.columns.map(({ field }) => (field === 'departures' ? '' : field));
  const body = { matching: without, choices: found.choices };
  const matched = (await site.put<ImportDetail>(`/manage/imports/${found._id}/matching`, { as, body })).body
    .data;
  expect(matched.rows[0]?.faults).toEqual([]);
  const [tour] = await imported(matched);
  expect(tour).toMatchObject({
    ...{ title: 'Gangtok Getaway', duration: '3 days / 2 nights', price: 14_500, discountprice: 13_500 },
    ...{ ends: { startTown: 'NJP', endPlace: 'Bagdogra' }, notIncluded: ['Lunch'] },
    pricing: {
      parties: [
        { people: 2, perPerson: 13_500 },
        { people: 6, perPerson: 11_900 },
      ],
    },
    itinerary: [{ title: 'To Gangtok', description: 'By car.' }, { day: 2 }, { day: 3 }],
  });
  expect(tour?.months.map(({ month, mark }) => `${month} ${mark}`)).toEqual(
    [3, 4, 5, 10, 11, 12].map((month) => `${month} best`),
  );
});

const OF = 'http://schemas.openxmlformats.org';
const workbook = (names: readonly string[], sheets: readonly string[]) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${OF}/spreadsheetml/2006/main" xmlns:r="${OF}/officeDocument/2006/relationships"><sheets>${names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${OF}/package/2006/relationships">${names.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${OF}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet xmlns="${OF}/spreadsheetml/2006/main">${rows}</worksheet>`),
      ]),
    ),
  });
const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

test('of a workbook the fullest sheet is read: what formulas came to, merged titles, hidden rows too', async () => {
  const notes = `<sheetData><row r="1">${text('A1', 'Rates of 2027, Hills')}</row><row r="2">${text('A2', 'Not for resale')}</row></sheetData>`;
  const rates = `<sheetData>
    <row r="1">${text('A1', 'SIKKIM AND DARJEELING')}</row>
    <row r="2">${text('A2', 'Tour')}${text('B2', 'Cost per person')}${text('C2', 'Duration')}${text('D2', 'Vehicle')}</row>
    <row r="3">${text('A3', 'Lake')}<c r="B3"><f>4500*2</f><v>9000</v></c><c r="C3" t="str"><f>"2N"&amp;"/3D"</f><v>2N/3D</v></c><c r="D3" t="e"><f>A99</f><v>#REF!</v></c></row>
    <row r="4" hidden="1">${text('A4', 'Ridge')}<c r="B4"><v>12500.5</v></c></row>
    <row r="5">${text('A5', 'Train')}<c r="B5"><v>9000</v></c></row>
  </sheetData><mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>`;
  const found = await bring(workbook(['Cover', 'Rates'], [notes, rates]), 'rates.xlsx');
  expect(Object.values(fieldsOf(found))).toEqual(['title', 'price', 'duration', 'vehicle']);
  expect(found.rows.map(({ row, label, action }) => [row, label, action])).toEqual([
    [4, 'Ridge', 'fault'],
    [3, 'Lake', 'new'],
    [5, 'Train', 'new'],
  ]);
  expect(await imported(found)).toMatchObject([
    { title: 'Lake', price: 9_000, duration: '3 days / 2 nights', vehicle: '' },
    { title: 'Train' },
  ]);
});

test('exports of Tourfic and of a plain WordPress become drafts', async () => {
  for (const name of ['tourfic.xml', 'plain-wordpress.xml']) {
    const file = readFileSync(new URL(`../../../../tests/support/imports/${name}`, import.meta.url));
    const found = await bring(file, name);
    expect(found.columns.filter(({ field }) => field === '')).toEqual([]);
    expect(found.rows.flatMap(({ faults }) => faults)).toEqual([]);
    await imported(found);
  }
  const stored = await site.db
    .selectFrom('tours')
    .select(['slug', 'status', 'days', 'price'])
    .orderBy('id')
    .execute();
  expect(stored.map(({ slug, status, days, price }) => [slug, status, days, price])).toEqual([
    ['kalimpong-lava', 'draft', 3, 9_500],
    ['morning-walk', 'draft', 5, 4_000],
    ['dooars-safari', 'draft', 2, 0],
    ['half', 'draft', 2, 0],
  ]);
});

test('where all become drafts, it is told which ones the file calls published', async () => {
  const { _id, columns, choices } = await bring(
    Buffer.from('Title,Status,Price\nLake,published,\nRidge,draft,\nTrain,published,much'),
    't.csv',
  );
  const body = { matching: columns.map(({ field }) => field), choices: { ...choices, status: 'draft' } };
  const drafts = await site.put<ImportDetail>(`/manage/imports/${_id}/matching`, { as, body });
  expect(drafts.body.data.counts).toMatchObject({ new: 2, fault: 1, heldBack: 1 });
  expect(drafts.body.data.rows.slice(1).map(({ label, notes }) => [label, ...notes])).toEqual([
    ['Lake', 'A draft, as chosen above: the file says published.'],
    ['Ridge'],
  ]);
});
