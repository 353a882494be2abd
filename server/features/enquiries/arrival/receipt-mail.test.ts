import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { WISHES } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { dayAfter, todayInIndia } from '../../../../contracts/india-time.ts';
import { makeAdmin, makeEnquiry, makeTour, makeUser } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { UserRow } from '../../../db/schema.ts';
import { createMailBuilder } from '../../../mail-builder.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';
import { presentFacts } from '../store/facts.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
afterAll(() => site.close());

async function newestMail(email: string, kind: string) {
  const row = await site.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  // After the moment in which undoing stops it.
  const now = () => new Date(site.deps.now().getTime() + 60_000);
  return row && createMailBuilder({ ...site.deps, now }, SITE_URL)(row, { isPreview: false });
}

async function receiptOf(user: UserRow, given: Record<string, unknown> = {}) {
  const as = await site.signIn(user);
  const body = enquiryBodyOf({
    userEmail: user.email,
    fullName: 'Asha Rai',
    tourName: 'To my uncle',
    ...given,
  });
  expect((await site.post('/booking', { as, body })).status).toBe(200);
  return newestMail(String(body.userEmail), 'enquiry-received');
}

test('a receipt greets by name and names the trip only where the address is proved to be the sender’s', async () => {
  const email_proved_at = '2026-05-01T10:00:00.000Z';
  const proved = await receiptOf(await makeUser(site.db, { email_proved_at }));
  expect(proved?.text).toMatch(/^Hello Asha Rai,\n/);
  expect(proved?.text).toContain('Tour: To my uncle');
  expect(proved?.attachments?.[0]?.content).toContain('SUMMARY:To my uncle with');

  const unproved = await receiptOf(await makeUser(site.db));
  // Proved by somebody else than who sends it.
  const victim = await makeUser(site.db, { email_proved_at });
  const others = await receiptOf(await makeUser(site.db), { userEmail: victim.email });
  for (const mail of [unproved, others]) {
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(JSON.stringify(mail)).not.toMatch(/uncle|Asha/);
  }
});

test('the notice to the agency tells what the traveller asked before: of the account, or of the proved address', async () => {
  const user = await makeUser(site.db, { email_proved_at: '2026-05-01T10:00:00.000Z' });
  const before = [
    await makeEnquiry(site.db, { user_id: user.id, reference: 'TT-AAAAA', tour_name: 'Dooars' }),
    await makeEnquiry(site.db, { user_id: null, user_email: user.email, reference: 'TT-BBBBB' }),
  ];
  await makeEnquiry(site.db, { user_id: user.id, reference: 'TT-SPAM2', status: 'spam' });
  await makeAdmin(site.db, { email: 'a@agency.example' });
  await receiptOf(user);
  const notice = await newestMail('a@agency.example', 'enquiry-notice');
  expect(notice?.text).toContain('This traveller has asked 2 times before:');
  for (const { reference, id } of before) {
    expect(notice?.text).toContain(reference);
    expect(notice?.html).toContain(`${SITE_URL}/admin/bookings/${id}`);
  }
  expect(notice?.text).not.toContain('TT-SPAM2');
});

test('for a tour of the site it works out advance and balance, and for anything else it invents none', async () => {
  site.setClock('2026-11-23T06:00:00.000Z');
  const { title } = await makeTour(site.db, {
    title: 'Lachen in May',
    price: 20_000,
    discount_price: 18_501,
  });
  const ask = async (given: Record<string, unknown>) =>
    (await receiptOf(await makeUser(site.db), given))?.text ?? '';
  const early = await ask({ tourName: title, guestSize: 3, bookAt: '2027-05-01' });
  expect(early).toContain('Price: ₹55,503 for 3 people: 3 × Adult at ₹18,501');
  expect(early).toContain('Advance: ₹27,752 (50%) to book');
  expect(early).toContain('Balance: ₹27,751 by Thu, 1 Apr 2027');
  expect(early.replaceAll('\n', ' ')).toContain(
    'before travel: more than 30 days, ask us; 30 to 15 days, 50%; 14 to 7 days, 80%; less than 7 days, 100%.',
  );
  const soon = await ask({ tourName: title, guestSize: 1, bookAt: '2026-12-20' });
  expect(soon).toContain('To be paid: ₹18,501 to book, as travel is in 30 days or less');
  expect(await ask({ tourName: 'Dooars', bookAt: '2027-05-01' })).not.toContain('₹');
  expect(early).toMatch(/Nothing to pay now\. We\s+answer\s+within\s+one\s+working\s+day\./);
  site.setClock();
});

