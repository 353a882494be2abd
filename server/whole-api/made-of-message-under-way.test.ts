// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  askMeanwhile,
  untilWaiting,
  untilWaitingFor,
} from '../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeUser,
  PASSWORD,
} from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { Db } from '../db/database.ts';
import type { UserRow } from '../db/schema.ts';
import { runTransaction } from '../db/transaction.ts';
import { erasePersonalData } from '../features/accounts/own-account/personal-data.ts';
import { lockContactMessages, lockMessage } from '../features/contacts/contacts.queries.ts';
import { becomeEnquiry } from '../features/enquiries/desk/of-message/become-enquiry.ts';
import { emptyBin } from '../features/enquiries/empty-bin.ts';
import { ERASED_NAME } from '../features/enquiries/store/facts.ts';
import { lockSurvivors, readLocked } from '../features/enquiries/store/lock-enquiries.ts';
import { joinEnquiries } from '../features/enquiries/store/merges.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const AFTER_THE_BIN = '2026-12-21T06:30:00.000Z';

let site: TestApp;
let admin: UserRow;
let staff: string;
let traveller: UserRow;
let id: string;

const become = async (trx: Db) =>
  becomeEnquiry(trx, await lockMessage(trx, id), { actor: admin, now: new Date(NOW) });
const erase = (as: string) => site.delete('/account', { as, body: { password: PASSWORD } });
const messages = () => site.db.selectFrom('contact_messages').select('id').execute();

// On SQLite one transaction begins when the other has ended.
describe.runIf(isOnPostgres())('a message and what is made of it, while somebody takes them away', () => {
  beforeAll(async () => {
    site = await buildTestApp();
    site.setClock(NOW);
    admin = await makeAdmin(site.db);
    staff = await site.signIn(admin);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    for (const table of ['contact_messages', 'bookings'] as const) await site.db.deleteFrom(table).execute();
    await site.db.deleteFrom('users').where('role', '=', 'user').execute();
    traveller = await makeUser(site.db, { email_proved_at: NOW });
    id = (await makeContactMessage(site.db, { email: traveller.email })).id;
  });

  test('what is not yet committed when its writer erases themselves is erased, too', async () => {
    const as = await site.signIn(traveller);
    const [answer] = await askMeanwhile(site.db, become, [() => erase(as)]);
    expect(answer?.status).toBe(200);
    expect(await messages()).toEqual([]);
    const left = site.db.selectFrom('bookings').select(['full_name', 'user_email', 'phone', 'status']);
    expect(await left.execute()).toEqual([
      { full_name: ERASED_NAME, user_email: '', phone: '', status: 'cancelled' },
    ]);
  });

  test('of a message that goes at this moment nothing is made any more', async () => {
    const leaving = { userId: traveller.id, provedEmail: traveller.email };
    const leave = (trx: Db) => erasePersonalData(trx, leaving, new Date(NOW));
    const press = () => site.post(`/contacts/${id}/enquiry`, { as: staff });
    const [answer] = await askMeanwhile(site.db, leave, [press]);
    expect(answer?.status).toBe(404);
    expect(await site.db.selectFrom('bookings').select('id').execute()).toEqual([]);
  });

  const takeAways = [
    ['its writer erases themselves', async (as: string) => void (await erase(as))],
    ['it leaves the bin for good', () => emptyBin(site.db, new Date(AFTER_THE_BIN))],
  ] as const;

  test.each(takeAways)(
    'a request that has locked the message never waits for one that has locked its enquiry, as %s',
    async (_deed, takeAway) => {
      const as = await site.signIn(traveller);
      const made = await runTransaction(site.db, become);
      await site.delete(`/booking/${made._id}`, { as: staff });
      const { gone } = await runTransaction(site.db, async (trx) => {
        await lockContactMessages(trx, [id]);
        const asked = takeAway(as);
        await untilWaiting(trx, 1);
        await lockSurvivors(trx, [made._id]);
        return { gone: asked };
      });
      await gone;
      expect(await messages()).toEqual([]);
    },
  );

  test('nor where it was merged into what leaves the bin for good at that moment', async () => {
    id = (await makeContactMessage(site.db)).id;
    const made = await runTransaction(site.db, become);
    const leaving = await makeEnquiry(site.db, { user_id: traveller.id, deleted_at: NOW });
    const merge = async (trx: Db) => {
      const ids = [leaving.id, made._id];
      const rows = () => trx.selectFrom('bookings').selectAll().where('id', 'in', ids).execute();
      const both = await readLocked(trx, ids, rows);
      const [survivor, other] = ids.map((one) => both.find((row) => row.id === one));
      if (survivor && other) await joinEnquiries(trx, survivor, other, { actor: admin, now: new Date(NOW) });
    };
    const { gone } = await runTransaction(site.db, async (trx) => {
      await lockContactMessages(trx, [id]);
      const asked = askMeanwhile(site.db, merge, [() => emptyBin(site.db, new Date(AFTER_THE_BIN))]);
      await untilWaitingFor(trx);
      const free = trx.selectFrom('bookings').select('id').where('id', '=', leaving.id);
      expect(await free.forNoKeyUpdate().noWait().execute()).toHaveLength(1);
      return { gone: asked };
    });
    await gone;
    const left = site.db.selectFrom('contact_messages').select('id').where('id', '=', id);
    expect(await left.execute()).toEqual([]);
  });
});
