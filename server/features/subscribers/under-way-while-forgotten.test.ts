// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askMeanwhile } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeAdmin, makeSubscriber } from '../../../tests/support/factories.ts';
import { newsletterDesk } from '../../../tests/support/newsletter-desk.ts';
import { newsletterReader, READER } from '../../../tests/support/newsletter-reader.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { Db } from '../../db/database.ts';
import { consentOf } from '../consents/consents.queries.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { tracesOf } from '../spam/judge-arrival.ts';
import { forgetUnconfirmed, removeSubscriber } from './remove-subscriber.ts';
import { subscribe } from './subscription.ts';

const LONG_AGO = '2026-01-05T06:30:00.000Z';
const NOW = new Date('2026-11-20T06:30:00.000Z');

let site: TestApp;
let reader: ReturnType<typeof newsletterReader>;
let desk: ReturnType<typeof newsletterDesk>;

/** What the call does, in a transaction that is not over yet. */
function subscribing(trx: Db): Promise<void> {
  const request = { ip: '198.51.100.7', socket: {}, headers: {} } as Parameters<typeof consentOf>[0];
  const given = consentOf(request, 'newsletter');
  return subscribe(trx, { email: READER, given, traces: tracesOf(request, site.deps.config) }, NOW);
}

const left = async () => {
  const tables = ['subscribers', 'consents', 'outbox', 'search_words'] as const;
  return Promise.all(tables.map((table) => site.db.selectFrom(table).selectAll().execute()));
};

// On SQLite one transaction begins when the other has ended.
describe.runIf(isOnPostgres())('an address that is forgotten while its owner subscribes', () => {
  beforeAll(async () => {
    site = await buildTestApp();
    await insertPlaceholders(site.db, demoSettings, NOW);
    const admin = await makeAdmin(site.db);
    [reader, desk] = [newsletterReader(site, admin), newsletterDesk(site, admin)];
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await reader.forgetAll();
    await makeSubscriber(site.db, { email: READER, state: 'pending', asked_at: LONG_AGO });
  });

  test('goes with the mail and the consent of that moment', async () => {
    const remove = () => site.db.transaction().execute((trx) => removeSubscriber(trx, { email: READER }));
    await askMeanwhile(site.db, subscribing, [remove]);
    expect(await left()).toEqual([[], [], [], []]);
  });

  test('stays where it was about to be forgotten for want of an answer', async () => {
    await askMeanwhile(site.db, subscribing, [() => forgetUnconfirmed(site.db, NOW)]);
    expect(await reader.row()).toMatchObject({ asked_at: NOW.toISOString() });
    expect(await reader.mails()).toHaveLength(1);
  });

  test('gets no mail of an issue that is put into the outbox at that moment', async () => {
    await makeSubscriber(site.db, { email: 'other@example.com', state: 'confirmed' });
    await site.db.updateTable('subscribers').set({ state: 'confirmed' }).execute();
    expect((await desk.send(await desk.write())).status).toBe(200);
    const remove = (trx: Db) => removeSubscriber(trx, { email: READER });
    await askMeanwhile(site.db, remove, [desk.work]);
    expect((await desk.queued()).map(({ recipient }) => recipient)).toEqual(['other@example.com']);
  });

  test('is stored again when its owner subscribes a moment later', async () => {
    const remove = (trx: Db) => removeSubscriber(trx, { email: READER });
    const [answer] = await askMeanwhile(site.db, remove, [() => reader.subscribe()]);
    expect(answer?.status).toBe(200);
    expect(await reader.mails()).toHaveLength(1);
    expect(await reader.row()).toMatchObject({ state: 'pending' });
  });
});
