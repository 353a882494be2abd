import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { makeTour } from '../../../tests/support/factories.ts';
import { freePort } from '../../../tests/support/process/free-port.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openDatabase } from '../../db/database.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { measureQueries } from './measure-database.ts';
import { measureMails } from './measure-mails.ts';
import { createMetrics, measureRequests } from './metrics.ts';

const METRICS_TOKEN = 'only the monitor knows this';
const authorization = `Bearer ${METRICS_TOKEN}`;
const NOW = '2026-05-01T10:00:00.000Z';

let t: TestApp;
let url: string;
afterEach(() => t.close());

type Instead = NonNullable<Parameters<typeof buildTestApp>[0]>['instead'];

async function openSite(instead: Instead = {}): Promise<void> {
  const metrics = createMetrics();
  t = await buildTestApp({ env: { METRICS_TOKEN }, instead: { metrics, ...instead }, cacheLifetime: 60_000 });
  t.setClock(NOW);
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
}

const ask = async (path: string, init?: RequestInit) => {
  const answer = await fetch(url + path, init);
  return { status: answer.status, text: await answer.text() };
};

/** The figures as they are told: `name{labels}` and the value. */
async function figures(): Promise<Map<string, number>> {
  const { status, text } = await ask('/metrics', { headers: { authorization } });
  expect(status).toBe(200);
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

test('figures are told only to a caller who has the token', async () => {
  await openSite();
  for (const wrong of [
    undefined,
    'Bearer',
    `Bearer ${METRICS_TOKEN}x`,
    METRICS_TOKEN,
    `Basic ${METRICS_TOKEN}`,
  ]) {
    const { status, text } = await ask('/metrics', wrong ? { headers: { authorization: wrong } } : {});
    expect(status).toBe(401);
    expect(text).not.toContain('teesta_');
  }
  expect((await figures()).get('teesta_database_up')).toBe(1);
});

test('without a token there is no such address', async () => {
  t = await buildTestApp();
  expect((await t.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
});

test('every request counts, by its route and how it was answered §V16.3.3', async () => {
  await openSite();
  const { slug } = await makeTour(t.db, { status: 'published' });
  await ask(`/api/v1/tours/${slug}`);
  await ask(`/api/v1/tours/${slug}`);
  await ask('/api/v1/tours/not-there');
  await ask('/api/v1/users?email=asha@example.com');
  await ask('/api/v1/subscribe', { method: 'POST' });

  const told = await figures();
  const requests = (labels: string) => told.get(`teesta_http_requests_total{${labels}}`);
  expect(requests('route="/api/v1/tours/:id",method="GET",status="200"')).toBe(1);
  expect(requests('route="cache",method="GET",status="200"')).toBe(1);
  expect(requests('route="/api/v1/tours/:id",method="GET",status="404"')).toBe(1);
  expect(requests('route="/api/v1/users",method="GET",status="401"')).toBe(1);
  expect(requests('route="/api/v1/subscribe",method="POST",status="400"')).toBe(1);
  expect(told.get('teesta_http_request_seconds_count{kind="call"}')).toBe(4);
  expect(told.get('teesta_http_request_seconds_count{kind="call from the cache"}')).toBe(1);
  expect(told.get('teesta_http_requests_in_hand')).toBe(1);
  expect(told.get('teesta_cached_answers_total{how="found"}')).toBe(1);
  expect(told.get('teesta_cache_bytes')).toBeGreaterThan(0);
  expect([...told.keys()].join()).not.toMatch(/asha|not-there/);
});

test('a client that leaves before its answer is counted as one', async () => {
  t = await buildTestApp();
  const metrics = new Registry();
  const app = fastify({ forceCloseConnections: true });
  onTestFinished(() => app.close());
  measureRequests(app, metrics);
  const arrived = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  app.get('/slow', (_request, reply) => {
    reply.raw.once('close', () => left.resolve());
    arrived.resolve();
    return new Promise(() => {});
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const { port } = app.server.address() as AddressInfo;
  const answer = fetch(`http://127.0.0.1:${port}/slow`, { signal: leaving.signal });
  await arrived.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await left.promise;
  const line = 'teesta_http_requests_total{route="/slow",method="GET",status="aborted"} 1\n';
  expect(await metrics.metrics()).toContain(line);
});

test('mails that wait and the age of the oldest are told, and those that were given up', async () => {
  await openSite();
  const mail = {
    kind: 'test',
    recipient: 'asha@example.com',
    payload: {},
    about: { kind: 'user' as const, id: 'x' },
  };
  await enqueueMail(t.db, mail, new Date(Date.parse(NOW) - 90_000));
  await enqueueMail(t.db, mail, new Date(Date.parse(NOW) - 30_000));
  const givenUp = await enqueueMail(t.db, mail, new Date(NOW));
  await t.db
    .updateTable('outbox')
    .set({ next_attempt_at: null, failed_at: NOW })
    .where('id', '=', givenUp)
    .execute();
  const sent = await enqueueMail(t.db, mail, new Date(0));
  await t.db
    .updateTable('outbox')
    .set({ next_attempt_at: null, sent_at: NOW })
    .where('id', '=', sent)
    .execute();

  const told = await figures();
  expect(told.get('teesta_outbox_waiting{lane="usual"}')).toBe(2);
  expect(told.get('teesta_outbox_waiting{lane="urgent"}')).toBe(0);
  expect(told.get('teesta_outbox_held')).toBe(0);
  expect(told.get('teesta_outbox_oldest_seconds')).toBe(90);
  expect(told.get('teesta_outbox_given_up')).toBe(1);

  await t.db.deleteFrom('outbox').execute();
  expect((await figures()).get('teesta_outbox_oldest_seconds')).toBe(0);
});

test('a database that is away takes no other figure along', async () => {
  const nowhere = `postgres://a:b@127.0.0.1:${await freePort()}/c`;
  const away = openDatabase({ databaseUrl: nowhere, dataDir: '' });
  await openSite({ db: away, reports: away });
  const told = await figures();
  expect(told.get('teesta_database_up')).toBe(0);
  expect(told.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});

test('queries are counted and timed, and those that fail', async () => {
  await openSite();
  const metrics = createMetrics();
  const db = openDatabase(t.deps.config, { onQuery: measureQueries(metrics) });
  try {
    await db.selectFrom('tours').select('id').execute();
    await expect(
      db
        .selectFrom('nothing' as 'tours')
        .select('id')
        .execute(),
    ).rejects.toThrow();
  } finally {
    await db.destroy();
  }
  const text = await metrics.metrics();
  expect(text).toContain('teesta_database_query_seconds_count 2\n');
  expect(text).toContain('teesta_database_query_failures_total 1\n');
});

test('mails are counted by who goes first and what became of them, and those that went out are timed', async () => {
  await openSite();
  const metrics = createMetrics();
  const onMail = measureMails(metrics);
  onMail({ lane: 0, outcome: 'sent', seconds: 0.2 });
  onMail({ lane: 0, outcome: 'sent', seconds: 3 });
  onMail({ lane: 2, outcome: 'put off', seconds: 30 });
  const text = await metrics.metrics();
  expect(text).toContain('teesta_mails_total{lane="urgent",outcome="sent"} 2\n');
  expect(text).toContain('teesta_mails_total{lane="bulk",outcome="put off"} 1\n');
  expect(text).toContain('teesta_mail_delivery_seconds_sum 3.2\n');
});
