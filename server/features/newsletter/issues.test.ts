import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Issue, IssueDetail } from '../../../contracts/newsletter/issues.contract.ts';
import { makeAdmin, makeEnquiry, makeSubscriber, makeTour } from '../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import type { UserRow } from '../../db/schema.ts';
import { demoSettings } from '../../db/seeds/demo/demo-settings.ts';
import { markUnreachable } from '../../mail/unreachable.queries.ts';
import { createMailBuilder } from '../../mail-builder.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { sendIssues } from './send-issues.ts';

const NOON = '2026-11-20T06:30:00.000Z';

let site: TestApp;
let admin: UserRow;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  admin = await makeAdmin(site.db, { email: 'nima@agency.example' });
});
afterAll(() => site.close());
afterEach(() => site.setClock());
beforeEach(async () => {
  for (const table of [
    'subscribers',
    'newsletter_issues',
    'outbox',
    'unreachable_addresses',
    'tours',
  ] as const)
    await site.db.deleteFrom(table).execute();
  site.setClock(NOON);
});

const asStaff = () => site.signIn(admin);
const post = async <T = IssueDetail>(path: string, body?: object) =>
  site.post<T>(`/manage/newsletter${path}`, { as: await asStaff(), body });
const read = async (id: string) =>
  (await site.get<IssueDetail>(`/manage/newsletter/issues/${id}`, { as: await asStaff() })).body.data;
const work = () => sendIssues({ ...site.deps, siteUrl: SITE_URL });
const queued = () =>
  site.db.selectFrom('outbox').selectAll().where('kind', '=', 'newsletter-issue').orderBy('id').execute();
const makeReader = (given: object = {}) => makeSubscriber(site.db, { state: 'confirmed', ...given });

async function write(given: object = {}): Promise<IssueDetail> {
  const body = { subject: 'When the passes open', body: 'The passes are **open**.', ...given };
  const answer = await post('/issues', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}

async function send({ _id, version }: IssueDetail, when: object = {}) {
  return post(`/issues/${_id}/send`, { version, ...when });
}

/** As the worker would send it. */
const build = (row: Awaited<ReturnType<typeof queued>>[number]) =>
  createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false });

describe('who gets it', () => {
  test('all who confirmed and whom mails reach, or of them those who enquired about a destination', async () => {
    await makeReader({ email: 'sikkim@example.com' });
    await makeReader({ email: 'bhutan@example.com' });
    await makeReader({ email: 'full@example.com' });
    await makeSubscriber(site.db, { email: 'pending@example.com' });
    await makeSubscriber(site.db, { email: 'left@example.com', state: 'left' });
    await markUnreachable(site.db, {
      email: 'full@example.com',
      found_by: 'bounce',
      reason: 'x',
      mail_id: null,
      found_at: NOON,
    });
    await makeEnquiry(site.db, { user_email: 'sikkim@example.com', destination: 'Sikkim' });
    await makeEnquiry(site.db, { user_email: 'pending@example.com', destination: 'Sikkim' });
    const count = async (query: string) =>
      (
        await site.get<{ recipients: number }>(`/manage/newsletter/recipients${query}`, {
          as: await asStaff(),
        })
      ).body.data.recipients;
    expect([await count(''), await count('?destination=Sikkim'), await count('?destination=Bhutan')]).toEqual(
      [2, 1, 0],
    );
    const issue = await write({ destination: 'Sikkim' });
    await send(issue);
    await work();
    expect((await queued()).map(({ recipient }) => recipient)).toEqual(['sikkim@example.com']);
    const nobody = await send(await write({ destination: 'Bhutan' }));
    expect(nobody.body.fields).toEqual({
      destination: 'Nobody would get it: there is no confirmed reader of this kind.',
    });
  });
});

