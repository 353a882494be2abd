// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EMPTY_DOSSIER } from '../../../../contracts/dossier/empty-dossier.ts';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { Merged } from '../../../../contracts/enquiries/desk-work.contract.ts';
import type { FilledTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { makeAdmin, makeContactMessage, makeEnquiry, makeTour } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import type { TourRow } from '../../../db/schema.ts';
import { createMailBuilder } from '../../../mail-builder.ts';

const DAY = '2027-04-22';
const WORDS = 'Hi, we want Gurudongmar around Holi. Possible?';
const UNSAID = 'Nobody has said how many travel: there is no price to work out.';

let site: TestApp;
let as: string;
let tour: TourRow;
beforeAll(async () => {
  site = await buildTestApp();
  site.setClock('2027-01-10T06:30:00.000Z');
  as = await site.signIn(await makeAdmin(site.db));
  const departures = [{ day: DAY, seats: 2, perPerson: 19_000 }];
  tour = await makeTour(site.db, {
    price: 30_000,
    discount_price: 20_900,
    dossier: { ...EMPTY_DOSSIER, departures },
  });
});
afterAll(() => site.close());
beforeEach(() => site.db.deleteFrom('bookings').execute());

async function take(given: object = {}): Promise<string> {
  const body = {
    source: 'whatsapp',
    phone: '98320 10001',
    message: WORDS,
    tourName: tour.title,
    bookAt: DAY,
  };
  const answer = await site.post<{ _id: string }>('/manage/bookings', { as, body: { ...body, ...given } });
  expect(answer.status).toBe(200);
  return answer.body.data._id;
}
const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data;
const textOf = async (id: string) => {
  const path = `/manage/bookings/${id}/reply-templates`;
  return (await site.get<FilledTemplate[]>(path, { as })).body.data[0]?.text;
};

test('where nobody has said how many travel, nobody is counted: price and party are gaps until it is said', async () => {
  const text = '{party}: {price}';
  await site.post('/manage/reply-templates', { as, body: { name: 'Price', text } });
  const id = await take();
  const { booking: shown, price } = await detailOf(id);
  expect(shown).toMatchObject({ guestSize: null, askedPrice: null });
  expect(price).toEqual({ now: null, notes: [UNSAID], asked: null });
  expect(await textOf(id)).toBe('[party: not known]: [price: not known]');
  const { fullName, phone, userEmail, tourName, guestSize, bookAt } = shown;
  const seen = { fullName, phone, userEmail, tourName, guestSize, bookAt, travelWords: '', message: WORDS };
  const correct = (body: object) => site.put(`/manage/bookings/${id}/facts`, { as, body });
  // As the form sends it: an empty field.
  expect((await correct({ ...seen, guestSize: '', fullName: 'Asha', seen })).status).toBe(200);
  expect((await detailOf(id)).booking).toMatchObject({ fullName: 'Asha', guestSize: null });
  const named = { ...seen, fullName: 'Asha' };
  expect((await correct({ ...named, guestSize: '2', seen: named })).status).toBe(200);
  expect(await textOf(id)).toBe('2 people: ₹38,000 for 2 people (2 × Adult, shared at ₹19,000)');
  const told = (await detailOf(id)).events.find(({ kind }) => kind === 'corrected');
  expect(told).toMatchObject({ facts: [{ fact: 'guestSize', from: '', to: '2' }] });
  const known = { ...named, guestSize: 2 };
  expect((await correct({ ...known, guestSize: '', seen: known })).body.fields).toEqual({
    guestSize: 'Enter how many people will travel.',
  });
});

test('nor is a tour or a day made up for a reply', async () => {
  await site.db.deleteFrom('reply_templates').execute();
  await site.post('/manage/reply-templates', { as, body: { name: 'Trip', text: '{tour}, {date}' } });
  expect(await textOf(await take({ tourName: '', bookAt: '' }))).toBe('[tour: not known], [date: not known]');
  const told = { tourName: 'Lachen', bookAt: '', travelWords: 'Around Holi' };
  expect(await textOf(await take(told))).toBe('Lachen, Around Holi');
});

test('nor does a message that becomes an enquiry say it', async () => {
  const { id } = await makeContactMessage(site.db);
  const { body } = await site.post<{ _id: string }>(`/contacts/${id}/enquiry`, { as });
  expect((await detailOf(body.data._id)).booking.guestSize).toBeNull();
});

test('mails, the calendar and the spreadsheet leave it out', async () => {
  await site.db.deleteFrom('outbox').execute();
  const id = await take({ userEmail: 'asha@example.com', sendReceipt: true });
  const body = { from: 'contacted', to: 'confirmed', tellTraveller: true, isMeant: true };
  await site.put(`/manage/bookings/${id}/status`, { as, body });
  const build = createMailBuilder(site.deps, SITE_URL);
  const rows = await site.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const mails = await Promise.all(rows.map((row) => build(row, { isPreview: true })));
  expect(rows.map(({ kind }) => kind)).toEqual(['enquiry-received', 'status-changed']);
  for (const mail of mails) expect(mail?.text).not.toMatch(/People|null/);
  const file = String(mails[0]?.attachments?.[0]?.content);
  expect(file).toMatch(/DESCRIPTION:Enquiry TT-\w+\.\r\n/);
  const csv = await site.app.inject({
    url: '/api/v1/manage/bookings.csv',
    headers: { authorization: `Bearer ${as}` },
  });
  expect(csv.body).toContain(`Gangtok,,${DAY}`);
});

test('it is asked for before it is confirmed for a departure, where it takes the one seat that is certain', async () => {
  const id = await take();
  const { reference } = (await detailOf(id)).booking;
  const confirm = (isMeant?: boolean) =>
    site.put(`/manage/bookings/${id}/status`, { as, body: { from: 'contacted', to: 'confirmed', isMeant } });
  const asked = await confirm();
  expect([asked.status, asked.body.message]).toEqual([
    409,
    `Nobody has said how many travel: ${reference}. One seat each is counted until somebody does.`,
  ]);
  expect((await confirm(true)).status).toBe(200);
  const { takenSeats } = (await site.get<TourDetail>(`/tours/${tour.id}`)).body.data;
  expect(takenSeats).toEqual([{ day: DAY, seats: 1 }]);
});

test('merged, the party of the one that knows it is taken over; parted, it is unknown again', async () => {
  const id = await take();
  const other = await makeEnquiry(site.db, {
    ...{ guest_size: 4, child_ages: '8', created_at: '2027-01-11T06:30:00.000Z' },
  });
  const merge = { otherId: other.id, holds: {} };
  const refused = await site.post(`/manage/bookings/${id}/merge`, { as, body: merge });
  expect(Object.keys(refused.body.fields)).not.toContain('holds.party');
  const { body } = await site.post<Merged>(`/manage/bookings/${id}/merge`, {
    as,
    body: { otherId: other.id },
  });
  const survivor = await detailOf(body.data._id);
  expect(survivor.booking).toMatchObject({ guestSize: 4, childAges: '8' });
  await site.post(`/manage/bookings/changes/${body.data.undoId}/undo`, { as });
  expect((await detailOf(id)).booking).toMatchObject({ guestSize: null, childAges: '' });
  expect((await detailOf(other.id)).booking).toMatchObject({ guestSize: 4, childAges: '8' });
});
