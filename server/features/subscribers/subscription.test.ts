// @module-tag dialect
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shownConsent } from '../../../contracts/consents.ts';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { newsletterReader, READER } from '../../../tests/support/newsletter-reader.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { markUnreachable } from '../../mail/unreachable.queries.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

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

describe('confirming', () => {
  test('a mail asks the owner of the address, and its link confirms by the button alone', async () => {
    site.setClock(NOON);
    await reader.subscribe();
    expect(await reader.mails()).toMatchObject([{ kind: 'newsletter-confirm', recipient: READER, lane: 0 }]);
    const { token } = await reader.readMail();
    for (let opened = 0; opened < 3; opened += 1) expect(await reader.look(token)).toBe('open');
    expect(await reader.row()).toMatchObject({ state: 'pending', confirmed_at: null });
    const { status, body } = await reader.confirm(token);
    expect([status, body.message]).toEqual([200, 'You will get our newsletter.']);
    expect(await reader.row()).toMatchObject({ state: 'confirmed', confirmed_at: NOON });
    expect(await reader.look(token)).toBe('confirmed');
    expect((await reader.confirm(token)).status).toBe(200);
  });

  test('the token is nowhere stored', async () => {
    await reader.subscribe();
    const { token } = await reader.readMail();
    const links = await site.db.selectFrom('subscriber_links').selectAll().execute();
    expect(links).toHaveLength(1);
    expect(JSON.stringify([links, await reader.mails(), await reader.row()])).not.toContain(token);
  });

  test('the wording, its version, the moment and the network are stored with each step', async () => {
    site.setClock(NOON);
    await reader.join();
    const { text, version } = shownConsent('newsletter');
    const given = { purpose: 'newsletter', wording: text, version, network: '127.0.0.1', givenAt: NOON };
    expect((await reader.staffSee())[0]?.consents).toEqual([given, given]);
  });

  test('a confirmed subscriber is not asked again, and the answer is the same', async () => {
    const first = await reader.subscribe();
    const { token } = await reader.readMail();
    await reader.confirm(token);
    const again = await reader.subscribe();
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await reader.mails()).toHaveLength(1);
  });

  test('unless mails to the address come back: then the owner says whether it works again', async () => {
    await reader.join();
    await markUnreachable(site.db, {
      email: READER,
      found_by: 'bounce',
      reason: 'full',
      mail_id: null,
      found_at: NOON,
    });
    await reader.subscribe();
    expect(await reader.mails()).toHaveLength(2);
    const { token } = await reader.readMail();
    expect(await reader.look(token)).toBe('open');
    expect((await reader.confirm(token)).status).toBe(200);
    expect(await reader.staffSee()).toMatchObject([{ state: 'confirmed', bouncedAt: null }]);
    expect(await reader.look(token)).toBe('confirmed');
  });

  test('an address is asked five times in an hour at most, and the answer says nothing of it', async () => {
    const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const answers = [];
    for (let minute = 0; minute < 7; minute += 1) {
      const answer = await strict.app.inject({
        method: 'POST',
        url: '/api/v1/subscribe',
        remoteAddress: `198.51.100.${minute}`,
        payload: { email: READER },
      });
      answers.push(answer.body);
    }
    const queued = await strict.db.selectFrom('outbox').select('id').execute();
    await strict.close();
    expect(new Set(answers).size).toBe(1);
    expect(queued).toHaveLength(5);
  });

  test('a link works for 30 days, a garbled one never, and both say what to do', async () => {
    site.setClock(NOON);
    await reader.subscribe();
    const { token } = await reader.readMail();
    site.setClock(daysLater(30).toISOString());
    expect(await reader.look(token)).toBe('expired');
    const { status, body } = await reader.confirm(token);
    expect([status, body.message]).toEqual([400, 'This link has expired. Please subscribe again.']);
    for (const garbled of [token.slice(0, 20), `${token}x`, 'x', '%00', 'x'.repeat(400)])
      expect(await reader.look(garbled)).toBe('unknown');
    // In the mail's text a sentence goes on behind the link, and may be copied along with it.
    for (const behind of [')', ').', '>', ' '])
      expect(await reader.look(`${token}${encodeURIComponent(behind)}`)).toBe('expired');
    expect((await reader.confirm('x')).body.message).toBe('This link is not known. Please subscribe again.');
    expect(await reader.row()).toMatchObject({ state: 'pending' });
  });

  test('pressed ten times at the same moment it confirms once', async () => {
    await reader.subscribe();
    const { token } = await reader.readMail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => reader.confirm(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await site.db.selectFrom('consents').select('id').execute()).toHaveLength(2);
  });
});

