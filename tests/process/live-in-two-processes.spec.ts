import { expect, test } from '@playwright/test';
import type { PostgresServer } from '../support/database/postgres-server.ts';
import { startPostgres } from '../support/database/postgres-server.ts';
import { callApi, signInByApi } from '../support/e2e/call-api.ts';
import { storeEnquiry } from '../support/e2e/desk.ts';
import { signInAsAdmin, visit } from '../support/e2e/e2e-fixtures.ts';
import { listenToDesk } from '../support/listen-to-desk.ts';
import {
  ADMIN,
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';
import { contactBodyOf } from '../support/request-bodies.ts';

/** The aim, and what a machine is given that is three times slower. Milliseconds. */
const AIM = 3_000;
const SLACK = 3;

let postgres: PostgresServer;
const servers: ServerProcess[] = [];
test.beforeAll(async () => {
  // A database and two starts, which on a busy machine take as long as they take.
  test.setTimeout(500_000);
  postgres = await startPostgres();
  for (let nth = 0; nth < 2; nth += 1)
    servers.push(await startServer(makeDataDir(), { DATABASE_URL: postgres.urlOf('postgres') }));
});
test.afterAll(async () => {
  for (const { stop, dataDir } of servers) {
    expect(await stop()).toBe(0);
    removeDataDir(dataDir);
  }
  await postgres?.stop();
});

test('two browsers see each other’s changes within three seconds, each asking another process', {
  tag: '@long',
}, async ({ browser }) => {
  const [one, other] = servers as [ServerProcess, ServerProcess];
  const [page, otherPage] = await Promise.all(
    [one, other].map(async ({ url }) => (await browser.newContext({ baseURL: url })).newPage()),
  );
  if (!page || !otherPage) throw new Error('No page opened.');
  await Promise.all([page, otherPage].map(signInAsAdmin));
  await visit(page, '/admin/bookings');
  await visit(otherPage, '/admin/bookings');
  // Each process has somebody who listens: a page says nothing of that.
  const token = await signInByApi(other, ADMIN);
  const listener = await listenToDesk(other.url, token);

  const within = { timeout: AIM * SLACK };
  const { reference } = await storeEnquiry(page);
  await expect(otherPage.getByText(reference)).toBeVisible(within);
  const back = await storeEnquiry(otherPage);
  await expect(page.getByText(back.reference)).toBeVisible(within);

  await visit(page, '/admin/messages');
  await callApi(other, 'POST', '/contacts/send-mail', { body: contactBodyOf({ name: 'Dawa Sherpa' }) });
  await expect(page.getByRole('main').getByRole('link', { name: 'Dawa Sherpa' })).toBeVisible(within);

  await callApi(one, 'POST', '/manage/live/presence', {
    token,
    body: { tab: 't1', kind: 'message', id: 'm1', state: 'writing' },
  });
  await listener.until((told) => told.some(({ presence = [] }) => presence[0]?.state === 'writing'));
  // The stop of the servers waits for nobody who only listens.
});
