// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Subscriber } from '../../../contracts/subscribers.contract.ts';
import { makeAdmin, makeSubscriber } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['subscribers', 'search_words', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});

async function find(typed: string): Promise<string[]> {
  const { status, body } = await site.get<Subscriber[]>(`/subscribe?q=${encodeURIComponent(typed)}`, {
    as: staff,
  });
  expect(status).toBe(200);
  return body.data.map((subscriber) => subscriber.email).sort();
}

test('staff find a subscriber by how the address begins', async () => {
  await site.post('/subscribe', { body: { email: 'asha.rai@hills.example' } });
  await site.post('/subscribe', { body: { email: 'ashok@tea.example' } });
  expect(await find('ash')).toEqual(['asha.rai@hills.example', 'ashok@tea.example']);
  expect(await find('Asha.R')).toEqual(['asha.rai@hills.example']);
  expect(await find('tea.example')).toEqual(['ashok@tea.example']);
  expect(await find('%')).toEqual([]);
  expect(await find(' ')).toHaveLength(2);
});

test('what was found comes page by page', async () => {
  for (let number = 0; number < 3; number += 1)
    await makeSubscriber(site.db, { email: `reader.${number}@hills.example` });
  await makeSubscriber(site.db, { email: 'else@tea.example' });
  const pages = await readPages<Subscriber>(site, '/subscribe', { limit: 2, as: staff, query: '&q=hills' });
  expect(pages.map((page) => page.length)).toEqual([2, 1]);
});

test('a search that is too long is refused', async () => {
  const { status, body } = await site.get(`/subscribe?q=${'x'.repeat(201)}`, { as: staff });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ q: 'Search for 200 characters at most.' });
});

test('the list leaves as a file, filtered like the list, which a spreadsheet runs nothing of', async () => {
  site.setClock('2026-11-20T18:31:00Z');
  const staffNow = await site.signIn(await makeAdmin(site.db));
  await makeSubscriber(site.db, { email: '=cmd|x@hills.example', subscribed_at: '2026-11-19T18:29:59.999Z' });
  await makeSubscriber(site.db, { email: 'later@hills.example', subscribed_at: '2026-11-19T18:30:00.000Z' });
  await makeSubscriber(site.db, { email: 'else@tea.example' });
  const answer = await site.get('/subscribe.csv?q=hills', { as: staffNow });
  site.setClock();
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="subscribers-2026-11-21.csv"');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body as unknown as string).toBe(
    [
      '\ufeffEmail,Subscribed,State,Asked,Confirmed,Left,Reason,In their words,Bounced,Consent,Consent version,Consent given,Consent from',
      'later@hills.example,2026-11-20 00:00:00,pending,,,,,,,,,,',
      "'=cmd|x@hills.example,2026-11-19 23:59:59,pending,,,,,,,,,,",
      '',
    ].join('\r\n'),
  );
});

test('a file of more rows than are fetched at once has each of them once', async () => {
  const rows = Array.from({ length: 2_100 }, (_, number) => ({
    id: `0190b0a0-0000-7000-8000-${String(number).padStart(12, '0')}`,
    email: `reader-${number}@example.com`,
    subscribed_at: '2026-11-20T06:00:00.000Z',
  }));
  await site.db.insertInto('subscribers').values(rows).execute();
  const { body } = await site.get('/subscribe.csv', { as: staff });
  const lines = (body as unknown as string).trim().split('\r\n').slice(1);
  expect(new Set(lines).size).toBe(2_100);
  expect(lines).toHaveLength(2_100);
});

test('a deletion is in the log, and the address is found no more', async () => {
  const { id, email, subscribed_at } = await makeSubscriber(site.db);
  await site.delete(`/subscribe/${id}`, { as: staff });
  const log = await site.db.selectFrom('audit_log').selectAll().execute();
  expect(log).toMatchObject([{ action: 'subscriber.delete', subject_id: id, subject_label: email }]);
  expect(JSON.parse(log[0]?.before ?? '')).toEqual({ email, subscribedAt: subscribed_at });
  expect(await site.db.selectFrom('search_words').selectAll().execute()).toEqual([]);
});
