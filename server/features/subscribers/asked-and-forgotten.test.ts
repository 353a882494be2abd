// @module-tag dialect
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FORM_TRACES_HEADER, writeFormTraces } from '../../../contracts/fields/form-traces.ts';
import { makeAdmin, makeSubscriber } from '../../../tests/support/factories.ts';
import { newsletterReader, READER } from '../../../tests/support/newsletter-reader.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { markUnreachable } from '../../mail/unreachable.queries.ts';
import { createMailBuilder } from '../../mail-builder.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { countUnasked } from './manage-subscribers.routes.ts';
import { forgetUnconfirmed } from './remove-subscriber.ts';

const NOON = '2026-11-20T06:30:00.000Z';
const DAY = 86_400_000;

let site: TestApp;
let reader: ReturnType<typeof newsletterReader>;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  reader = newsletterReader(site, await makeAdmin(site.db));
});
afterAll(() => site.close());
afterEach(() => site.setClock());
beforeEach(() => reader.forgetAll());

const daysLater = (days: number) => new Date(Date.parse(NOON) + days * DAY);

describe('addresses that never confirm', () => {
  test('are forgotten after 30 days, with all that was stored of them', async () => {
    site.setClock(NOON);
    await reader.subscribe();
    await reader.readMail();
    await forgetUnconfirmed(site.db, daysLater(29));
    expect(await reader.row()).toMatchObject({ state: 'pending' });
    await forgetUnconfirmed(site.db, daysLater(30));
    for (const table of ['subscribers', 'subscriber_links', 'consents', 'outbox', 'search_words'] as const)
      expect(await site.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  test('but not before their link has run out, nor who confirmed, left, or was never asked', async () => {
    site.setClock(NOON);
    await reader.subscribe();
    // The mail went out five days later.
    site.setClock(daysLater(5).toISOString());
    await reader.readMail();
    await makeSubscriber(site.db, { email: 'before@example.com' });
    await makeSubscriber(site.db, { email: 'sure@example.com', state: 'confirmed', asked_at: NOON });
    await makeSubscriber(site.db, { email: 'gone@example.com', state: 'left', asked_at: NOON });
    await forgetUnconfirmed(site.db, daysLater(34));
    expect(await reader.staffSee()).toHaveLength(4);
    await forgetUnconfirmed(site.db, daysLater(35));
    expect((await reader.staffSee()).map(({ email }) => email).sort()).toEqual([
      ...['before@example.com', 'gone@example.com', 'sure@example.com'],
    ]);
  });

  test('are forgotten as well where a bot typed them, and nobody is asked to ask their owners', async () => {
    site.setClock(NOON);
    const headers = { [FORM_TRACES_HEADER]: writeFormTraces({ website: 'https://cheap.example' }) };
    const payload = { email: READER };
    await site.app.inject({ method: 'POST', url: '/api/v1/subscribe', headers, payload });
    expect(await reader.mails()).toEqual([]);
    expect(await reader.row()).toMatchObject({ state: 'pending' });
    expect(await countUnasked(site.db)).toBe(0);
    await forgetUnconfirmed(site.db, daysLater(29));
    expect(await reader.staffSee()).toHaveLength(1);
    await forgetUnconfirmed(site.db, daysLater(30));
    expect(await reader.staffSee()).toEqual([]);
  });

  test('those from before are asked once, each by a mail that waits for all others', async () => {
    site.setClock(NOON);
    for (let number = 0; number < 150; number += 1)
      await makeSubscriber(site.db, { subscribed_at: '2025-01-05T06:30:00.000Z' });
    await makeSubscriber(site.db, { state: 'confirmed' });
    const listed = await site.get('/subscribe?limit=1', { as: await reader.asStaff() });
    expect(listed.body).toMatchObject({ unasked: 150 });
    const ask = async () =>
      site.post<{ asked: number; left: number }>('/manage/subscribers/ask', { as: await reader.asStaff() });
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ body }) => body.data.asked).sort()).toEqual([100, 50]);
    expect((await ask()).body.data).toEqual({ asked: 0, left: 0 });
    const queued = await reader.mails();
    expect(new Set(queued.map(({ recipient }) => recipient)).size).toBe(150);
    expect(queued).toHaveLength(150);
    expect(new Set(queued.map(({ lane }) => lane))).toEqual(new Set([2]));
    const mail = await createMailBuilder(site.deps, SITE_URL)(queued[0] as never, { isPreview: false });
    expect(mail?.text).toContain('since 5 Jan 2025');
    await forgetUnconfirmed(site.db, daysLater(31));
    expect((await reader.staffSee()).map(({ state }) => state)).toEqual(['confirmed']);
  });
});

test('staff filter by state, and who bounces is neither confirmed nor pending', async () => {
  for (const state of ['pending', 'confirmed', 'left'] as const)
    await makeSubscriber(site.db, { email: `${state}@example.com`, state });
  for (const state of ['pending', 'confirmed', 'left'] as const) {
    const email = `${state}-bounced@example.com`;
    await makeSubscriber(site.db, { email, state });
    await markUnreachable(site.db, {
      email,
      found_by: 'bounce',
      reason: '550 No such user',
      mail_id: null,
      found_at: NOON,
    });
  }
  const found = async (state: string) =>
    (await reader.staffSee(`?state=${state}`)).map(({ email }) => email).sort();
  expect(await found('pending')).toEqual(['pending@example.com']);
  expect(await found('confirmed')).toEqual(['confirmed@example.com']);
  expect(await found('left')).toEqual(['left-bounced@example.com', 'left@example.com']);
  expect(await found('bounced')).toEqual(['confirmed-bounced@example.com', 'pending-bounced@example.com']);
  expect(await reader.staffSee('?q=confirmed-bounced')).toMatchObject([
    { state: 'bounced', bouncedAt: NOON, bounceReason: '550 No such user' },
  ]);
  const wrong = await site.get('/subscribe?state=gone', { as: await reader.asStaff() });
  expect(wrong.body.fields).toEqual({ state: 'state is pending, confirmed, left or bounced.' });
});
