import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ContactMessageDetail } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEnquiry } from '../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { MailDetail } from '../../../contracts/mail/manage-mail.contract.ts';
import { bounceSample } from '../../../tests/support/bounces/bounce-sample.ts';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { contactBodyOf, enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { markUnreachable } from '../../mail/unreachable.queries.ts';
import { handleBounce } from '../bounces/handle-bounce.ts';
import { readBounce } from '../bounces/read-bounce.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
beforeEach(async () => {
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

let sent = 0;
async function sendEnquiry() {
  sent += 1;
  const userEmail = `traveller-${sent}@example.com`;
  const body = { ...enquiryBodyOf(), userEmail };
  const answer = await site.post<{ _id: string }>('/booking', { as: staff, body });
  expect(answer.status).toBe(200);
  return { id: answer.body.data._id, email: userEmail };
}

const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as: staff })).body.data;

async function findOutUnreachable(email: string) {
  const found = { email, found_by: 'delivery' as const, reason: '550 No such user', mail_id: null };
  await markUnreachable(site.db, { ...found, found_at: '2026-05-01T10:00:00.000Z' });
}

test('beside an enquiry stand its mails: the receipt, the notice to us, and the reply', async () => {
  const { id, email } = await sendEnquiry();
  const reply = { subject: 'Your trip', text: 'Yes.' };
  await site.post(`/manage/bookings/${id}/reply`, { as: staff, body: reply });
  const { mails } = await detailOf(id);
  const kinds = mails.mails.map(({ kind, state }) => [kind, state]);
  expect(kinds).toContainEqual(['enquiry-received', 'waiting']);
  expect(kinds).toContainEqual(['enquiry-notice', 'waiting']);
  expect(kinds).toContainEqual(['enquiry-reply', 'waiting']);
  expect(mails.mails.find(({ kind }) => kind === 'enquiry-received')?.recipient).toBe(email);
  // That a notice reached us says nothing of whether the traveller was reached.
  const toUs = mails.mails.filter(({ isToUs }) => isToUs).map(({ kind }) => kind);
  expect(new Set(toUs)).toEqual(new Set(['enquiry-notice']));
  expect(mails.unreachable).toBeNull();
});

test('an enquiry whose address does not work says so, in the list as well', async () => {
  const { id, email } = await sendEnquiry();
  const other = await sendEnquiry();
  await findOutUnreachable(email);
  expect((await detailOf(id)).mails.unreachable).toMatchObject({ reason: '550 No such user' });
  const list = (await site.get<DeskEnquiry[]>('/manage/bookings', { as: staff })).body.data;
  const marks = new Map(list.map(({ _id, isUnreachable }) => [_id, isUnreachable]));
  expect(marks.get(id)).toBe(true);
  expect(marks.get(other.id)).toBe(false);
});

test('the mails of an enquiry that was merged into another stand beside that one', async () => {
  const [one, other] = [await sendEnquiry(), await sendEnquiry()];
  const body = { otherId: other.id };
  const merged = await site.post(`/manage/bookings/${one.id}/merge`, { as: staff, body });
  expect(merged.status).toBe(200);
  const { mails } = (await detailOf(one.id)).mails;
  expect(mails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([one.email, other.email]));
});

test('beside a contact message stand its mails', async () => {
  const email = 'writer@example.com';
  await site.post('/contacts/send-mail', { body: contactBodyOf({ email }) });
  const message = await site.db
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await findOutUnreachable(email);
  const { body } = await site.get<ContactMessageDetail>(`/contacts/${message.id}`, { as: staff });
  const { mails, unreachable } = body.data.mails;
  const toUs = new Map(mails.map(({ kind, isToUs }) => [kind, isToUs]));
  expect([toUs.get('contact-notice'), toUs.get('contact-received')]).toEqual([true, false]);
  expect(unreachable).toMatchObject({ reason: '550 No such user' });
});

test('what came back of a mail and nobody understands stands beside it, and on its page', async () => {
  const { id, email } = await sendEnquiry();
  const receipt = await site.db
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const raw = bounceSample('out-of-office', receipt);
  expect(await handleBounce(site.db, { raw, bounce: await readBounce(raw) }, new Date())).toBe('other');
  const told = { action: 'other', status: '', words: 'Automatic reply: We have your enquiry TT-7K3M2' };
  const { mails } = await detailOf(id);
  const beside = mails.mails.map((mail) => [mail._id, mail.cameBack]);
  expect(beside).toContainEqual([receipt.id, [expect.objectContaining(told)]]);
  expect(beside.filter(([, cameBack]) => cameBack?.length === 0)).toHaveLength(mails.mails.length - 1);
  const { body } = await site.get<MailDetail>(`/manage/mail/${receipt.id}`, { as: staff });
  expect(body.data.cameBack).toMatchObject([told]);
  expect(body.data.state).toBe('waiting');
});
