import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import { dayAfter, dayOf, startOfDay } from '../../contracts/india-time.ts';
import type { IssueDetail } from '../../contracts/newsletter/issues.contract.ts';
import {
  changeEnquiryRow,
  makeAdmin,
  makeOwner,
  makeSubscriber,
  makeTour,
  PASSWORD as TEST_PASSWORD,
} from '../../tests/support/factories.ts';
import { moneyDesk } from '../../tests/support/money-desk.ts';
import { placeholdersIn } from '../../tests/support/placeholders.ts';
import { quoteDesk } from '../../tests/support/quote-desk.ts';
import { contactBodyOf, enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { setUpSecondFactor } from '../../tests/support/second-factor.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import type { BookingRow } from '../db/schema.ts';
import { queuePaymentReminders } from '../features/enquiries/money/payment-reminder.mail.ts';
import { queueMorningMails } from '../features/morning/morning.mail.ts';
import { sendIssues } from '../features/newsletter/send-issues.ts';
import { replaceRoadsOfTour } from '../features/roads/roads.queries.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { MAIL_KINDS } from '../mail-builder.ts';

const OWNER = 'owner@agency.example';
/** Addresses of people who never asked for anything. */
const VICTIM = 'victim@elsewhere.example';
const OTHER_VICTIM = 'other@elsewhere.example';
const PASSWORD = 'long enough';
/** A word that stands in everything that a stranger can type, and digits for what takes only those. */
const WORD = 'winabigprize';
const DIGITS = '9876512340';
const MARKS = [WORD, DIGITS];
const typed = (what: string) => `${what} ${WORD} at https://${WORD}.example`;

let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp({ withMail: true });
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db, { email: OWNER, username: 'Nima' }));
});
afterAll(() => site.close());

async function done<T>(sending: Promise<{ status: number; body: { data: T } }>): Promise<T> {
  const { status, body } = await sending;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body.data;
}

/** An account in somebody else's name: nobody proves an address by registering with it. */
async function registerAs(email: string): Promise<string> {
  await done(site.post('/auth/register', { body: { email, username: typed('Name'), password: PASSWORD } }));
  const { body } = await site.post('/auth/login', { body: { email, password: PASSWORD } });
  return body.token ?? '';
}

async function askForResetLinks(email: string): Promise<void> {
  await done(site.post('/auth/forgot-password', { body: { email } }));
  const tokenIn = (text = '') => new RegExp(`${SITE_URL}/reset-password/([\\w-]+)`).exec(text)?.[1];
  const token = await vi.waitUntil(
    () => site.mailbox.mails.map(({ text }) => tokenIn(text)).find((found) => found),
    { timeout: 20_000 },
  );
  site.setClock(new Date(Date.now() + 60_000).toISOString());
  await done(site.post('/auth/resend-reset-link', { body: { token } }));
}

async function enquire(as: string, given: Record<string, unknown>): Promise<Enquiry> {
  const body = enquiryBodyOf({ userEmail: VICTIM, fullName: typed('Name'), phone: DIGITS, ...given });
  const enquiry = await done(site.post<Enquiry>('/booking', { as, body }));
  const rescue = { from: 'spam', to: 'new' };
  await done(site.put(`/manage/bookings/${enquiry._id}/status`, { as: staff, body: rescue }));
  return enquiry;
}

async function writeThroughContactForm(): Promise<string> {
  const [name, message] = [typed('Name'), typed('Message')];
  await done(
    site.post('/contacts/send-mail', {
      body: contactBodyOf({ email: VICTIM, name, message, mobile: DIGITS }),
    }),
  );
  // It is worded like spam; staff say that it is none, so that its mails go out.
  const [received] = await done(site.get<{ _id: string }[]>('/contacts?status=spam', { as: staff }));
  await done(site.delete(`/contacts/${received?._id}/spam`, { as: staff }));
  return received?._id ?? '';
}

const idOfReview = async () =>
  (await site.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow()).id;

