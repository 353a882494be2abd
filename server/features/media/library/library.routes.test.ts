import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LibraryPicture } from '../../../../contracts/media.contract.ts';
import { makeAdmin, makePicture, makeTour } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { PICTURE_USERS } from '../../../all-picture-users.ts';
import { cleanUpMedia } from '../clean-up-media.ts';

const LIBRARY = '/manage/pictures';

let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['tours', 'team_members', 'media'] as const) await site.db.deleteFrom(table).execute();
});

const list = async (query = '') => (await site.get<LibraryPicture[]>(`${LIBRARY}${query}`, { as })).body.data;
const idsIn = async (query = '') => (await list(query)).map(({ _id }) => _id);
const makePerson = async (pictureId: string, name = 'Pasang Sherpa') => {
  const body = { name, role: 'Guide', pictureId };
  return (await site.post<{ _id: string }>('/manage/team', { as, body })).body.data._id;
};
const tourWith = async (title: string, ...pictures: string[]) => {
  const tour = await makeTour(site.db, { title, search_text: title.toLowerCase(), photo: '/other.jpg' });
  const rows = pictures.map((media_id, position) => ({ tour_id: tour.id, position, media_id }));
  await site.db.insertInto('tour_pictures').values(rows).execute();
  return tour;
};

test('each picture tells what shows it: tours by their pictures or their cover, and people', async () => {
  const [lake, unused] = [await makePicture(site.db), await makePicture(site.db)];
  const listed = await tourWith('Lakes of Sikkim', lake.id);
  const typed = await makeTour(site.db, { title: 'Another', photo: lake.url });
  const person = await makePerson(lake.id);
  const found = await list();
  expect(found.find(({ _id }) => _id === lake.id)?.uses).toEqual([
    { kind: 'tour', id: typed.id, label: 'Another' },
    { kind: 'tour', id: listed.id, label: 'Lakes of Sikkim' },
    { kind: 'person', id: person, label: 'Pasang Sherpa' },
  ]);
  expect(await idsIn('?show=unused')).toEqual([unused.id]);
  const { body } = await site.get<LibraryPicture>(`${LIBRARY}/${lake.id}`, { as });
  expect(body.data.uses).toHaveLength(3);
});

test('a search finds alt text, file name, credit, and what shows the picture', async () => {
  const [lake, other] = [await makePicture(site.db), await makePicture(site.db)];
  await site.put(`/media/${lake.id}`, {
    as,
    body: { alt: 'Gurudongmar in Ōctober', credit: 'Photo: Anil Rai' },
  });
  await site.put(`/media/${other.id}`, { as, body: { alt: 'A monk' } });
  await tourWith('Silk Route', other.id);
  await makePerson(other.id, 'मिताली सेन');
  for (const typed of ['october', 'anil', 'LAKE guru']) expect(await idsIn(`?q=${typed}`)).toEqual([lake.id]);
  for (const typed of ['silk', 'mitali sen']) expect(await idsIn(`?q=${typed}`)).toEqual([other.id]);
});

test('pages follow each other, and pictures that ship with the site have a view of their own', async () => {
  const shipped = await makePicture(site.db, { is_uploaded: 0, created_at: '2020-01-01T00:00:00.000Z' });
  const [first, second] = [await makePicture(site.db), await makePicture(site.db)];
  expect(await idsIn('?show=shipped')).toEqual([shipped.id]);
  expect(await idsIn('?show=unused')).not.toContain(shipped.id);
  const page = await site.get<LibraryPicture[]>(`${LIBRARY}?limit=2`, { as });
  const newest = [first, second].map(({ id }) => id);
  expect(page.body.data.map(({ _id }) => _id).toSorted()).toEqual(newest.toSorted());
  expect(await idsIn(`?limit=2&cursor=${page.body.nextCursor}`)).toEqual([shipped.id]);
});

test('a picture that something shows is not deleted, and what shows it is named', async () => {
  const lake = await makePicture(site.db);
  await tourWith('Lakes of Sikkim', lake.id);
  await tourWith('Silk Route', lake.id);
  await makePerson(lake.id);
  const { status, body } = await site.delete(`/media/${lake.id}`, { as });
  expect(status).toBe(409);
  expect(body.message).toBe(
    'This picture is shown by “Lakes of Sikkim”, “Silk Route” and 1 more. Show another one there first.',
  );
  const shipped = await makePicture(site.db, { is_uploaded: 0 });
  expect((await site.delete(`/media/${shipped.id}`, { as })).body.message).toBe(
    'This picture ships with the site and cannot be deleted.',
  );
});

test('a deleted picture is out of the library and of what can be chosen, and can be brought back for thirty days', async () => {
  const lake = await makePicture(site.db);
  expect((await site.delete(`/media/${lake.id}`, { as })).status).toBe(200);
  expect(await idsIn()).toEqual([]);
  expect((await site.delete(`/media/${lake.id}`, { as })).status).toBe(404);
  const body = { name: 'Pasang', role: 'Guide', pictureId: lake.id };
  expect((await site.post('/manage/team', { as, body })).status).toBe(400);

  const cleanUp = (days: number) =>
    cleanUpMedia(site.deps, PICTURE_USERS, new Date(Date.now() + days * 86_400_000));
  await cleanUp(29);
  expect((await site.post(`/media/${lake.id}/restore`, { as })).status).toBe(200);
  expect((await site.post(`/media/${lake.id}/restore`, { as })).status).toBe(200);
  expect(await idsIn()).toEqual([lake.id]);
  await site.delete(`/media/${lake.id}`, { as });
  await cleanUp(31);
  expect((await site.post(`/media/${lake.id}/restore`, { as })).status).toBe(404);
  const words = site.db.selectFrom('search_words').select('word').where('subject_id', '=', lake.id);
  expect(await words.execute()).toEqual([]);
  const log = await site.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', lake.id)
    .execute();
  expect(log.map(({ action }) => action).toSorted()).toEqual([
    'picture.delete',
    'picture.delete',
    'picture.restore',
  ]);
});
