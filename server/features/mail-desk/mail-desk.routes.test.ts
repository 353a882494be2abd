// @module-tag dialect
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListedMail, MailDetail } from '../../../contracts/mail/manage-mail.contract.ts';
import { makeAdmin, makeContactMessage, makeEnquiry, makeUser } from '../../../tests/support/factories.ts';
import {
  at,
  CANCELLED,
  FAILED,
  makeMail as makeStoredMail,
  SENT,
} from '../../../tests/support/made-mails.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import { storeContent } from '../../mail/mail-content.ts';
import { markUnreachable } from '../../mail/unreachable.queries.ts';

const NOW = at(0);

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Pema' }));
});
beforeEach(async () => {
  site.setClock(NOW);
  staff = await site.signIn(await makeAdmin(site.db));
});
afterEach(async () => {
  for (const table of ['outbox', 'mail_trouble', 'unreachable_addresses', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});
afterAll(() => site.close());

const makeMail = (given?: Partial<OutboxRow>) => makeStoredMail(site.db, given);
const list = async (query = '') => (await site.get<ListedMail[]>(`/manage/mail${query}`, { as: staff })).body;
const idsOf = async (query: string) => (await list(query)).data.map(({ _id }) => _id);
const detail = async (id: string) =>
  (await site.get<MailDetail>(`/manage/mail/${id}`, { as: staff })).body.data;

describe('the list of mails', () => {
  test('tells of each how far it has come', async () => {
    const states: [Partial<OutboxRow>, Partial<ListedMail>][] = [
      [{}, { state: 'waiting', at: null }],
      [{ claimed_until: at(1), claimed_by: 'a', attempts: 1 }, { state: 'sending' }],
      [
        { next_attempt_at: at(3), last_error: '451 Later', attempts: 2 },
        { state: 'retrying', at: at(3), reason: '451 Later', tries: 2 },
      ],
      [{ held_at: at(-1) }, { state: 'held' }],
      [SENT, { state: 'sent', at: at(-5), reason: null }],
      [{ ...SENT, server_answer: 'Written to the file x.eml: no SMTP_URL is set.' }, { state: 'written' }],
      [FAILED, { state: 'failed', at: at(-5), reason: '550 No such user' }],
      [CANCELLED, { state: 'cancelled' }],
    ];
    for (const [place, [given]] of states.entries())
      await makeMail({ created_at: at(-60 + place), ...given });
    const { data } = await list();
    expect(data.toReversed()).toMatchObject(states.map(([, told]) => told));
  });

  test('pages through those of the same moment without losing one', async () => {
    const made = new Set(await Promise.all(Array.from({ length: 7 }, () => makeMail())));
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(`?limit=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(made);
  });

  test('is narrowed to a state and to a kind', async () => {
    const waiting = await makeMail({ kind: 'enquiry-received', created_at: at(-1) });
    const retrying = await makeMail({ last_error: '451', created_at: at(-2) });
    const sent = await makeMail({ ...SENT, created_at: at(-3) });
    const failed = await makeMail({ ...FAILED, created_at: at(-4) });
    const cancelled = await makeMail({ ...CANCELLED, kind: 'enquiry-received', created_at: at(-5) });
    expect(await idsOf('?state=waiting')).toEqual([waiting, retrying]);
    expect(await idsOf('?state=retrying')).toEqual([retrying]);
    expect(await idsOf('?state=sent')).toEqual([sent]);
    expect(await idsOf('?state=failed')).toEqual([failed]);
    expect(await idsOf('?state=cancelled')).toEqual([cancelled]);
    expect(await idsOf('?kind=enquiry-received')).toEqual([waiting, cancelled]);
    expect(await idsOf('?kind=enquiry-received&state=cancelled')).toEqual([cancelled]);
    expect((await site.get('/manage/mail?state=lost', { as: staff })).status).toBe(400);
  });

  test('finds a recipient by the beginning of the address, over pages', async () => {
    const rai = await makeMail({ recipient: 'asha.rai@example.com' });
    const lama = await makeMail({ recipient: 'asha.lama@example.com' });
    const lamaAgain = await makeMail({ recipient: 'asha.lama@example.com', created_at: at(1) });
    await makeMail({ recipient: 'bina@example.com' });
    await makeMail({ recipient: 'tasha.rai@example.com' });
    expect(await idsOf('?q=Asha.')).toEqual(
      [rai, lamaAgain, lama].toSorted((a, b) => sortOf(b).localeCompare(sortOf(a))),
    );
    const first = await list('?q=asha&limit=2');
    const second = await list(`?q=asha&limit=2&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(await idsOf('?q=asha'));
    expect(await idsOf('?q=bina%40example.com')).toHaveLength(1);
    expect(await idsOf('?q=100%25_')).toEqual([]);

    function sortOf(id: string) {
      return `${id === rai ? 'b' : 'a'}${id}`;
    }
  });

  test('says what each tells of, by reference or name', async () => {
    const enquiry = await makeEnquiry(site.db);
    const message = await makeContactMessage(site.db, { name: 'Bina Lama' });
    const user = await makeUser(site.db, { username: 'Karma' });
    await makeMail({ about_kind: 'booking', about_id: enquiry.id, created_at: at(-1) });
    await makeMail({ about_kind: 'message', about_id: message.id, created_at: at(-2) });
    await makeMail({ about_kind: 'user', about_id: user.id, created_at: at(-3) });
    await makeMail({ about_kind: 'issue', about_id: 'gone', created_at: at(-4) });
    expect((await list()).data.map(({ about }) => [about.kind, about.label])).toEqual([
      ['booking', enquiry.reference],
      ['message', 'Bina Lama'],
      ['user', 'Karma'],
      ['issue', null],
    ]);
  });
});

describe('a mail', () => {
  test('that was sent is shown as it went out, with the server’s answer', async () => {
    const content = storeContent({ subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' });
    const id = await makeMail({ ...SENT, content });
    expect(await detail(id)).toMatchObject({
      state: 'sent',
      subject: 'Hello',
      answer: '250 2.0.0 OK',
      preview: { is: 'as sent', subject: 'Hello', text: 'Hi', html: '<p>Hi</p>' },
    });
  });

  test('that waits is shown as it would go out, and lets nobody in', async () => {
    const user = await makeUser(site.db);
    await site.post('/auth/forgot-password', { body: { email: user.email } });
    const [id = ''] = await idsOf(`?q=${encodeURIComponent(user.email)}`);
    const { preview } = await detail(id);
    expect(preview).toMatchObject({
      is: 'as it would be',
      subject: expect.stringMatching(/^Reset your password/),
    });
    const resets = await site.db.selectFrom('password_resets').selectAll().execute();
    expect(resets).toMatchObject([{ token_hash: null }]);
    // Whatever stands in the place of the token opens nothing.
    const html = preview.is === 'none' ? '' : preview.html;
    const token = /reset-password\/([^"<\s]*)/.exec(html)?.[1];
    const answer = await site.post(`/auth/reset-password/${token}`, {
      body: { newPassword: 'a long walk in the hills', password: 'a long walk in the hills' },
    });
    expect([400, 404]).toContain(answer.status);
    expect(
      await site.db.selectFrom('users').select('password_hash').where('id', '=', user.id).execute(),
    ).toEqual([{ password_hash: user.password_hash }]);
  });

  test('that cannot be made says why', async () => {
    const id = await makeMail({ kind: 'of-yesterday' });
    expect((await detail(id)).preview).toMatchObject({
      is: 'none',
      reason: expect.stringContaining('of-yesterday'),
    });
  });

  test('to an address that does not work says so', async () => {
    const id = await makeMail(FAILED);
    const found = { email: 'asha@example.com', found_by: 'delivery' as const, reason: '550 No such user' };
    await markUnreachable(site.db, { ...found, mail_id: id, found_at: at(-5) });
    expect((await detail(id)).unreachable).toEqual({
      email: 'asha@example.com',
      reason: '550 No such user',
      foundAt: at(-5),
    });
  });

  test('that is not there is not found', async () => {
    expect((await site.get('/manage/mail/nowhere', { as: staff })).status).toBe(404);
    expect((await site.put('/manage/mail/nowhere/cancelled', { as: staff })).status).toBe(404);
    const again = await site.post('/manage/mail/nowhere/again', {
      as: staff,
      body: { isKnownAsSent: true },
    });
    expect(again.status).toBe(404);
  });
});