describe('leaving', () => {
  test('one press leaves, twice is the same as once, and the link works for ever', async () => {
    site.setClock(NOON);
    const token = await reader.join();
    site.setClock(daysLater(4_000).toISOString());
    const { data } = { data: await reader.lookAtLeaving(token) };
    expect(data).toEqual({ state: 'confirmed', email: READER, hasReason: false });
    for (const _ of [1, 2]) expect((await reader.leave(token)).status).toBe(200);
    expect(await reader.row()).toMatchObject({
      state: 'left',
      left_at: daysLater(4_000).toISOString(),
      left_by_issue: null,
    });
  });

  test('a link that is nobody’s answers the same: there is nothing to leave', async () => {
    expect((await reader.leave('nobody')).status).toBe(200);
    expect((await reader.stay('nobody')).status).toBe(404);
  });

  test('why, if they like, and staff read it', async () => {
    const token = await reader.join();
    expect((await site.post(`/newsletter/leave/${token}/reason`, { body: { reason: 'often' } })).status).toBe(
      404,
    );
    await reader.leave(token);
    const body = { reason: 'often', text: ' Once a month\nwould do. ' };
    expect((await site.post(`/newsletter/leave/${token}/reason`, { body })).status).toBe(200);
    expect(await reader.staffSee('?state=left')).toMatchObject([
      { leaveReason: 'It comes too often', leaveText: 'Once a month\nwould do.' },
    ]);
    const wrong = await site.post(`/newsletter/leave/${token}/reason`, { body: { reason: 'because' } });
    expect(wrong.body.fields).toEqual({ reason: 'Choose one of the reasons.' });
    const long = await site.post(`/newsletter/leave/${token}/reason`, { body: { text: 'x'.repeat(1_001) } });
    expect(long.body.fields).toEqual({ text: 'Keep this to 1000 characters at most.' });
  });

  test('it was a mistake: one press, and all is as before', async () => {
    const token = await reader.join();
    await reader.leave(token);
    await site.post(`/newsletter/leave/${token}/reason`, { body: { reason: 'other', text: 'Oh.' } });
    expect((await reader.stay(token)).status).toBe(200);
    expect(await reader.row()).toMatchObject({
      state: 'confirmed',
      left_at: null,
      leave_reason: null,
      leave_text: null,
    });
    expect(await site.db.selectFrom('consents').select('id').execute()).toHaveLength(3);
  });

  test('a reader who left and subscribes again is asked again, and stays away until the button is pressed', async () => {
    const token = await reader.join();
    await reader.leave(token);
    await reader.subscribe();
    expect(await reader.mails()).toHaveLength(2);
    expect(await reader.row()).toMatchObject({ state: 'left' });
    const links = await reader.readMail();
    expect(links.leave).toBe(token);
    await reader.confirm(links.token);
    expect(await reader.row()).toMatchObject({ state: 'confirmed', left_at: null });
  });

  test('an older mail that was never used does not bring back who left', async () => {
    await reader.subscribe();
    const older = await reader.readMail();
    const token = await reader.join();
    await reader.leave(token);
    expect(await reader.look(older.token)).toBe('used');
    expect((await reader.confirm(older.token)).status).toBe(400);
    expect(await reader.row()).toMatchObject({ state: 'left' });
  });
});
