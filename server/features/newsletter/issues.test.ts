// @module-tag dialect
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Issue } from '../../../contracts/newsletter/issues.contract.ts';
import { explainAsked } from '../../../tests/support/database/explain-asked.ts';
import { makeAdmin, makeEnquiry, makeSubscriber, makeTour } from '../../../tests/support/factories.ts';
import { newsletterDesk } from '../../../tests/support/newsletter-desk.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { removeOldMails } from '../../mail/outbox-state.queries.ts';
import { markUnreachable } from '../../mail/unreachable.queries.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { storeFigures } from './issue-figures.ts';
import { presentIssues } from './issues.routes.ts';

const NOON = '2026-11-20T06:30:00.000Z';

let site: TestApp;
let desk: ReturnType<typeof newsletterDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  desk = newsletterDesk(site, await makeAdmin(site.db, { email: 'nima@agency.example' }));
});
afterAll(() => site.close());
afterEach(() => site.setClock());
beforeEach(async () => {
  await desk.clear();
  site.setClock(NOON);
});

describe('who gets it', () => {
  test('all who confirmed and whom mails reach, or of them those who enquired about a destination', async () => {
    await desk.makeReader({ email: 'sikkim@example.com' });
    await desk.makeReader({ email: 'bhutan@example.com' });
    await desk.makeReader({ email: 'full@example.com' });
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
    // What was taken for spam, and what lies in the bin, says of nobody where they want to go.
    const unheard = { user_email: 'bhutan@example.com', destination: 'Sikkim' } as const;
    await makeEnquiry(site.db, { ...unheard, status: 'spam' });
    await makeEnquiry(site.db, { ...unheard, deleted_at: NOON });
    const count = async (query: string) =>
      (
        await site.get<{ recipients: number }>(`/manage/newsletter/recipients${query}`, {
          as: await desk.asStaff(),
        })
      ).body.data.recipients;
    expect([await count(''), await count('?destination=Sikkim'), await count('?destination=Bhutan')]).toEqual(
      [2, 1, 0],
    );
    const issue = await desk.write({ destination: 'Sikkim' });
    await desk.send(issue);
    await desk.work();
    expect((await desk.queued()).map(({ recipient }) => recipient)).toEqual(['sikkim@example.com']);
    const nobody = await desk.send(await desk.write({ destination: 'Bhutan' }));
    expect(nobody.body.fields).toEqual({
      destination: 'Nobody would get it: there is no confirmed reader of this kind.',
    });
  });
});

