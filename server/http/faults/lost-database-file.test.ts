import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { SQLITE_FILE } from '../../db/database.ts';

let site: TestApp;
beforeEach(async () => {
  site = await buildTestApp();
});
afterEach(() => site.close());

test.runIf(!isOnPostgres())(
  'a deleted database takes nothing that would be gone, and is still read',
  async () => {
    const tour = await makeTour(site.db);
    const subscribe = (email: string) => site.post('/subscribe', { body: { email } });
    expect((await subscribe('asha@example.com')).status).toBe(200);
    rmSync(join(site.deps.config.dataDir, SQLITE_FILE));
    expect((await subscribe('bina@example.com')).body).toMatchObject({ success: false, code: 'unavailable' });
    expect((await site.app.inject('/readyz')).statusCode).toBe(503);
    expect((await site.get(`/tours/${tour.id}`)).body).toMatchObject({ data: { title: tour.title } });
    expect((await site.get<unknown[]>('/tours')).body.data).toHaveLength(1);
  },
);
