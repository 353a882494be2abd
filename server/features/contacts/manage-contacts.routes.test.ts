// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  ContactMessage,
  ContactMessageDetail,
} from '../../../contracts/contacts/manage-contacts.contract.ts';
import { makeAdmin, makeContactMessage } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { contactBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ISO_TIME } from '../../../tests/support/value-shapes.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { UserRow } from '../../db/schema.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

let site: TestApp;
let staff: string;
let me: UserRow;

beforeAll(async () => {
  site = await buildTestApp({ withMail: true });
  await insertPlaceholders(site.db, demoSettings, new Date());
  me = await makeAdmin(site.db, { username: 'Nima' });
  staff = await site.signIn(me);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['contact_messages', 'outbox', 'search_words', 'audit_log'] as const)
    await site.db.deleteFrom(table).execute();
});

async function list(query = ''): Promise<string[]> {
  const { status, body } = await site.get<ContactMessage[]>(`/contacts${query}`, { as: staff });
  expect(status).toBe(200);
  return body.data.map((message) => message._id);
}
const detail = async (id: string) =>
  (await site.get<ContactMessageDetail>(`/contacts/${id}`, { as: staff })).body.data;
const reply = (id: string, body: unknown, headers = {}) =>
  site.post(`/contacts/${id}/replies`, { as: staff, body, headers });
const history = () => site.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const replies = () => site.db.selectFrom('contact_replies').selectAll().execute();

describe('the list of messages', () => {
  test('has what was written, the newest first, page by page', async () => {
    const created_at = '2026-11-20T06:00:00.000Z';
    for (let number = 0; number < 4; number += 1) await makeContactMessage(site.db, { created_at });
    const newest = await makeContactMessage(site.db, { name: 'Bina' });
    const { body } = await site.get<ContactMessage[]>('/contacts', { as: staff });
    expect(body.data[0]).toEqual({
      _id: newest.id,
      reference: `M-${newest.id.slice(-6).toUpperCase()}`,
      name: 'Bina',
      email: newest.email,
      mobile: newest.mobile,
      tourType: 'Family',
      message: newest.message,
      createdAt: newest.created_at,
      doneAt: null,
      repliedAt: null,
      spam: null,
      owner: null,
      ...{ nextActionOn: null, nextActionWords: '', nextActionFor: null, actionAge: null },
      replyAge: 'fresh',
      phone: '+919800000000',
      enquiry: null,
    });
    const pages = await readPages<ContactMessage>(site, '/contacts', { limit: 2, as: staff });
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(body.data);
  });

  test('is filtered and searched', async () => {
    await site.post('/contacts/send-mail', { body: contactBodyOf({ name: 'Émile Tamang' }) });
    const done = await makeContactMessage(site.db, { done_at: '2026-11-20T06:00:00.000Z', name: 'Pema' });
    const [open] = await list('?status=open');
    expect(await list('?status=done')).toEqual([done.id]);
    for (const typed of ['emile', 'gurudong open', '98320 12345', '12345', 'bina@example'])
      expect(await list(`?status=open&q=${encodeURIComponent(typed)}`)).toEqual([open]);
    expect(await list('?q=pema&status=open')).toEqual([]);
    expect(await list('?q=!')).toEqual([]);
  });

  test('shows one’s own, nobody’s or a colleague’s; and what is due comes by its day, page by page', async () => {
    const colleague = await makeAdmin(site.db);
    const mine = await makeContactMessage(site.db, { owner_id: me.id, next_action_on: '2026-11-03' });
    const theirs = await makeContactMessage(site.db, {
      owner_id: colleague.id,
      next_action_on: '2026-11-02',
    });
    const nobodys = await makeContactMessage(site.db, { next_action_on: '2026-11-01' });
    const done = await makeContactMessage(site.db, { owner_id: me.id, done_at: '2026-11-20T06:00:00.000Z' });
    expect(await list('?owner=me')).toEqual([done.id, mine.id]);
    expect(await list('?owner=me&status=open')).toEqual([mine.id]);
    expect(await list('?owner=nobody')).toEqual([nobodys.id]);
    expect(await list(`?owner=${colleague.id}`)).toEqual([theirs.id]);
    expect(await list('?needs=my-due')).toEqual([mine.id]);
    const pages = await readPages<ContactMessage>(site, '/contacts', {
      limit: 2,
      as: staff,
      query: '&needs=due',
    });
    expect(pages.map((page) => page.map(({ _id }) => _id))).toEqual([[nobodys.id, theirs.id], [mine.id]]);
    const refused = await site.get('/contacts?needs=sleep', { as: staff });
    expect(refused.body.fields).toEqual({ needs: 'Ask for unanswered, due, my-due.' });
  });

  test('is searched by the reference in the subject of a mail, as it was copied', async () => {
    await site.post('/contacts/send-mail', { body: contactBodyOf({}) });
    const [id = ''] = await list();
    await makeContactMessage(site.db, { message: 'It was M and F09C57.' });
    const end = id.slice(-6);
    for (const typed of [`[M-${end.toUpperCase()}]`, `M-${end}`, ` m-${end} `])
      expect(await list(`?q=${encodeURIComponent(typed)}`)).toEqual([id]);
    expect(await list(`?q=M-${end}0`)).toEqual([]);
  });

  test('names every wrong filter', async () => {
    const { status, body } = await site.get('/contacts?status=new&limit=0', { as: staff });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      status: 'status must be open, done or spam.',
      limit: 'limit must be at least 1.',
    });
  });
});

