// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForgetfulProxy } from '../../../tests/support/database/forgetful-proxy.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeUser } from '../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { openDatabase } from '../../db/database.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test.runIf(isOnPostgres())(
  'an enquiry whose commit was never answered is stored once, however often it is sent with its key',
  async () => {
    await insertPlaceholders(site.db, demoSettings, new Date());
    const as = await site.signIn(await makeUser(site.db, { email: 'asha.rai@example.com' }));
    const proxy = await startForgetfulProxy(site.deps.config.databaseUrl ?? '');
    const db = openDatabase({ databaseUrl: proxy.databaseUrl, dataDir: '' });
    const behind = await buildTestApp({ instead: { db } });
    const enquire = () =>
      behind.post('/booking', { as, body: enquiryBodyOf(), headers: { 'idempotency-key': 'once' } });

    proxy.forgetNextCommit();
    const lost = await enquire();
    const repeated = [await enquire(), await enquire()];
    const stored = await site.db.selectFrom('bookings').select('id').execute();

    await behind.close();
    await db.destroy();
    await proxy.close();
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable']);
    expect(stored).toHaveLength(1);
    expect(repeated.map(({ status, body }) => [status, body.data])).toEqual([
      [200, expect.objectContaining({ _id: stored[0]?.id })],
      [200, expect.objectContaining({ _id: stored[0]?.id })],
    ]);
  },
);