test('a status is told where staff choose so, once, as the preview showed it', async () => {
  const staff = await site.signIn(await makeAdmin(site.db));
  const enquiry = await makeEnquiry(site.db, { status: 'contacted', tour_name: 'To my uncle' });
  const path = `/manage/bookings/${enquiry.id}`;
  const preview = await site.get<{ recipient: string; text: string }>(`${path}/status-mail?to=confirmed`, {
    as: staff,
  });
  expect(preview.body.data.recipient).toBe(enquiry.user_email);
  const change = { from: 'contacted', to: 'confirmed', tellTraveller: true };
  expect((await site.put<Enquiry>(`${path}/status`, { as: staff, body: change })).status).toBe(200);
  expect((await site.put(`${path}/status`, { as: staff, body: change })).status).toBe(200);
  const told = site.db.selectFrom('outbox').where('recipient', '=', enquiry.user_email);
  expect(await told.where('kind', '=', 'status-changed').select('id').execute()).toHaveLength(1);
  const mail = await newestMail(enquiry.user_email, 'status-changed');
  expect(mail?.text).toBe(preview.body.data.text);
  expect(mail?.subject).toBe(`Your enquiry ${enquiry.reference}: Confirmed`);
  expect(mail?.text).not.toContain('uncle');

  const silent = await makeEnquiry(site.db, { status: 'contacted', user_email: 'silent@example.com' });
  const body = { from: 'contacted', to: 'cancelled' };
  await site.put(`/manage/bookings/${silent.id}/status`, { as: staff, body });
  expect(await newestMail('silent@example.com', 'status-changed')).toBeUndefined();
});

test('a tour that nobody has named is told to no traveller, nor to their calendar', async () => {
  const staff = await site.signIn(await makeAdmin(site.db));
  const userEmail = 'whatsapp@example.org';
  const written = { source: 'whatsapp', phone: '98320 10001', message: 'Is there room?', userEmail };
  const body = { ...written, bookAt: dayAfter(todayInIndia(), 20), sendReceipt: true };
  const { _id } = (await site.post<{ _id: string }>('/manage/bookings', { as: staff, body })).body.data;
  const change = { from: 'contacted', to: 'cancelled', tellTraveller: true };
  expect((await site.put(`/manage/bookings/${_id}/status`, { as: staff, body: change })).status).toBe(200);
  const receipt = await newestMail(userEmail, 'enquiry-received');
  for (const mail of [receipt, await newestMail(userEmail, 'status-changed')]) {
    expect(mail?.text).toContain('Date of travel:');
    expect(JSON.stringify(mail)).not.toMatch(/No tour chosen|Tour:/);
  }
  expect(receipt?.attachments?.[0]?.content).toContain(`SUMMARY:Trip with ${demoSettings.agencyName}`);
});

test('below a reply stands what staff wrote before; what the traveller asked, where the address is proved', async () => {
  const staff = await site.signIn(await makeAdmin(site.db, { username: 'Nima' }));
  const replyTwice = async (given: object) => {
    const enquiry = await makeEnquiry(site.db, { ...given, tour_name: 'To my uncle' });
    for (const text of ['First of all, hello.', 'And now the price.']) {
      const body = { subject: 'Your trip', text };
      await site.post(`/manage/bookings/${enquiry.id}/reply`, { as: staff, body });
    }
    return (await newestMail(enquiry.user_email, 'enquiry-reply'))?.text ?? '';
  };
  const user = await makeUser(site.db, { email_proved_at: '2026-05-01T10:00:00.000Z' });
  const proved = await replyTwice({ user_id: user.id, user_email: user.email });
  expect(proved).toMatch(/^And now the price\.\n[\s\S]* Nima wrote:\n\n> First of all, hello\./);
  expect(proved).toMatch(/> To my uncle, /);
  const unproved = await replyTwice({ user_email: 'nobody@example.com' });
  expect(unproved).toContain('> First of all, hello.');
  expect(unproved).not.toContain('uncle');
});

test('below a reply stands nothing that went to another address, nor another traveller’s words', async () => {
  const staff = await site.signIn(await makeAdmin(site.db, { username: 'Nima' }));
  const send = (path: string, body: object) => site.post(`/manage/bookings/${path}`, { as: staff, body });
  const user = await makeUser(site.db, { email_proved_at: '2026-05-01T10:00:00.000Z' });
  const own = {
    user_id: user.id,
    user_email: user.email,
    tour_name: 'Lakes and ridges',
    full_name: 'Asha Rai',
  };
  const enquiry = await makeEnquiry(site.db, { ...own, user_email: 'first@example.com' });
  await send(`${enquiry.id}/reply`, { subject: 'Your trip', text: 'Your room is number seven.' });
  const seen = presentFacts(enquiry);
  const facts = { ...seen, userEmail: user.email, seen };
  expect((await site.put(`/manage/bookings/${enquiry.id}/facts`, { as: staff, body: facts })).status).toBe(
    200,
  );
  const other = await makeEnquiry(site.db, {
    ...{ user_email: user.email, tour_name: 'To my uncle', full_name: 'Bina Gurung', user_id: null },
    ...{ book_at: null, travel_words: 'after my exams' },
  });
  const of = (id: string) => Object.fromEntries(WISHES.map((wish) => [wish, id]));
  expect((await send(`${enquiry.id}/merge`, { otherId: other.id, holds: of(other.id) })).status).toBe(200);
  await send(`${enquiry.id}/reply`, { subject: 'Your trip', text: 'And now the price.' });
  const text = (await newestMail(user.email, 'enquiry-reply'))?.text ?? '';
  expect(text).toMatch(/^And now the price\./);
  expect(text).not.toMatch(/room|uncle|exams|Bina/);
  expect(text).toContain('> Lakes and ridges, ');
});