async function moderate(path: string): Promise<void> {
  await done(site.put(path, { as: staff, body: { tellWriter: true } }));
  await mailed('review-hidden');
  await done(site.delete(path, { as: staff }));
}

const mailed = (kind: string) =>
  expect
    .poll(() => site.db.selectFrom('outbox').select('sent_at').where('kind', '=', kind).executeTakeFirst(), {
      timeout: 20_000,
    })
    .toMatchObject({ sent_at: expect.any(String) });

/** A member of staff, in one browser and then in another. */
async function signInElsewhere(): Promise<void> {
  const { email } = await makeAdmin(site.db, { username: 'Dawa' });
  for (const _browser of ['one', 'another'])
    await done(site.post('/auth/login', { body: { email, password: TEST_PASSWORD } }));
}

async function inviteAndOffer(): Promise<void> {
  const as = await site.signIn(await makeOwner(site.db, { username: 'Tenzing' }));
  const invited = { username: 'Karma', email: 'karma@elsewhere.example', staffRole: 'agent' };
  await done(site.post('/staff/invitations', { as, body: invited }));
  const { id } = await makeAdmin(site.db, { username: 'Lhamo' });
  const body = { password: TEST_PASSWORD, giverStays: true };
  await done(site.post(`/users/${id}/ownership-offer`, { as, body }));
}

async function tellOfMorning(): Promise<void> {
  const morning = new Date(startOfDay(dayAfter(dayOf(new Date()), 1)));
  morning.setTime(morning.getTime() + 8 * 3_600_000);
  site.setClock(morning.toISOString());
  expect(await queueMorningMails(site.db, morning)).toBeGreaterThan(0);
  site.deps.wakeMail();
}

/** By which the trip goes that is confirmed with this. */
async function tellOfRoad(tourId: string, enquiryId: string): Promise<void> {
  await site.db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', enquiryId).execute();
  const body = { name: 'Gangtok to Nathula', state: 'closed', source: 'Traffic police' };
  const road = await done(site.post<{ _id: string }>('/manage/roads', { as: staff, body }));
  await replaceRoadsOfTour(site.db, tourId, [road._id]);
  const { told } = await done(site.post<{ told: number }>(`/manage/roads/${road._id}/news`, { as: staff }));
  expect(told).toBe(1);
}

/** Sold, accepted by its link, and paid half of. */
async function sellTrip(as: string, tourName: string): Promise<void> {
  const today = dayOf(new Date());
  const { _id: id } = await enquire(as, {
    ...{ tourName, userEmail: OTHER_VICTIM, bookAt: dayAfter(today, 40) },
  });
  const sold = { id } as BookingRow;
  const { token } = await quoteDesk(site, staff).sent(sold);
  await done(quoteDesk(site, staff).accept(token));
  await moneyDesk(site, staff).pay(sold, 1_000, { paidOn: today });
  await mailed('money-document');
}

/** Seven days before the rest is due. */
async function remindOfPayment(): Promise<void> {
  const later = new Date(startOfDay(dayAfter(dayOf(new Date()), 3)));
  later.setTime(later.getTime() + 10 * 3_600_000);
  site.setClock(later.toISOString());
  expect(await queuePaymentReminders(site.db, later)).toBeGreaterThan(0);
  site.deps.wakeMail();
  await mailed('payment-reminder');
}

