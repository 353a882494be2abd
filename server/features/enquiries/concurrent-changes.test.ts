// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Changed, Merged } from '../../../contracts/enquiries/desk-work.contract.ts';
import { untilWaiting } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { describeDesk } from '../../../tests/support/describe-desk.ts';
import { makeAdmin, makeEnquiry, makeUser, PASSWORD } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../db/schema.ts';
import { runTransaction } from '../../db/transaction.ts';
import { emptyBin } from './empty-bin.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const LONG_AGO = '2026-10-01T06:30:00.000Z';
/** The bin's time since then is not quite over. */
const JUST_BEFORE = '2026-10-31T06:29:59.999Z';
const TABLES = ['bookings', 'audit_log', 'outbox', 'search_words', 'booking_changes'] as const;

let site: TestApp;
let admin: UserRow;
let as: string;

/** An enquiry that two come to at the same moment, another one to merge it with, and what was done before. */
type Scene = {
  traveller: UserRow;
  asTraveller: string;
  enquiry: BookingRow;
  other: BookingRow;
  undoId: string;
};
/** Answers whether it was done. */
type Deed = (scene: Scene) => Promise<boolean>;

const sent = async (sending: Promise<{ status: number }>) => (await sending).status === 200;
const post = (path: string, body?: object) => sent(site.post(path, { as, body }));
const put = (path: string, body: object) => sent(site.put(path, { as, body }));
const desk = ({ enquiry }: Scene, what: string) => `/manage/bookings/${enquiry.id}/${what}`;

const DEEDS = {
  confirm: (scene) => put(desk(scene, 'status'), { from: 'new', to: 'confirmed' }),
  'choose an owner': (scene) => put(desk(scene, 'owner'), { ownerId: admin.id }),
  'set a next action': (scene) => put(desk(scene, 'next-action'), { on: '2026-12-01' }),
  reply: (scene) => post(desk(scene, 'reply'), { subject: 'Your trip', text: 'Gladly.' }),
  'log a call': (scene) => post(desk(scene, 'contacts'), { channel: 'call', text: 'Rang' }),
  merge: (scene) => post(desk(scene, 'merge'), { otherId: scene.other.id }),
  undo: ({ undoId }) => post(`/manage/bookings/changes/${undoId}/undo`),
  bin: ({ enquiry }) => sent(site.delete(`/booking/${enquiry.id}`, { as })),
  restore: ({ enquiry }) => post(`/booking/${enquiry.id}/restore`),
  'empty the bin': () => emptyBin(site.db, new Date(NOW)).then(() => true),
  erase: ({ asTraveller }) =>
    sent(site.delete('/account', { as: asTraveller, body: { password: PASSWORD } })),
  'delete the account': ({ traveller }) => sent(site.delete(`/users/${traveller.id}`, { as })),
} satisfies Record<string, Deed>;
type Name = keyof typeof DEEDS;

/** Where the enquiry is when they come: what brought it there, which can be undone, and what may happen to it there. */
const PLACES: Record<string, { before: (enquiry: BookingRow) => Promise<string | null>; deeds: Name[] }> = {
  'in the list': {
    before: (enquiry) => change(enquiry, { kind: 'owner', ownerId: admin.id }),
    deeds: [
      ...(['confirm', 'choose an owner', 'set a next action', 'reply', 'log a call'] as const),
      ...(['merge', 'undo', 'bin', 'erase', 'delete the account'] as const),
    ],
  },
  merged: {
    before: async ({ id }) => {
      const third = await makeEnquiry(site.db, { user_id: null, full_name: 'Chewang', created_at: NOW });
      const body = { otherId: third.id };
      return (await site.post<Merged>(`/manage/bookings/${id}/merge`, { as, body })).body.data.undoId;
    },
    deeds: ['confirm', 'log a call', 'merge', 'undo', 'bin', 'erase'],
  },
  'long in the bin': {
    before: async (enquiry) => {
      await goTo(LONG_AGO);
      const undoId = await change(enquiry, { kind: 'bin' });
      await goTo(JUST_BEFORE);
      return undoId;
    },
    deeds: ['restore', 'undo', 'empty the bin', 'erase'],
  },
};

async function change({ id, status }: BookingRow, what: object): Promise<string | null> {
  const body = { bookings: [{ _id: id, status }], change: what };
  return (await site.post<Changed>('/manage/bookings/changes', { as, body })).body.data.undoId;
}

/** Sets the scene again and returns the final state. */
async function play(place: string, run: (scene: Scene) => Promise<boolean[]>): Promise<object> {
  for (const table of TABLES) await site.db.deleteFrom(table).execute();
  await site.db.deleteFrom('users').where('role', '=', 'user').execute();
  const email = 'asha@example.com';
  const traveller = await makeUser(site.db, { username: 'Asha', email, email_proved_at: NOW });
  const asTraveller = await site.signIn(traveller);
  const own = { user_id: traveller.id, user_email: email, full_name: 'Asha', created_at: LONG_AGO };
  const enquiry = await makeEnquiry(site.db, own);
  const of = { user_id: null, user_email: '', full_name: 'Bina', created_at: NOW };
  const other = await makeEnquiry(site.db, of);
  const undoId = (await PLACES[place]?.before(enquiry)) ?? '';
  const answers = await run({ traveller, asTraveller, enquiry, other, undoId });
  await goTo(NOW);
  return { answers, ...(await describeDesk(site.db)) };
}

/** With a session of then: staff's do not last so long. */
async function goTo(moment: string): Promise<void> {
  site.setClock(moment);
  as = await site.signIn(admin);
}

/** Both wait for the enquiry before either may go on: neither knows what the other does. */
async function atOnce({ enquiry, other, ...scene }: Scene, deeds: Deed[]): Promise<boolean[]> {
  let answers: Promise<boolean[]> = Promise.resolve([]);
  await runTransaction(site.db, async (trx) => {
    const held = sql.join([enquiry.id, other.id]);
    await sql`select 1 from bookings where id in (${held}) for update`.execute(trx);
    answers = Promise.all(deeds.map((deed) => deed({ ...scene, enquiry, other })));
    await untilWaiting(trx, deeds.length);
  });
  return answers;
}

/** Whose session or account the first one ended is told so before anything waits. */
const ENDS_THE_ACCOUNT: readonly string[] = ['erase', 'delete the account'];
const PAIRS = Object.entries(PLACES).flatMap(([place, { deeds }]) =>
  deeds.flatMap((one, at) => deeds.slice(at).map((two) => [place, one, two] as const)),
);

// On SQLite one transaction begins when the other has ended.
describe.runIf(isOnPostgres())('two at the same moment', () => {
  beforeAll(async () => {
    site = await buildTestApp();
    admin = await makeAdmin(site.db, { username: 'Dolma' });
    await goTo(NOW);
  });
  afterAll(() => site.close());

  test.each(
    PAIRS.filter(([, one, two]) => !(ENDS_THE_ACCOUNT.includes(one) && ENDS_THE_ACCOUNT.includes(two))),
  )('%s: %s and %s are as the one after the other §V2.3.3', async (place, one, two) => {
    const [first, second] = [DEEDS[one], DEEDS[two]] as [Deed, Deed];
    const inTurn = await play(place, async (scene) => [await first(scene), await second(scene)]);
    const theOtherWay = await play(place, async (scene) =>
      [await second(scene), await first(scene)].reverse(),
    );
    const found = await play(place, (scene) => atOnce(scene, [first, second]));
    expect([inTurn, theOtherWay]).toContainEqual(found);
  });
});