describe('sending', () => {
  test('at a time of India’s clock, until then it can be called off, and not before it', async () => {
    await makeReader();
    const issue = await write();
    expect((await send(issue, { day: '2026-11-20', time: '11:00' })).body.fields).toEqual({
      day: 'This time has passed.',
    });
    expect((await send(issue, { day: '2026-11-21' })).body.fields).toEqual({ time: 'Choose a time.' });
    const scheduled = await send(issue, { day: '2026-11-21', time: '09:30' });
    expect(scheduled.body.data).toMatchObject({ state: 'scheduled', sendAt: '2026-11-21T04:00:00.000Z' });
    await post(`/issues/${issue._id}/call-off`);
    site.setClock('2026-11-22T00:00:00.000Z');
    await work();
    expect(await read(issue._id)).toMatchObject({ state: 'draft', sendAt: null });
    await send(issue, { day: '2026-11-22', time: '09:30' });
    // The clock is put back, and right again: it goes when its time has come, once.
    for (const at of ['2026-11-20T00:00:00.000Z', '2026-11-22T03:59:59.000Z']) {
      site.setClock(at);
      await work();
      expect(await queued()).toEqual([]);
    }
    site.setClock('2026-11-22T04:00:00.000Z');
    await Promise.all([work(), work()]);
    expect(await queued()).toHaveLength(1);
    expect((await post(`/issues/${issue._id}/call-off`)).status).toBe(409);
  });

  test('one mail each, however many processes send and however often it is begun anew', async () => {
    const readers = Array.from({ length: 350 }, () => makeReader());
    await Promise.all(readers);
    const issue = await write();
    await send(issue);
    await Promise.all([work(), work(), work()]);
    // As if what was noted of the batches had been lost with a process.
    await site.db.updateTable('newsletter_issues').set({ enqueued_to: null }).execute();
    await work();
    const mails = await queued();
    expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([350, 350]);
    expect(new Set(mails.map(({ lane }) => lane))).toEqual(new Set([2]));
    expect((await read(issue._id)).figures).toMatchObject({ waiting: 350, sent: 0 });
  });

  test('pauses, goes on and ends with its figures; who leaves meanwhile gets none', async () => {
    const { leave_token } = await makeReader({ email: 'leaver@example.com' });
    await makeReader({ email: 'reader@example.com' });
    const issue = await write();
    await send(issue);
    await work();
    expect((await post(`/issues/${issue._id}/pause`)).body.data).toMatchObject({ state: 'paused' });
    expect((await queued()).every(({ held_at }) => held_at !== null)).toBe(true);
    expect((await post(`/issues/${issue._id}/resume`)).body.data.state).toBe('sending');
    expect((await queued()).every(({ held_at }) => held_at === null)).toBe(true);
    await site.post(`/newsletter/leave/${leave_token}`, { body: { issue: issue._id } });
    const built = await Promise.all(
      (await queued()).map(async (row) => [row.recipient, await build(row)] as const),
    );
    expect(built.find(([to]) => to === 'leaver@example.com')?.[1]).toBeUndefined();
    const mail = built.find(([to]) => to === 'reader@example.com')?.[1];
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers?.['List-Unsubscribe']).toMatch(
      new RegExp(`^<${SITE_URL}/newsletter/leave/[\\w-]{43}\\?issue=${issue._id}>`),
    );
    expect(mail?.isNewEachTry).toBeUndefined();
    await site.db
      .updateTable('outbox')
      .set({ sent_at: NOON, next_attempt_at: null })
      .where('recipient', '=', 'reader@example.com')
      .execute();
    await site.db
      .updateTable('outbox')
      .set({ cancelled_at: NOON, next_attempt_at: null })
      .where('recipient', '=', 'leaver@example.com')
      .execute();
    await work();
    const [listed] = (await site.get<Issue[]>('/manage/newsletter/issues', { as: await asStaff() })).body
      .data;
    expect(listed).toMatchObject({
      state: 'sent',
      figures: { waiting: 0, sent: 1, failed: 0, cancelled: 1, left: 1 },
    });
  });

  test('stopped, the rest gets none for good', async () => {
    await makeReader();
    const issue = await write();
    await send(issue);
    await work();
    expect((await post(`/issues/${issue._id}/stop`)).body.data).toMatchObject({
      state: 'stopped',
      figures: { waiting: 0, cancelled: 1 },
    });
    expect((await post(`/issues/${issue._id}/resume`)).status).toBe(409);
    await work();
    expect((await queued()).every(({ cancelled_at }) => cancelled_at !== null)).toBe(true);
  });

  test('a tour that was taken off the site before the time came keeps it from being sent, and staff read why', async () => {
    await makeReader();
    await makeTour(site.db, { slug: 'gone-soon' });
    const issue = await write({ body: '{{tour:gone-soon}}' });
    await send(issue, { day: '2026-11-21', time: '09:30' });
    await site.db.updateTable('tours').set({ status: 'archived' }).execute();
    site.setClock('2026-11-21T04:00:00.000Z');
    await work();
    const held = await read(issue._id);
    expect(held).toMatchObject({ state: 'draft', sendAt: null });
    expect(held.fault).toContain('{{tour:gone-soon}}');
    expect(await queued()).toEqual([]);
  });
});
