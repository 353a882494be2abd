// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ManagedTeamMember, ShownTeamMember } from '../../../contracts/team/team.contract.ts';
import type { ManagedTour } from '../../../contracts/tours/manage-tours.contract.ts';
import type { TourDetail } from '../../../contracts/tours/tours.contract.ts';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { tourBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testPicture, uploadPicture } from '../../../tests/support/test-picture.ts';
import { PICTURE_USERS } from '../../all-picture-users.ts';
import { cleanUpMedia } from '../media/clean-up-media.ts';
import { findMedia } from '../media/media.queries.ts';
import { removeDeletedTeam } from './team-records.ts';

const TEAM = '/manage/team';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['tours', 'team_members', 'media', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});

const PASANG = {
  name: 'Pasang',
  role: 'Trek leader',
  languages: ['Nepali', 'Hindi', 'English'],
  words: 'Has slept on the ridge more often than at home.',
  sinceYear: '2009',
};
const create = async (given: object = {}) =>
  (await site.post<ManagedTeamMember>(TEAM, { as, body: { ...PASANG, ...given } })).body.data;
const read = async (id: string) => (await site.get<ManagedTeamMember>(`${TEAM}/${id}`, { as })).body.data;
const listed = async () => (await site.get<ManagedTeamMember[]>(TEAM, { as })).body.data;
const shown = async () => (await site.get<ShownTeamMember[]>('/team')).body.data;
const createTour = async (given: Record<string, unknown> = {}) =>
  (await site.post<ManagedTour>('/tours', { as, body: tourBodyOf(given) })).body.data;
const readTour = async (id: string) => (await site.get<ManagedTour>(`/manage/tours/${id}`, { as })).body.data;
const teamOf = async ({ slug }: { slug: string }) =>
  (await site.get<TourDetail>(`/tours/${slug}`)).body.data.team.map(({ name }) => name);
