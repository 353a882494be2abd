// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportDetail } from '../../../../contracts/imports/imports.contract.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { uploadFile } from '../../../../tests/support/upload-file.ts';
import { seedDatabase } from '../../../seed-database.ts';
import { findStoredTour, type StoredTour } from '../../tours/manage/stored-tour.ts';
import { tourRecord } from '../../tours/manage/tour-record.ts';

let site: TestApp;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  await seedDatabase(site.db, 'demo', new Date());
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

async function exported(): Promise<Buffer> {
  const url = '/api/v1/manage/tours.csv';
  return (await site.app.inject({ url, headers: { authorization: `Bearer ${as}` } })).rawPayload;
}

async function bring(contents: Buffer): Promise<ImportDetail> {
  return (await uploadFile<ImportDetail>(site, '/manage/import-files/tours', { as, contents, name: 'a.csv' }))
    .body.data;
}

async function records(): Promise<Record<string, unknown>> {
  const rows = await site.db.selectFrom('tours').select(['id', 'slug']).orderBy('slug').execute();
  const stored = await Promise.all(rows.map(({ id }) => findStoredTour(site.db, id)));
  return Object.fromEntries(rows.map(({ slug }, at) => [slug, tourRecord(stored[at] as StoredTour)]));
}

test('all tours of the demo, brought back as they were exported, are the same', async () => {
  const { counts, rows, columns } = await bring(await exported());
  expect(columns.filter(({ field }) => field === '')).toEqual([]);
  expect(rows.filter(({ action }) => action !== 'same')).toEqual([]);
  expect(counts).toMatchObject({ same: 27 });
});

test('deleted and imported again, they are what they were', async () => {
  const file = await exported();
  const before = await records();
  await site.db.deleteFrom('reviews').execute();
  await site.db.deleteFrom('tours').execute();
  const { _id, version, counts, rows } = await bring(file);
  expect(rows.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(counts).toMatchObject({ new: 27 });
  const done = await site.post(`/manage/imports/${_id}/run`, { as, body: { version } });
  expect(done.status).toBe(200);
  expect(await records()).toEqual(before);
});
