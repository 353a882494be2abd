// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { askMeanwhile, untilWaiting } from '../../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { newId } from '../../../db/identifiers.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { markAll, markItem } from '../mark-items.ts';
import { linkInTurns, sizeAfter } from './link-in-turns.ts';
import { hasPending, ITEMS_PER_BATCH, linkPending } from './link-items.ts';
import { trySetAsideAgain } from './set-aside.ts';
import { takeAwayPending } from './take-away.ts';

const SILENT = { error: () => {} };

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

async function storeAsBefore(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, nth) => messageOf(`traveller${nth % 60}`));
  await site.db.insertInto('contact_messages').values(rows).execute();
  await site.db.transaction().execute(markAll);
}

async function linkedItems(): Promise<string[]> {
  const rows = await site.db
    .selectFrom('customer_items')
    .select('item_id')
    .where('customer_id', 'is not', null)
    .execute();
  return rows.map((row) => row.item_id);
}

async function storeMarked(message: ReturnType<typeof messageOf>): Promise<void> {
  await site.db.insertInto('contact_messages').values(message).execute();
  await markItem(site.db, 'message', message.id);
}

const messageOf = (name: string) => ({
  id: newId(),
  name,
  email: `${name}@example.com`,
  tour_type: '',
  mobile: '',
  message: 'Is the road open?',
  created_at: '2026-11-20T06:30:00.000Z',
});

test('what was there before is linked in turns: a visitor writes between two batches, and staff’s page does none of it', async () => {
  await storeAsBefore(240);
  await linkPending(site.db);
  expect(await linkedItems()).toEqual([]);
  const since = messageOf('since');
  await storeMarked(since);
  await linkPending(site.db);
  expect(await linkedItems(), 'what came since').toEqual([since.id]);

  let isWritten = false;
  const linking = linkInTurns(site.db, SILENT, () => isWritten);
  await site.db.insertInto('contact_messages').values(messageOf('visitor')).execute();
  isWritten = true;
  await linking;
  expect(await hasPending(site.db), 'the visitor waited for all of it').toBe(true);
  await linkInTurns(site.db, SILENT, () => false);
  expect(await hasPending(site.db)).toBe(false);
  const customers = await site.db
    .selectFrom('customers')
    .select('email')
    .where('email', 'like', 'traveller%')
    .execute();
  expect(customers).toHaveLength(60);
});

test('a batch is as large as the time allows that the one before took', () => {
  expect(sizeAfter(20, 25)).toBe(20);
  expect(sizeAfter(20, 1), 'at most twice as large').toBe(40);
  expect(sizeAfter(80, 1)).toBe(ITEMS_PER_BATCH);
  expect(sizeAfter(20, 250)).toBe(2);
  expect(sizeAfter(1, 4_000)).toBe(1);
  expect(sizeAfter(0, 0), 'somebody else linked them').toBe(1);
});

describe('what cannot be linked', () => {
  const fault = sql`create unique index no_twins on customer_items (name) where name = 'twin'`;
  const twins = () => ['one', 'other'].map((of) => ({ ...messageOf('twin'), email: `${of}@example.com` }));
  const endOfFault = () => sql`drop index if exists no_twins`.execute(site.db);

  async function storeTwins() {
    await endOfFault();
    await linkInTurns(site.db, SILENT, () => false);
    await site.db.deleteFrom('contact_messages').where('name', '=', 'twin').execute();
    await site.db.deleteFrom('customer_items').where('name', '=', 'twin').execute();
    await fault.execute(site.db);
    const [one, other] = [...twins()];
    const [before, after] = [messageOf('before'), messageOf('after')];
    for (const message of [before, one, other, after]) if (message) await storeMarked(message);
    return { one, other, before, after };
  }

  test('keeps nobody else from being linked, is told of once, and linked when what was wrong is right again', async () => {
    const { one, other, before, after } = await storeTwins();
    await linkPending(site.db);
    expect(await linkedItems()).toEqual(expect.arrayContaining([before.id, after.id]));
    const log = { error: vi.fn() };
    for (let turn = 0; turn < 2; turn += 1) await linkInTurns(site.db, log, () => false);
    expect(await hasPending(site.db)).toBe(false);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'message', err: expect.any(Error) }),
      expect.any(String),
    );

    await endOfFault();
    await trySetAsideAgain(site.db);
    await linkInTurns(site.db, log, () => false);
    expect(await linkedItems()).toEqual(expect.arrayContaining([one?.id, other?.id]));
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test('does not keep somebody else from being taken away', async () => {
    const { before } = await storeTwins();
    await linkPending(site.db);
    await runTransaction(site.db, async (trx) => {
      await trx.deleteFrom('contact_messages').where('id', '=', before.id).execute();
      await markItem(trx, 'message', before.id);
      for (const message of twins()) {
        await trx.insertInto('contact_messages').values(message).execute();
        await markItem(trx, 'message', message.id);
      }
      await takeAwayPending(trx);
    });
    expect(await linkedItems()).not.toContain(before.id);
    await endOfFault();
  });
});

test.runIf(!isOnPostgres())(
  'a full disk is nobody’s fault: all of them wait for it, and none for an hour',
  async () => {
    await linkInTurns(site.db, SILENT, () => false);
    await storeAsBefore(120);
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(site.db);
    await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count)}`.execute(site.db);
    const log = { error: vi.fn() };
    const outcome = linkInTurns(site.db, log, () => false);
    await expect(outcome).rejects.toThrow('full');
    expect(log.error).not.toHaveBeenCalled();
    await sql`pragma max_page_count = 1073741823`.execute(site.db);
    await linkInTurns(site.db, log, () => false);
    expect(log.error).not.toHaveBeenCalled();
    expect(await hasPending(site.db)).toBe(false);
  },
);

// SQLite lets one write after the other.
describe.skipIf(!isOnPostgres())('while another process writes', () => {
  test('a colleague who becomes a traveller as the colleague is taken out of customers is linked after all', async () => {
    await linkInTurns(site.db, SILENT, () => false);
    const { id } = await makeAdmin(site.db);
    await markItem(site.db, 'account', id);
    await askMeanwhile(
      site.db,
      async (trx) => {
        await trx.updateTable('users').set({ role: 'user' }).where('id', '=', id).execute();
        await markItem(trx, 'account', id);
      },
      [() => linkPending(site.db)],
    );
    await linkPending(site.db);
    expect(await linkedItems()).toContain(id);
  });

  test('somebody who is taken away as they are linked is gone, whoever of the two had to begin again', async () => {
    const message = messageOf('leaving');
    await storeMarked(message);
    let linking: Promise<void> | undefined;
    await runTransaction(site.db, async (trx) => {
      await trx.deleteFrom('contact_messages').where('id', '=', message.id).execute();
      await markItem(trx, 'message', message.id);
      if (!linking) {
        linking = linkPending(site.db);
        await untilWaiting(site.db, 1);
      }
      await takeAwayPending(trx);
    });
    await linking;
    await linkPending(site.db);
    expect(await linkedItems()).not.toContain(message.id);
    expect(await hasPending(site.db)).toBe(false);
  });
});