const upload = async () => {
  const file = await testPicture({ width: 60, height: 80 });
  return (await uploadPicture(site, { as, file })).body.data;
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('a person is written down with picture and tours, changed, deleted and brought back, and the log says so', async () => {
  const picture = await upload();
  const tour = await createTour({ title: 'Sandakphu' });
  const made = await create({ pictureId: picture._id, tourIds: [tour._id] });
  expect(made).toMatchObject({
    ...{ name: 'Pasang', languages: ['Nepali', 'Hindi', 'English'], sinceYear: 2009, isShown: true },
    ...{ position: 1, version: 1, tourIds: [tour._id], picture: { _id: picture._id } },
  });
  const path = `${TEAM}/${made._id}`;
  const change = { ...PASANG, role: 'Guide', pictureId: picture._id, version: 1 };
  const changed = await site.put<ManagedTeamMember>(path, { as, body: change });
  expect(changed.body.data).toMatchObject({ role: 'Guide', version: 2, tourIds: [tour._id] });
  expect(await shown()).toMatchObject([
    { name: 'Pasang', role: 'Guide', picture: { url: picture.url }, tours: [{ title: 'Sandakphu' }] },
  ]);
  expect(await teamOf(tour)).toEqual(['Pasang']);

  expect((await site.delete(path, { as })).status).toBe(200);
  expect([await listed(), await shown(), await teamOf(tour)]).toEqual([[], [], []]);
  for (const call of [site.get(path, { as }), site.put(path, { as, body: change })])
    expect((await call).status).toBe(404);
  await site.post(`${path}/restore`, { as });
  expect(await listed()).toEqual([changed.body.data]);
  expect(await teamOf(tour)).toEqual(['Pasang']);
  const log = await site.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('subject_kind', '=', 'team-member')
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(
    ['create', 'update', 'delete', 'restore'].map((deed) => `team-member.${deed}`),
  );
  expect(JSON.parse(log[0]?.after ?? '')).toMatchObject({ tours: ['Sandakphu'] });
  expect(JSON.parse(log[1]?.after ?? '')).toEqual({ role: 'Guide' });
});

test('of two who change one at once the second is told; the same save twice is one', async () => {
  const { _id } = await create();
  const save = (words: string) =>
    site.put<ManagedTeamMember>(`${TEAM}/${_id}`, { as, body: { ...PASANG, words, version: 1 } });
  expect((await Promise.all([save('Tall.'), save('Quiet.')])).map(({ status }) => status).sort()).toEqual([
    200, 409,
  ]);
  const { words } = await read(_id);
  expect((await save(words)).body.data.version).toBe(2);
});

test('what a save leaves out stays as it is, and what it empties is gone', async () => {
  const picture = await upload();
  const { _id, ...made } = await create({ pictureId: picture._id, isShown: false, position: 7 });
  const { name, role } = PASANG;
  const save = async (body: object) =>
    (await site.put<ManagedTeamMember>(`${TEAM}/${_id}`, { as, body: { name, role, ...body } })).body.data;
  expect(await save({})).toEqual({ ...made, _id });
  expect(await save({ role: 'Guide' })).toEqual({ ...made, _id, role: 'Guide', version: 2 });
  expect(await shown()).toEqual([]);
  const emptied = await save({ languages: [], words: '', sinceYear: '', pictureId: '' });
  expect(emptied).toMatchObject({ languages: [], words: '', sinceYear: null, picture: null, isShown: false });
  expect(await create({ sinceYear: null, pictureId: null })).toMatchObject({
    isShown: true,
    sinceYear: null,
  });
});

test('faults are named by their fields', async () => {
  const { status, body } = await site.post(TEAM, {
    as,
    body: {
      name: ' ',
      languages: ['Nepali', 'x'.repeat(41)],
      words: 'x'.repeat(401),
      sinceYear: 2999,
      position: 0,
      isShown: 'yes',
    },
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).sort()).toEqual([
    ...['isShown', 'languages.1', 'name', 'position', 'role', 'sinceYear', 'words'],
  ]);
  const twice = await site.post(TEAM, { as, body: { ...PASANG, languages: ['Nepali', 'nepali'] } });
  expect(twice.body.fields).toEqual({ 'languages.1': 'This language is there twice.' });
  const many = await site.post(TEAM, {
    as,
    body: { ...PASANG, languages: [...'abcdefghi'], pictureId: 'nowhere' },
  });
  expect(many.body.fields).toEqual({ languages: 'At most 8 languages.' });
  const gone = await site.post(TEAM, { as, body: { ...PASANG, pictureId: 'nowhere' } });
  expect(gone.body.fields).toEqual({ pictureId: 'This picture is gone. Please upload it again.' });
  expect(await listed()).toEqual([]);
});

test('hidden people are shown to nobody, nor is the name of a tour that is a draft §T1.12', async () => {
  const [tour, draft] = [await createTour(), await createTour({ title: 'Secret', status: 'draft' })];
  const made = await create({ tourIds: [tour._id, draft._id] });
  expect((await shown()).map(({ tours }) => tours)).toEqual([[{ slug: tour.slug, title: tour.title }]]);
  expect((await listed())[0]?.tourIds.toSorted()).toEqual([tour._id, draft._id].sort());
  const body = { ...PASANG, isShown: false, version: made.version };
  await site.put(`${TEAM}/${made._id}`, { as, body });
  expect([await shown(), await teamOf(tour)]).toEqual([[], []]);
  // They stay with the tour, and come back to its page once they are shown.
  expect((await readTour(tour._id)).teamIds).toEqual([made._id]);
});

test('people stand by their places, and a new one comes last', async () => {
  await create({ name: 'Anita' });
  await create({ name: 'Bikash' });
  await create({ name: 'Zangmo', position: 1 });
  expect((await shown()).map(({ name }) => name)).toEqual(['Anita', 'Zangmo', 'Bikash']);
});

test('a tour chooses who leads it; a save that names nobody keeps them, and a copy has them', async () => {
  const [pasang, anita] = [await create(), await create({ name: 'Anita' })];
  const tour = await createTour({ teamIds: [anita._id, pasang._id] });
  expect(await teamOf(tour)).toEqual(['Pasang', 'Anita']);
  await site.put(`/tours/${tour._id}`, { as, body: tourBodyOf({ title: 'Renamed' }) });
  expect(await teamOf(tour)).toHaveLength(2);
  const copy = await site.post<ManagedTour>(`/tours/${tour._id}/duplicate`, { as });
  expect(copy.body.data.teamIds).toEqual([pasang._id, anita._id]);
  await site.put(`/tours/${tour._id}`, { as, body: tourBodyOf({ teamIds: [anita._id] }) });
  expect(await teamOf(tour)).toEqual(['Anita']);
  const unknown = await site.put(`/tours/${tour._id}`, { as, body: tourBodyOf({ teamIds: ['nobody'] }) });
  expect([unknown.status, unknown.body.fields]).toEqual([400, { 'teamIds.0': 'There is no such person.' }]);
});

test('who leads a tour is a change of both: whichever form was open meanwhile is told', async () => {
  const { _id } = await create();
  const tour = await createTour();
  await site.put(`/tours/${tour._id}`, { as, body: tourBodyOf({ teamIds: [_id] }) });
  const late = { ...PASANG, tourIds: [], version: 1 };
  expect((await site.put(`${TEAM}/${_id}`, { as, body: late })).status).toBe(409);

  const { version } = await readTour(tour._id);
  const now = { ...late, version: (await read(_id)).version };
  expect((await site.put(`${TEAM}/${_id}`, { as, body: now })).status).toBe(200);
  const stale = tourBodyOf({ teamIds: [_id], version });
  expect((await site.put(`/tours/${tour._id}`, { as, body: stale })).status).toBe(409);
  expect(await teamOf(tour)).toEqual([]);
});

test('a tour that was deleted while the form of its guide was open does not stop the save', async () => {
  const [gone, tour] = [await createTour({ title: 'Gone' }), await createTour()];
  const { _id, version } = await create({ tourIds: [gone._id, tour._id] });
  await site.delete(`/tours/${gone._id}`, { as });
  const body = { ...PASANG, role: 'Guide', tourIds: [gone._id, tour._id], version };
  const saved = await site.put<ManagedTeamMember>(`${TEAM}/${_id}`, { as, body });
  expect(saved.body.data).toMatchObject({ role: 'Guide', tourIds: [tour._id], version: 2 });
  // Sent once more, as after a lost answer, it changes nothing.
  const repeated = await site.put<ManagedTeamMember>(`${TEAM}/${_id}`, { as, body });
  expect(repeated.body.data).toEqual(saved.body.data);
  expect((await create({ tourIds: [gone._id, tour._id] })).tourIds).toEqual([tour._id]);
});

test('after thirty days a deleted person is gone for good, from the log too, and so is the picture', async () => {
  const picture = await upload();
  const { _id } = await create({ pictureId: picture._id });
  expect((await site.delete(`/media/${picture._id}`, { as })).status).toBe(409);
  await site.delete(`${TEAM}/${_id}`, { as });
  await cleanUpMedia(site.deps, PICTURE_USERS, inDays(1));
  await cleanUpMedia(site.deps, PICTURE_USERS, inDays(29));
  await removeDeletedTeam(site.db, inDays(29));
  expect((await site.post(`${TEAM}/${_id}/restore`, { as })).status).toBe(200);
  expect((await read(_id)).picture?._id).toBe(picture._id);

  await site.delete(`${TEAM}/${_id}`, { as });
  await removeDeletedTeam(site.db, inDays(31));
  expect((await site.post(`${TEAM}/${_id}/restore`, { as })).status).toBe(404);
  const log = await site.db
    .selectFrom('audit_log')
    .select(['subject_label', 'before', 'after'])
    .where('subject_kind', '=', 'team-member')
    .execute();
  expect(new Set(log.map((entry) => JSON.stringify(entry)))).toEqual(
    new Set([JSON.stringify({ subject_label: 'A former colleague', before: null, after: null })]),
  );
  await cleanUpMedia(site.deps, PICTURE_USERS, inDays(31));
  expect(await findMedia(site.db, picture._id)).toBeUndefined();
});
