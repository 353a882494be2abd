// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagedTeamMember } from '../../../contracts/team/team.contract.ts';
import type { ManagedTour } from '../../../contracts/tours/manage-tours.contract.ts';
import { untilWaiting, untilWaitingFor } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { testPicture, uploadPicture } from '../../../tests/support/test-picture.ts';

// On PostgreSQL alone: SQLite has one writer at a time. A person names tours, and a tour people: saving one while the
// other is saved must hold no lock as it waits, or both would wait for each other.

type Table = 'tours' | 'media' | 'team_members';

const onPostgres = test.runIf(isOnPostgres());
const DRAFT = { title: 'Dzongri', status: 'draft' };
const KINLEY = { name: 'Kinley', role: 'Driver' };
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

const makePerson = async () =>
  (await site.post<ManagedTeamMember>('/manage/team', { as, body: KINLEY })).body.data._id;
const makeTour = async () => (await site.post<ManagedTour>('/tours', { as, body: DRAFT })).body.data._id;
const savePerson = (id: string, body: object) =>
  site.put<ManagedTeamMember>(`/manage/team/${id}`, { as, body: { ...KINLEY, ...body } });

/** Saves while another transaction holds one row. What it will want next has to be free meanwhile. */
async function saveMeanwhile<T>(
  held: [Table, string],
  save: () => Promise<T>,
  wanted: [Table, string],
): Promise<T> {
  const { saving } = await site.db.transaction().execute(async (other) => {
    const lock = ([table, id]: [Table, string]) =>
      sql`select 1 from ${sql.table(table)} where id = ${id} for update nowait`.execute(other);
    await lock(held);
    const begun = save();
    await untilWaiting(other, 1);
    await lock(wanted);
    return { saving: begun };
  });
  return saving;
}

/** Gives the row written last the first id: reading the table in stored order meets it last. */
async function withFirstId(table: Table, id: string): Promise<string> {
  const first = `0-${id}`;
  await sql`update ${sql.table(table)} set id = ${first} where id = ${id}`.execute(site.db);
  return first;
}

onPostgres('a save that waits for a tour, or for a picture, does not lock the person', async () => {
  const [person, tour] = [await makePerson(), await makeTour()];
  const picture = (await uploadPicture(site, { as, file: await testPicture({ width: 60, height: 80 }) })).body
    .data._id;
  const leads = () => savePerson(person, { tourIds: [tour] });
  expect((await saveMeanwhile(['tours', tour], leads, ['team_members', person])).status).toBe(200);
  const leadsNothing = () => savePerson(person, { tourIds: [] });
  expect((await saveMeanwhile(['tours', tour], leadsNothing, ['team_members', person])).status).toBe(200);
  const looksSo = () => savePerson(person, { pictureId: picture });
  const saved = await saveMeanwhile(['media', picture], looksSo, ['team_members', person]);
  expect(saved.body.data.picture?._id).toBe(picture);
});

onPostgres('of several tours, or people, all go by the order of their ids', async () => {
  const person = await makePerson();
  const [laterTour, firstTour] = [await makeTour(), await withFirstId('tours', await makeTour())];
  const leadsBoth = () => savePerson(person, { tourIds: [laterTour, firstTour] });
  const saved = await saveMeanwhile(['tours', firstTour], leadsBoth, ['tours', laterTour]);
  expect(saved.body.data.tourIds).toHaveLength(2);

  const tour = await makeTour();
  const [later, first] = [await makePerson(), await withFirstId('team_members', await makePerson())];
  const isLedByBoth = () =>
    site.put<ManagedTour>(`/tours/${tour}`, { as, body: { ...DRAFT, teamIds: [later, first] } });
  const led = await saveMeanwhile(['team_members', first], isLedByBoth, ['team_members', later]);
  expect(led.body.data.teamIds).toHaveLength(2);
});

onPostgres('a tour that chose somebody while they were waited for is waited for as well', async () => {
  const [person, tour] = [await makePerson(), await makeTour()];
  const { saving } = await site.db.transaction().execute(async (third) => {
    await sql`select 1 from tours where id = ${tour} for no key update`.execute(third);
    const { begun } = await site.db.transaction().execute(async (other) => {
      await sql`select 1 from team_members where id = ${person} for update`.execute(other);
      const saved = savePerson(person, { tourIds: [] });
      await untilWaitingFor(other);
      await other.insertInto('team_member_tours').values({ team_member_id: person, tour_id: tour }).execute();
      return { begun: saved };
    });
    await untilWaitingFor(third);
    await sql`select 1 from team_members where id = ${person} for update nowait`.execute(third);
    return { saving: begun };
  });
  expect((await saving).body.data.tourIds).toEqual([]);
});
