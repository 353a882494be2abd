import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../contracts/enquiries/enquiries.contract.ts';
import { makeAdmin, makeContactMessage, makeUser } from '../../tests/support/factories.ts';
import { placeholdersIn } from '../../tests/support/placeholders.ts';
import { enquiryBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { PASSWORD_RESET_MAIL } from '../features/accounts/forgotten-password/password-reset.mail.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';
import { createMailBuilder } from '../mail-builder.ts';

const STORED = '2026-11-20T06:00:00.000Z';
const TRAVELLER = 'asha@example.com';
type SentEnquiry = { as: string; id: string };

let site: TestApp;
let staff: string;

beforeEach(async () => {
  site = await buildTestApp({ withMail: true });
  await insertPlaceholders(site.db, demoSettings, new Date(STORED));
  staff = await site.signIn(await makeAdmin(site.db, { email: 'nima@agency.example', username: 'Nima' }));
});
afterEach(() => site.close());

/** What travellers get before anything else. Every other kind of mail is looked at in `mails-to-strangers.test.ts`. */
async function writeToTraveller(on: TestApp, asStaff: string): Promise<SentEnquiry> {
  const as = await on.signIn(await makeUser(on.db, { email: TRAVELLER }));
  const { body } = await on.post<Enquiry>('/booking', { as, body: enquiryBodyOf() });
  const id = body.data._id;
  const answer = { subject: 'Your trip', text: 'Hello,\n\nyes.' };
  await on.post(`/manage/bookings/${id}/reply`, { as: asStaff, body: answer });
  const message = await makeContactMessage(on.db, { email: TRAVELLER });
  await on.post(`/contacts/${message.id}/replies`, { as: asStaff, body: { reply: 'Yes.' } });
  await on.post('/auth/forgot-password', { body: { email: TRAVELLER } });
  return { as, id };
}

async function mailsToTraveller() {
  const mails = () => site.mailbox.mails.filter((mail) => mail.recipients.includes(TRAVELLER));
  await expect.poll(() => mails().length).toBe(4);
  return mails();
}

const calendarOf = async ({ as, id }: SentEnquiry, on: TestApp) =>
  String((await on.get(`/booking/${id}/calendar`, { as })).body).replaceAll('\r\n ', '');

test('no placeholder leaves in a mail, a calendar file or what is written for machines', async () => {
  const enquiry = await writeToTraveller(site, staff);
  const files = ['/sitemap.xml', '/robots.txt', '/site.webmanifest'];
  const sent = [
    ...(await mailsToTraveller()).map((mail) => JSON.stringify(mail)),
    await calendarOf(enquiry, site),
    ...(await Promise.all(files.map(async (path) => (await site.app.inject(path)).body))),
  ];
  expect(sent).toHaveLength(8);
  for (const text of sent) expect(placeholdersIn(text)).toEqual([]);
});

test('without them the texts end as if there were nothing to say', async () => {
  const enquiry = await writeToTraveller(site, staff);
  const mails = await mailsToTraveller();
  const signatureOf = (subject: string) => {
    const { text = '' } = mails.find((mail) => mail.subject?.startsWith(subject)) ?? {};
    return text.split('\n-- \n')[1]?.split('\n\n')[0];
  };
  for (const subject of ['We have your enquiry', 'Your trip', 'Your message to'])
    expect(signatureOf(subject)).toBe('Teesta Trails');
  expect(await calendarOf(enquiry, site)).toMatch(/\nDESCRIPTION:Enquiry TT-\w{5} for 3 people\.\r\n/);
});

test('what staff have set is in all of them, also in a mail that waits', async () => {
  const quiet = await buildTestApp();
  await insertPlaceholders(quiet.db, demoSettings, new Date(STORED));
  const asStaff = await quiet.signIn(await makeAdmin(quiet.db));
  const enquiry = await writeToTraveller(quiet, asStaff);
  const body = { basedOn: STORED, phones: ['+91 353 243 1234'], email: 'office@agency.example' };
  expect((await quiet.put('/settings', { as: asStaff, body })).status).toBe(200);

  const build = createMailBuilder(quiet.deps, SITE_URL);
  const waiting = await quiet.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', TRAVELLER)
    .where('kind', '!=', PASSWORD_RESET_MAIL)
    .execute();
  const mails = await Promise.all(waiting.map((row) => build(row, { isPreview: false })));
  const calendar = await calendarOf(enquiry, quiet);
  await quiet.close();

  expect(mails).toHaveLength(3);
  for (const mail of mails) {
    expect(mail?.text).toContain('Teesta Trails\n+91 353 243 1234');
    expect(mail?.replyTo).toBe('office@agency.example');
  }
  expect(calendar).toContain('\\nCall +91 353 243 1234');
});