test('no mail to a stranger’s address has a word typed by the person who made the site send it', async () => {
  const tour = await makeTour(site.db);
  const as = await registerAs(VICTIM);
  await askForResetLinks(VICTIM);
  const enquiry = await enquire(as, { tourName: typed('Tour') });
  await enquire(as, { tourName: tour.title, userEmail: OTHER_VICTIM });
  const bookAt = dayAfter(dayOf(new Date()), 3);
  const soon = await enquire(as, { tourName: tour.title, userEmail: OTHER_VICTIM, bookAt });
  await done(site.post(`/review/${tour.id}`, { as, body: { reviewText: typed('Review'), rating: 1 } }));
  await done(site.post('/subscribe', { body: { email: OTHER_VICTIM } }));
  await makeSubscriber(site.db, { email: VICTIM });
  await done(site.post('/manage/subscribers/ask', { as: staff }));
  // What staff write goes to who confirmed.
  await makeSubscriber(site.db, { email: 'reader@elsewhere.example', state: 'confirmed' });
  const issue = { subject: 'Passes', body: 'They are open.' };
  await done(site.post('/manage/newsletter/test', { as: staff, body: issue }));
  const written = await done(site.post<IssueDetail>('/manage/newsletter/issues', { as: staff, body: issue }));
  const path = `/manage/newsletter/issues/${written._id}/send`;
  await done(site.post(path, { as: staff, body: { version: written.version } }));
  await sendIssues({ ...site.deps, siteUrl: SITE_URL });
  // Staff write to whom they choose; what they write goes out, and no word of the stranger's with it.
  const message = await writeThroughContactForm();
  await done(site.post(`/contacts/${message}/replies`, { as: staff, body: { reply: 'Who are you?' } }));
  const answer = { subject: 'Your enquiry', text: 'Hello,\n\nwho are you?' };
  await done(site.post(`/manage/bookings/${enquiry._id}/reply`, { as: staff, body: answer }));

  const step = { from: 'contacted', to: 'confirmed', tellTraveller: true };
  await done(site.put(`/manage/bookings/${enquiry._id}/status`, { as: staff, body: step }));
  await sellTrip(as, tour.title);
  await tellOfRoad(tour.id, soon._id);
  await changeEnquiryRow(site.db, soon._id, { book_at: dayAfter(bookAt, -30) });
  const travelled = { from: 'confirmed', to: 'completed' };
  await done(site.put(`/manage/bookings/${soon._id}/status`, { as: staff, body: travelled }));
  await mailed('review-invitation');
  // It is worded like spam, and waits hidden: staff show it, and think better of it.
  await done(site.delete(`/review/${await idOfReview()}/hidden`, { as: staff }));
  await moderate(`/review/${await idOfReview()}/hidden`);
  await done(site.get('/account/data', { as }));
  await done(
    site.post('/account/password', {
      as,
      body: { currentPassword: PASSWORD, newPassword: `${PASSWORD} and longer` },
    }),
  );
  await signInElsewhere();
  await setUpSecondFactor(site, await site.signIn(await makeAdmin(site.db, { username: 'Pema' })));

  await inviteAndOffer();

  await remindOfPayment();
  await tellOfMorning();
  // That the review is shown was overtaken by its hiding, and is told to nobody.
  const waiting = site.db.selectFrom('outbox').select('id').where('next_attempt_at', 'is not', null);
  await expect.poll(() => waiting.execute()).toEqual([]);
  const sent = await site.db.selectFrom('outbox').select(['kind', 'payload', 'recipient']).execute();
  // A new kind of mail belongs into this test.
  expect([...new Set(sent.map(({ kind }) => kind))].sort()).toEqual([...MAIL_KINDS].sort());

  // Nor what stands in for the agency's own words, which staff have not set.
  const readable = site.mailbox.mails.map(({ text, html, subject, headers, attachments }) =>
    JSON.stringify([text, html, subject, headers, attachments.map(({ content }) => textOf(content))]),
  );
  expect(readable.flatMap(placeholdersIn)).toEqual([]);

  const told = site.mailbox.mails.map((mail) => ({ to: mail.recipients, mail }));
  const stored = sent.map((mail) => ({ to: [mail.recipient], mail }));
  const marked = [...told, ...stored].filter(({ mail }) => MARKS.some((mark) => has(mail, mark)));
  expect(marked.filter(({ to }) => to.join() !== OWNER)).toEqual([]);
  for (const mark of MARKS) expect(marked.some(({ mail }) => has(mail, mark))).toBe(true);
});

/** Of a calendar file, with the folds of its long lines undone. */
function textOf(content: string | ArrayBuffer | Uint8Array): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll('\r\n ', '');
}

const has = (mail: object, mark: string) => JSON.stringify(mail).includes(mark);
