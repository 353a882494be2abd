// @module-tag dialect

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Changed } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import type { EnquiryFacts } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { ANY_LANE, FOR_NOW, TAKEN } from '../../../../../tests/support/claimed-mails.ts';
import { correctAsStaff } from '../../../../../tests/support/correct-as-staff.ts';
import {
  changeEnquiryRow,
  makeAdmin,
  makeEnquiry,
  makeTour,
} from '../../../../../tests/support/factories.ts';
import { lettersThatLeave } from '../../../../../tests/support/letters-that-leave.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow, UserRow } from '../../../../db/schema.ts';
import { claimDueMail, markMailFailed, markMailSent } from '../../../../mail/mail-claims.queries.ts';

let site: TestApp;
let admin: UserRow;
let as: string;
let enquiry: BookingRow;
beforeAll(async () => {
  site = await buildTestApp();
  admin = await makeAdmin(site.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  await goTo('2027-03-14T06:30:00.000Z');
  await site.db.deleteFrom('outbox').execute();
  const tour = await makeTour(site.db, { title: 'Dzongu in three days', days: 3 });
  enquiry = await makeEnquiry(site.db, {
    ...{ tour_id: tour.id, tour_name: tour.title, status: 'confirmed', book_at: '2027-03-14' },
  });
});

async function goTo(moment: string) {
  site.setClock(moment);
  as = await site.signIn(admin);
}

async function tell(from: EnquiryStatus, to: EnquiryStatus): Promise<Changed> {
  const body = { from, to, tellTraveller: true, isMeant: true };
  const answer = await site.put<Changed>(`/manage/bookings/${enquiry.id}/status`, { as, body });
  expect(answer.status).toBe(200);
  return answer.body.data;
}
const letters = () => lettersThatLeave(site);
const leaving = async () => (await letters()).map(({ kind }) => kind);
const correct = (given: Partial<EnquiryFacts>) => correctAsStaff(site, { as, id: enquiry.id, given });

test('mails that wait tell what the enquiry says as they leave, and go to its address of then', async () => {
  await tell('confirmed', 'completed');
  await correct({ userEmail: 'right@example.org', bookAt: '2027-03-20', guestSize: 5 });
  site.setClock('2027-03-23T03:30:00.000Z');
  const sent = await letters();
  expect(sent.map(({ kind, to }) => [kind, to]).sort()).toEqual([
    ['review-invitation', 'right@example.org'],
    ['status-changed', 'right@example.org'],
  ]);
  const told = sent.find(({ kind }) => kind === 'status-changed')?.text;
  expect(told).toContain('20 Mar 2027');
  expect(told).toMatch(/People:? 5/);
});

const mailRows = () => site.db.selectFrom('outbox').selectAll().execute();

test('a mail that failed stays with the address that it failed at, and goes to the right one when it is sent again', async () => {
  await tell('confirmed', 'cancelled');
  const failed = { failed_at: '2027-03-14T06:30:11.000Z', next_attempt_at: null };
  await site.db.updateTable('outbox').set(failed).execute();
  await correct({ userEmail: 'right@example.org' });
  expect(await mailRows()).toMatchObject([{ recipient: enquiry.user_email, ...failed }]);
  site.setClock('2027-03-14T06:31:00.000Z');
  expect(await site.post('/manage/mail-runs', { as, body: {} })).toMatchObject({ status: 200 });
  expect(await letters()).toMatchObject([{ kind: 'status-changed', to: 'right@example.org' }]);
});

test('a mail that is in a worker’s hands as its address is corrected is told of where it went', async () => {
  await tell('confirmed', 'cancelled');
  const now = new Date('2027-03-14T06:30:10.000Z');
  const claim = async (at = now) => {
    const mail = await claimDueMail(site.db, ANY_LANE, 'test', at);
    if (!mail) throw new Error('No mail was due.');
    return mail;
  };
  const inHand = await claim();
  await correct({ userEmail: 'right@elsewhere.example' });
  await markMailFailed(site.db, inHand, FOR_NOW, now);
  const later = new Date('2027-03-14T06:31:00.000Z');
  const next = await claim(later);
  expect(next).toMatchObject({ recipient: 'right@elsewhere.example', domain: 'elsewhere.example' });
  await correct({ userEmail: 'other@example.org' });
  await markMailSent(site.db, next, TAKEN, later);
  expect(await mailRows()).toMatchObject([{ recipient: next.recipient, domain: next.domain }]);
});

test('nobody is told at an address that was taken away', async () => {
  await tell('confirmed', 'completed');
  await correct({ userEmail: '' });
  site.setClock('2027-03-17T03:30:00.000Z');
  expect(await leaving()).toEqual([]);
});

test('where the trip is put off meanwhile both mails wait for its new last day', async () => {
  await tell('confirmed', 'completed');
  await changeEnquiryRow(site.db, enquiry.id, { book_at: '2027-03-20' });
  site.setClock('2027-03-17T03:30:00.000Z');
  expect(await leaving()).toEqual([]);
  site.setClock('2027-03-23T03:30:00.000Z');
  expect(await leaving()).toHaveLength(2);
});

const OVER = { book_at: '2027-03-20', created_at: '2027-01-01T06:30:00.000Z' };

test.each([
  ['day', {}, { bookAt: '2027-03-10' }],
  ['tour', { book_at: '2027-03-12' }, { tourName: 'A day in Namchi' }],
])('where the %s is corrected and the trip is over both mails leave at once', async (_what, more, given) => {
  await makeTour(site.db, { title: 'A day in Namchi', days: 1 });
  await changeEnquiryRow(site.db, enquiry.id, { ...OVER, ...more });
  await tell('confirmed', 'completed');
  site.setClock('2027-03-14T06:30:09.000Z');
  await correct(given);
  // The change can still be undone.
  expect(await leaving()).toEqual(['review-invitation']);
  site.setClock('2027-03-14T06:30:10.000Z');
  expect(await leaving()).toEqual(['status-changed']);
});

test('where a tour is corrected by mistake, and back, the traveller is still asked how it was', async () => {
  await tell('confirmed', 'completed');
  await correct({ tourName: 'A tour that nobody offers' });
  site.setClock('2027-03-14T06:31:00.000Z');
  expect(await leaving()).toEqual([]);
  await correct({ tourName: enquiry.tour_name });
  site.setClock('2027-03-17T03:30:00.000Z');
  expect((await leaving()).sort()).toEqual(['review-invitation', 'status-changed']);
});
