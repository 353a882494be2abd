// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportDetail, ImportUndone } from '../../../../contracts/imports/imports.contract.ts';
import { makeAdmin, makeEnquiry } from '../../../../tests/support/factories.ts';
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

async function imported(text: string, name = 'tours.csv'): Promise<string> {
  const given = { as, contents: Buffer.from(text), name };
  const { _id, version } = (await uploadFile<ImportDetail>(site, '/manage/import-files/tours', given)).body
    .data;
  expect((await site.post(`/manage/imports/${_id}/run`, { as, body: { version } })).status).toBe(200);
  return _id;
}
const undo = (id: string) => site.post<ImportUndone>(`/manage/imports/${id}/undo`, { as });
const tours = () => site.db.selectFrom('tours').selectAll().orderBy('id').execute();

test('what somebody changed or asked for since stays at an undo, and is named', async () => {
  const id = await imported('Title\nLake\nRidge\nTrain');
  const [lake, ridge] = await tours();
  await site.put(`/tours/${lake?.id}`, { as, body: { title: 'Lake', desc: 'Cold.', status: 'draft' } });
  await makeEnquiry(site.db, { tour_name: 'Ridge', tour_id: ridge?.id });
  expect((await undo(id)).body.data).toEqual({
    undone: 1,
    left: [
      { row: 2, label: 'Lake', reason: 'It was changed since.' },
      { row: 3, label: 'Ridge', reason: 'Somebody asked for it.' },
    ],
  });
  expect((await tours()).map(({ title }) => title)).toEqual(['Lake', 'Ridge']);
});

test('of two imports that replaced the same tour the later is undone first, and then the earlier', async () => {
  const ids: string[] = [];
  for (const price of [9_000, 10_000, 11_000]) {
    site.setClock(`2026-11-20T07:${price / 1_000 + 10}:00.000Z`);
    ids.push(await imported(`Title,Price\nLake,${price}`, `${price}.csv`));
  }
  const [first = '', second = '', third = ''] = ids;
  const refused = await undo(second);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '“11000.csv” has changed some of the same records since. Undo that import first.',
  ]);
  const prices = async () => (await tours()).map(({ price }) => price);
  expect(await prices()).toEqual([11_000]);
  for (const [id, left] of [
    [third, [10_000]],
    [second, [9_000]],
    [first, []],
  ] as const) {
    expect((await undo(id)).body.data).toEqual({ undone: 1, left: [] });
    expect(await prices()).toEqual(left);
  }
});
