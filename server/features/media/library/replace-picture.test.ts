// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReplacedUse } from '../../../../contracts/media.contract.ts';
import { makeAdmin, makePicture, makeTour } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { MediaRow } from '../../../db/schema.ts';
import { findMedia } from '../media.queries.ts';

let site: TestApp;
let as: string;
let old: MediaRow;
let fresh: MediaRow;
let third: MediaRow;

beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['tours', 'team_members', 'media'] as const) await site.db.deleteFrom(table).execute();
  [old, fresh, third] = [
    await makePicture(site.db, { alt: 'The old lake' }),
    await makePicture(site.db, { alt: '' }),
    await makePicture(site.db),
  ];
});

async function tourWith(photo: string, ...pictures: MediaRow[]): Promise<string> {
  const tour = await makeTour(site.db, { photo });
  const rows = pictures.map(({ id }, position) => ({ tour_id: tour.id, position, media_id: id }));
  if (rows.length > 0) await site.db.insertInto('tour_pictures').values(rows).execute();
  return tour.id;
}

async function tourOf(id: string) {
  const row = await site.db.selectFrom('tours').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const pictures = await site.db
    .selectFrom('tour_pictures')
    .select('media_id')
    .where('tour_id', '=', id)
    .orderBy('position')
    .execute();
  return { photo: row.photo, version: row.version, pictures: pictures.map(({ media_id }) => media_id) };
}

const replace = (id: string, pictureId: string) =>
  site.post<{ replaced: ReplacedUse[] }>(`/manage/pictures/${id}/replacement`, { as, body: { pictureId } });
const undo = (id: string, pictureId: string, replaced: ReplacedUse[]) =>
  site.post<{ left: object[] }>(`/manage/pictures/${id}/replacement/undo`, {
    as,
    body: { pictureId, replaced },
  });

test('another picture is shown wherever one was, in its place, and undoing brings back what was there', async () => {
  const cover = await tourWith(old.url, old, third);
  const inside = await tourWith(third.url, third, old);
  const typed = await tourWith(old.url);
  const both = await tourWith(old.url, old, third, fresh);
  const other = await tourWith('https://elsewhere.example/a.jpg', old);
  const untouched = await tourWith(third.url, third);
  const { body: made } = await site.post<{ _id: string }>('/manage/team', {
    as,
    body: { name: 'Pasang', role: 'Guide', pictureId: old.id },
  });
  const personPicture = async () =>
    (await site.get<{ picture: { _id: string } }>(`/manage/team/${made.data._id}`, { as })).body.data.picture
      ._id;
  const ids = [cover, inside, typed, both, other, untouched];
  const before = await Promise.all(ids.map(tourOf));
  const changes = site.siteChanges();

  const { status, body } = await replace(old.id, fresh.id);
  expect(status).toBe(200);
  expect(body.data.replaced).toHaveLength(6);
  expect(site.siteChanges()).toBe(changes + 1);
  expect(await Promise.all(ids.map(tourOf))).toEqual([
    { photo: fresh.url, version: 2, pictures: [fresh.id, third.id] },
    { photo: third.url, version: 2, pictures: [third.id, fresh.id] },
    { photo: fresh.url, version: 2, pictures: [fresh.id] },
    { photo: fresh.url, version: 2, pictures: [fresh.id, third.id] },
    { photo: 'https://elsewhere.example/a.jpg', version: 2, pictures: [fresh.id] },
    { photo: third.url, version: 1, pictures: [third.id] },
  ]);
  expect(await personPicture()).toBe(fresh.id);
  // A published tour asks for alt text, which the new one lacked.
  expect((await findMedia(site.db, fresh.id))?.alt).toBe('The old lake');

  const undone = await undo(old.id, fresh.id, body.data.replaced);
  expect(undone.body.data.left).toEqual([]);
  const after = await Promise.all(ids.map(tourOf));
  expect(after.map(({ photo }) => photo)).toEqual(before.map(({ photo }) => photo));
  expect(after.map(({ pictures }) => pictures)).toEqual(
    before.map(({ pictures }, place) => (place === 2 ? [old.id] : pictures)),
  );
  expect(await personPicture()).toBe(old.id);
});

test('the words that the other picture took over go again when nothing shows it', async () => {
  await tourWith(old.url, old);
  const { body } = await replace(old.id, fresh.id);
  await undo(old.id, fresh.id, body.data.replaced);
  expect((await findMedia(site.db, fresh.id))?.alt).toBe('');
});

test('what a colleague has changed since stays as it is when a replacement is undone, and is named', async () => {
  const [first, second] = [await tourWith(old.url, old), await tourWith(old.url, old)];
  const { body } = await replace(old.id, fresh.id);
  await site.db.updateTable('tours').set({ version: 3, title: 'Changed' }).where('id', '=', second).execute();
  const undone = await undo(old.id, fresh.id, body.data.replaced);
  expect(undone.body.data.left).toEqual([{ kind: 'tour', id: second, label: 'Changed' }]);
  expect((await tourOf(first)).photo).toBe(old.url);
  expect((await tourOf(second)).photo).toBe(fresh.url);
});

test('a deleted person who may come back shows the new picture, too', async () => {
  const body = { name: 'Pasang', role: 'Guide', pictureId: old.id };
  const { _id } = (await site.post<{ _id: string }>('/manage/team', { as, body })).body.data;
  await site.delete(`/manage/team/${_id}`, { as });
  const { replaced } = (await replace(old.id, fresh.id)).body.data;
  expect(replaced).toMatchObject([{ kind: 'person', label: 'Pasang (deleted)' }]);
  expect((await site.delete(`/media/${old.id}`, { as })).status).toBe(200);
});

test('nothing is replaced by itself, by what is gone, or where there is nothing', async () => {
  expect((await replace(old.id, old.id)).body.fields).toHaveProperty('pictureId');
  expect((await replace(old.id, 'nowhere')).body.fields).toHaveProperty('pictureId');
  expect((await replace('nowhere', old.id)).status).toBe(404);
  expect((await replace(old.id, fresh.id)).body.data.replaced).toEqual([]);
});

test('a tour that takes the picture while it is replaced everywhere shows the new one in the end', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => tourWith(third.url, third)));
  await tourWith(old.url, old);
  const save = async (id: string) => {
    const { data } = (await site.get<object>(`/manage/tours/${id}`, { as })).body;
    return site.put(`/tours/${id}`, {
      as,
      body: { ...data, photo: undefined, pictures: [old.id, fresh.id] },
    });
  };
  await Promise.all([...ids.map(save), replace(old.id, fresh.id)]);
  await replace(old.id, fresh.id);
  for (const id of ids) expect((await tourOf(id)).pictures).toEqual([fresh.id]);
});