describe('sending', () => {
  test('at a time of India’s clock, until then it can be called off, and not before it', async () => {
    await desk.makeReader();
    const issue = await desk.write();
    expect((await desk.send(issue, { day: '2026-11-20', time: '11:00' })).body.fields).toEqual({
      day: 'This time has passed.',
    });
    expect((await desk.send(issue, { day: '2026-11-21' })).body.fields).toEqual({ time: 'Choose a time.' });
    // Choosing "at a time" with both fields left empty does not mean at once.
    expect((await desk.send(issue, { day: '', time: '' })).body.fields).toEqual({
      day: 'Choose a day.',
      time: 'Choose a time.',
    });
    expect((await desk.read(issue._id)).state).toBe('draft');
    const scheduled = await desk.send(issue, { day: '2026-11-21', time: '09:30' });
    expect(scheduled.body.data).toMatchObject({ state: 'scheduled', sendAt: '2026-11-21T04:00:00.000Z' });
    await desk.post(`/issues/${issue._id}/call-off`);
    site.setClock('2026-11-22T00:00:00.000Z');
    await desk.work();
    expect(await desk.read(issue._id)).toMatchObject({ state: 'draft', sendAt: null });
    await desk.send(issue, { day: '2026-11-22', time: '09:30' });
    // The clock is put back, and right again: it goes when its time has come, once.
    for (const at of ['2026-11-20T00:00:00.000Z', '2026-11-22T03:59:59.000Z']) {
      site.setClock(at);
      await desk.work();
      expect(await desk.queued()).toEqual([]);
    }
    site.setClock('2026-11-22T04:00:00.000Z');
    await Promise.all([desk.work(), desk.work()]);
    expect(await desk.queued()).toHaveLength(1);
    expect((await desk.post(`/issues/${issue._id}/call-off`)).status).toBe(409);
  });

  test('one mail each, however many processes send and however often sending is restarted', async () => {
    const readers = Array.from({ length: 350 }, () => desk.makeReader());
    await Promise.all(readers);
    const issue = await desk.write();
    await desk.send(issue);
    await Promise.all([desk.work(), desk.work(), desk.work()]);
    // As if what was noted of the batches had been lost with a process.
    await site.db.updateTable('newsletter_issues').set({ enqueued_to: null }).execute();
    await desk.work();
    const mails = await desk.queued();
    expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([350, 350]);
    expect(new Set(mails.map(({ lane }) => lane))).toEqual(new Set([2]));
    expect((await desk.read(issue._id)).figures).toMatchObject({ waiting: 350, sent: 0 });
  });

  test('pauses, goes on and ends with its figures; who leaves meanwhile gets none', async () => {
    const { leave_token } = await desk.makeReader({ email: 'leaver@example.com' });
    await desk.makeReader({ email: 'reader@example.com' });
    const issue = await desk.write();
    await desk.send(issue);
    await desk.work();
    expect((await desk.post(`/issues/${issue._id}/pause`)).body.data).toMatchObject({ state: 'paused' });
    expect((await desk.queued()).every(({ held_at }) => held_at !== null)).toBe(true);
    expect((await desk.post(`/issues/${issue._id}/resume`)).body.data.state).toBe('sending');
    expect((await desk.queued()).every(({ held_at }) => held_at === null)).toBe(true);
    await site.post(`/newsletter/leave/${leave_token}`, { body: { issue: issue._id } });
    const built = await Promise.all(
      (await desk.queued()).map(async (row) => [row.recipient, await desk.build(row)] as const),
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
    await desk.work();
    const [listed] = (await site.get<Issue[]>('/manage/newsletter/issues', { as: await desk.asStaff() })).body
      .data;
    expect(listed).toMatchObject({
      state: 'sent',
      figures: { waiting: 0, sent: 1, failed: 0, cancelled: 1, left: 1 },
    });
  });

  test('stopped, the rest gets none for good', async () => {
    await desk.makeReader();
    const issue = await desk.write();
    await desk.send(issue);
    await desk.work();
    expect((await desk.post(`/issues/${issue._id}/stop`)).body.data).toMatchObject({
      state: 'stopped',
      figures: { waiting: 0, cancelled: 1 },
    });
    expect((await desk.post(`/issues/${issue._id}/resume`)).status).toBe(409);
    await desk.work();
    expect((await desk.queued()).every(({ cancelled_at }) => cancelled_at !== null)).toBe(true);
  });
});

test('a page of issues is counted by as many queries as one issue', async () => {
  await desk.makeReader();
  for (const subject of ['First', 'Second', 'Third']) await desk.send(await desk.write({ subject }));
  await desk.work();
  const rows = await site.db.selectFrom('newsletter_issues').selectAll().execute();
  const queriesOf = async (shown: typeof rows) =>
    (await explainAsked(site.db, (db) => presentIssues(db, shown, new Date(NOON)))).length;
  expect(await queriesOf(rows)).toBe(await queriesOf(rows.slice(0, 1)));
});

describe('an issue that does not go as planned', () => {
  test('a tour that was taken off the site before the time came keeps it from being sent, and staff read why', async () => {
    await desk.makeReader();
    await makeTour(site.db, { slug: 'gone-soon' });
    const issue = await desk.write({ body: '{{tour:gone-soon}}' });
    await desk.send(issue, { day: '2026-11-21', time: '09:30' });
    await site.db.updateTable('tours').set({ status: 'archived' }).execute();
    site.setClock('2026-11-21T04:00:00.000Z');
    await desk.work();
    const held = await desk.read(issue._id);
    expect(held).toMatchObject({ state: 'draft', sendAt: null });
    expect(held.fault).toContain('{{tour:gone-soon}}');
    expect(await desk.queued()).toEqual([]);
  });

  test('an issue that cannot be begun holds up no other', async () => {
    await desk.makeReader();
    const broken = await desk.write();
    const whole = await desk.write({ subject: 'Whole' });
    for (const issue of [broken, whole]) await desk.send(issue);
    await site.db
      .updateTable('newsletter_issues')
      .set({ audience: 'nonsense', state: 'sending' })
      .where('id', '=', broken._id)
      .execute();
    await expect(desk.work()).rejects.toThrow('could not be sent on');
    expect((await desk.queued()).map(({ about_id }) => about_id)).toEqual([whole._id]);
  });

  test('what came back after the last mail had ended counts for good', async () => {
    await desk.makeReader();
    await desk.makeReader();
    const issue = await desk.write();
    await desk.send(issue);
    await desk.work();
    await site.db.updateTable('outbox').set({ sent_at: NOON, next_attempt_at: null }).execute();
    await desk.work();
    const [first] = await desk.queued();
    const cameBack = { sent_at: null, failed_at: NOON };
    await site.db
      .updateTable('outbox')
      .set(cameBack)
      .where('id', '=', first?.id ?? '')
      .execute();
    const tenDaysLater = new Date(Date.parse(NOON) + 10 * 86_400_000);
    await storeFigures(site.db, tenDaysLater);
    const figures = { waiting: 0, sent: 1, written: 0, failed: 1, cancelled: 0, left: 0 };
    expect((await desk.read(issue._id)).figures).toEqual(figures);
    const hundredDaysLater = new Date(Date.parse(NOON) + 100 * 86_400_000);
    await removeOldMails(site.db, hundredDaysLater);
    await storeFigures(site.db, hundredDaysLater);
    site.setClock(hundredDaysLater.toISOString());
    expect((await desk.read(issue._id)).figures).toEqual(figures);
  });
});
