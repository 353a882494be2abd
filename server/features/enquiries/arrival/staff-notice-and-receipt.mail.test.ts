import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { makeAdmin, makeTour, makeUser } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { TRAVEL_DAY } from '../../../../tests/support/travel-day.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import { dayInMail } from '../../../mail/messages/message-parts.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';
import { ENQUIRY_NOTICE_MAIL, ENQUIRY_RECEIVED_MAIL } from './staff-notice-and-receipt.mail.ts';

const OFFICE = 'office@agency.example';
let site: TestApp;

afterEach(() => site.close());
beforeEach(async () => {
  site = await buildTestApp({ withMail: true });
  await insertPlaceholders(site.db, demoSettings, new Date());
  await makeAdmin(site.db, { email: 'first@agency.example' });
  await makeAdmin(site.db, { email: 'second@agency.example' });
});

async function enquire(given?: Record<string, unknown>) {
  const as = await site.signIn(await makeUser(site.db));
  return site.post<Enquiry>('/booking', { as, body: enquiryBodyOf(given) });
}

/** As when staff have set the agency's address. */
async function setOffice(): Promise<void> {
  await site.db
    .updateTable('settings')
    .set({ value: JSON.stringify(OFFICE), is_placeholder: 0 })
    .where('name', '=', 'email')
    .execute();
}

test('enquiry and mails are stored together, before any mail goes out', async () => {
  site.mailbox.setMood('refuse for now');
  const { body } = await enquire();
  const rows = await site.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  expect(rows.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
    [ENQUIRY_NOTICE_MAIL, 'first@agency.example'],
    [ENQUIRY_NOTICE_MAIL, 'second@agency.example'],
    [ENQUIRY_RECEIVED_MAIL, 'asha@example.com'],
  ]);
  for (const row of rows) {
    expect(row.created_at).toBe(body.data.createdAt);
    expect(row.payload).toContain(body.data.reference);
  }
});

test('when the mails cannot be stored, neither is the enquiry, nor its key §V2.3.3', async () => {
  await site.db.schema.dropTable('outbox').execute();
  const as = await site.signIn(await makeUser(site.db));
  const headers = { 'idempotency-key': 'one' };
  const { status, body } = await site.post('/booking', { as, body: enquiryBodyOf(), headers });
  expect(status).toBe(500);
  expect(body.message).toBe('Something went wrong on our side. Please try again.');
  for (const table of ['bookings', 'idempotency_keys'] as const) {
    expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('every admin hears of an enquiry while the agency’s address is a placeholder', async () => {
  const { body } = await enquire({ fullName: 'Asha Rai', tourName: 'Dooars', guestSize: 4 });
  for (const admin of ['first@agency.example', 'second@agency.example']) {
    const mail = await site.mailbox.waitForMail(admin);
    expect(mail.subject).toBe(`Enquiry ${body.data.reference}: Dooars`);
    expect(mail.replyTo?.[0]?.address).toBe('asha@example.com');
    for (const fact of [
      'Asha Rai',
      '+919832012345',
      'asha@example.com',
      dayInMail(TRAVEL_DAY),
      'People: 4',
    ]) {
      expect(mail.text).toContain(fact);
    }
    expect(mail.text).toContain(`${SITE_URL}/admin/bookings`);
  }
  await site.mailbox.waitForMail('asha@example.com');
  expect(site.mailbox.mails.flatMap((mail) => mail.recipients)).not.toContain(demoSettings.email);
});

test('once it is set, the agency’s own address alone gets the notice', async () => {
  await setOffice();
  await enquire();
  const mail = await site.mailbox.waitForMail(OFFICE);
  expect(mail.replyTo?.[0]?.address).toBe('asha@example.com');
  await site.mailbox.waitForMail('asha@example.com');
  // Both are sent at the same time: whichever comes first.
  expect(site.mailbox.mails.flatMap((one) => one.recipients).sort()).toEqual(['asha@example.com', OFFICE]);
});

test('the traveller gets an acknowledgement with the reference, and an answer reaches the agency', async () => {
  await setOffice();
  const { body } = await enquire();
  const mail = await site.mailbox.waitForMail('asha@example.com');
  expect(mail.subject).toBe(`We have your enquiry ${body.data.reference}`);
  expect(mail.replyTo?.[0]?.address).toBe(OFFICE);
  expect(mail.text).toContain(
    `Reference: ${body.data.reference}\nTour: Gangtok\nDate of travel: ${dayInMail(TRAVEL_DAY)}\nPeople: 3\n`,
  );
  expect(mail.text).toMatch(/Nothing to pay now\. We answer within one\s+working day\./);
});

test('the acknowledgement names the trip as the agency does, and nothing that the sender alone calls so', async () => {
  const tour = await makeTour(site.db, { title: 'Gurudongmar in spring' });
  const draft = await makeTour(site.db, { title: 'Not told yet', status: 'draft' });
  const names = [' dooars', tour.title, draft.title, 'Win a prize at https://prize.example'];
  for (const [number, tourName] of names.entries())
    await enquire({ tourName, userEmail: `reader-${number}@example.com` });
  const tours = [];
  for (const number of names.keys()) {
    const { text } = await site.mailbox.waitForMail(`reader-${number}@example.com`);
    tours.push(/^Tour: (.*)$/m.exec(text ?? '')?.[1]);
  }
  expect(tours).toEqual(['Dooars', 'Gurudongmar in spring', undefined, undefined]);
});

test('while the agency’s address is a placeholder, an answer reaches who has run the site for longest', async () => {
  await enquire();
  const mail = await site.mailbox.waitForMail('asha@example.com');
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['first@agency.example']);
});

test('what a traveller types is text in a mail: no HTML, no header of its own §V1.3.11', async () => {
  await setOffice();
  const fullName = '<img src=x onerror=alert(1)>\r\nBcc: everybody@example.com';
  await enquire({ fullName, tourName: 'Gangtok\r\nBcc: everybody@example.com' });
  const mail = await site.mailbox.waitForMail(OFFICE);
  expect(mail.subject).toContain('Gangtok Bcc: everybody@example.com');
  expect(mail.recipients).toEqual([OFFICE]);
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail.html).not.toContain('<img');
});