describe('a reply', () => {
  test('goes out by mail, and the message tells how far it got', async () => {
    const message = await makeContactMessage(site.db, {
      name: 'Bina Lama',
      email: 'bina@hills.example',
      created_at: '2026-11-20T18:31:00.000Z',
    });
    const written = 'Dear Bina,\n\nfrom mid-March.\nBring <warm> clothes.';
    const { status, body } = await reply(message.id, { reply: written });
    expect(status).toBe(200);
    expect(body.message).toBe('Your reply is on its way.');

    const mail = await site.mailbox.waitForMail('bina@hills.example');
    expect(mail.subject).toMatch(/^Your message to Teesta Trails \[M-[\dA-F]{6}\]$/);
    const said = `${written}\n\nNima, Teesta Trails\n\nYou wrote to us on Sat, 21 Nov 2026.\n\n-- \nTeesta Trails\n`;
    expect(mail.text?.startsWith(said)).toBe(true);
    expect(mail.html).not.toContain('<warm>');

    await expect.poll(async () => (await detail(message.id)).replies[0]?.delivery.state).toBe('sent');
    expect(await detail(message.id)).toMatchObject({
      doneAt: null,
      repliedAt: expect.stringMatching(ISO_TIME),
      replies: [{ reply: written, writtenBy: 'Nima' }],
    });
    expect(await history()).toMatchObject([
      { action: 'message.reply', actor_name: 'Nima', subject_label: 'from Bina Lama' },
      { action: 'message.next_action' },
    ]);
  });

  test('may be the end of the matter, and several are kept in their order', async () => {
    const { id } = await makeContactMessage(site.db);
    await reply(id, { reply: 'First.' });
    await reply(id, { reply: 'Second.', isDone: true });
    const shown = await detail(id);
    expect(shown.doneAt).toMatch(ISO_TIME);
    expect(shown.replies.map((one) => one.reply)).toEqual(['First.', 'Second.']);
  });

  test('that the mail server refuses says so', async () => {
    site.mailbox.setMood('refuse for now');
    const { id } = await makeContactMessage(site.db);
    await reply(id, { reply: 'Are you there?' });
    const delivery = async () => (await detail(id)).replies[0]?.delivery;
    await expect.poll(async () => (await delivery())?.state).toBe('retrying');
    site.mailbox.setMood('take');
    expect((await delivery())?.reason).toMatch(/\d{3}/);
    await site.db
      .updateTable('outbox')
      .set({ next_attempt_at: null, failed_at: new Date().toISOString() })
      .execute();
    expect((await delivery())?.state).toBe('failed');
    await site.db.deleteFrom('outbox').execute();
    expect(await delivery()).toEqual({ state: 'unknown', at: null, reason: null, mailId: null });
  });

  test('sent ten times at once under one key is one reply and one mail', async () => {
    const { id } = await makeContactMessage(site.db);
    const body = { reply: 'Once.' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => reply(id, body, { 'idempotency-key': `once ${id}` })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(await replies()).toHaveLength(1);
    expect(await site.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  });

  test('names every fault, and nothing is kept', async () => {
    const { id } = await makeContactMessage(site.db);
    const { status, body } = await reply(id, { reply: ' ', isDone: 'yes' });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ reply: 'Enter your reply.', isDone: 'isDone must be true or false.' });
    expect(await replies()).toEqual([]);
    expect(await history()).toEqual([]);
  });
});

test('a message is done, and open again, each once in the log', async () => {
  const { id } = await makeContactMessage(site.db);
  for (let time = 0; time < 2; time += 1) {
    const { body } = await site.put(`/contacts/${id}/done`, { as: staff });
    expect(body).toEqual({ success: true, message: 'The message is done.' });
  }
  expect((await detail(id)).doneAt).toMatch(ISO_TIME);
  const { body } = await site.delete(`/contacts/${id}/done`, { as: staff });
  expect(body.message).toBe('The message is open again.');
  expect((await detail(id)).doneAt).toBeNull();
  expect((await history()).map((row) => row.action)).toEqual(['message.done', 'message.reopen']);
});

test('a deleted message goes with its replies and words; the log keeps nothing that it said', async () => {
  const { id } = await makeContactMessage(site.db);
  await reply(id, { reply: 'Gladly.' });
  const { body } = await site.delete(`/contacts/${id}`, { as: staff });
  expect(body).toEqual({ success: true, message: 'Message deleted successfully' });
  expect(await list()).toEqual([]);
  expect(await replies()).toEqual([]);
  expect(await site.db.selectFrom('search_words').selectAll().execute()).toEqual([]);
  const deletion = (await history()).at(-1);
  expect(deletion).toMatchObject({ action: 'message.delete', subject_id: id });
  expect(deletion?.before).not.toContain('Gurudongmar');
});

test.each([
  ['get', ''],
  ['post', '/replies'],
  ['post', '/enquiry'],
  ['put', '/owner'],
  ['put', '/done'],
  ['delete', '/done'],
  ['delete', ''],
] as const)('%s %s of a message that is not there is not found', async (method, path) => {
  for (const id of ['01939d1c-0000-7000-8000-000000000000', '%00']) {
    const body = method === 'post' ? { body: { reply: 'Hello?' } } : {};
    const answer = await site[method](`/contacts/${id}${path}`, { as: staff, ...body });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('This message was not found.');
  }
});
