// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnData } from '../../../../contracts/accounts/own-account.contract.ts';
import { EMPTY_DOSSIER } from '../../../../contracts/dossier/empty-dossier.ts';
import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { Merged } from '../../../../contracts/enquiries/desk-work.contract.ts';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { makeAdmin, makeEnquiry, makeTour, makeUser } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { TourRow, UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';
import { eraseEnquiriesOf } from '../erase-enquiries.ts';
import { presentFacts } from '../store/facts.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const DAY = '2027-04-22';
const DEPARTURE = '2027-05-01';
let site: TestApp;
let staff: string;
let tour: TourRow;
let traveller: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOW);
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  traveller = await makeUser(site.db, { email_proved_at: NOW });
  as = await site.signIn(traveller);
  const { pricing, suitability } = EMPTY_DOSSIER;
  tour = await makeTour(site.db, {
    price: 30_000,
    discount_price: 20_900,
    dossier: {
      ...EMPTY_DOSSIER,
      pricing: {
        ...pricing,
        minTravellers: 2,
        parties: [
          { people: 2, perPerson: 31_500 },
          { people: 6, perPerson: 20_900 },
        ],
        childRates: [{ fromAge: 5, toAge: 11, percent: 50, note: '' }],
        singleSupplement: 5_000,
        extraBed: 0,
      },
      suitability: { ...suitability, minAge: 5, maxAge: 70 },
      departures: [{ day: DEPARTURE, seats: 4, perPerson: 19_000 }],
    },
  });
});

const bodyOf = (given: Record<string, unknown>) =>
  enquiryBodyOf({ userEmail: traveller.email, tourName: tour.title, bookAt: DAY, ...given });
const send = (given: Record<string, unknown>) => site.post<Enquiry>('/booking', { as, body: bodyOf(given) });
const sent = async (given: Record<string, unknown>) => {
  const { status, body } = await send(given);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as: staff })).body.data;
const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const FAMILY = { guestSize: '3', childAges: ' 8 ', singleRooms: '1', extraBeds: '' };
const LINES = [
  { label: 'Adult', count: 2, each: 31_500, sum: 63_000 },
  { label: 'Child of 8', count: 1, each: 15_750, sum: 15_750 },
  { label: 'Room alone', count: 1, each: 5_000, sum: 5_000 },
];

test('an enquiry keeps what its trip cost when it was asked for, and what the page told where that was another sum', async () => {
  const { _id: id } = await sent({ ...FAMILY, shownTotal: '83,750' });
  const old = await sent({ ...FAMILY, shownTotal: 80_000 });
  await site.db.updateTable('tours').set({ discount_price: 30_000 }).where('id', '=', tour.id).execute();

  const { booking: enquiry, price } = await detailOf(id);
  expect(enquiry).toMatchObject({ guestSize: 3, childAges: '8', singleRooms: 1, extraBeds: 0 });
  // The prices by party do not fit the card any more, and hold for nobody: each pays what the card shows.
  expect(price.now?.total).toBe(2 * 30_000 + 15_000 + 5_000);
  expect(price.asked).toMatchObject({ worked: { total: 83_750, lines: LINES }, shown: null });
  expect((await detailOf(old._id)).price.asked).toMatchObject({ worked: { total: 83_750 }, shown: 80_000 });
  const { enquiries } = (await site.get<OwnData>('/account/data', { as })).body.data;
  expect(enquiries.map(({ childAges, askedPrice }) => [childAges, askedPrice?.shown])).toEqual([
    ['8', 80_000],
    ['8', null],
  ]);
});

test('staff are told why there is no price, and whom the tour does not suit', async () => {
  const notesOf = async (given: Record<string, unknown>) => {
    const { price } = await detailOf((await sent(given))._id);
    return [price.now === null, price.notes];
  };
  expect(await notesOf({ guestSize: 3, childAges: '3, 74 and 2011' })).toEqual([
    true,
    [
      'Of the ages “2011” could not be read.',
      'This tour is not for children below 5.',
      'This tour is not advised above the age of 70.',
    ],
  ]);
  expect(await notesOf({ guestSize: 1 })).toEqual([
    true,
    ['The tour leaves from 2 people on: nobody has said a price for fewer.'],
  ]);
  expect(await notesOf({ guestSize: 2, bookAt: '', travelWords: 'In May' })).toEqual([
    false,
    ['The date is open: a season may change the price.'],
  ]);
  expect(await notesOf({ tourName: 'Sikkim' })).toEqual([
    true,
    ['No tour of the site has this name: there is no price to work out.'],
  ]);
  expect(await notesOf({ tourName: 'No tour chosen yet' })).toEqual([
    true,
    ['No tour is chosen yet: there is no price to work out.'],
  ]);
});

test('what cannot be a room, a bed or a sum is a fault of its field, and nothing is stored', async () => {
  const { status, body } = await send({
    ...{ childAges: 'x'.repeat(101), singleRooms: '1.5', extraBeds: -1, shownTotal: 'much' },
  });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    childAges: 'Keep the ages to 100 characters at most.',
    singleRooms: 'Enter the rooms alone as a whole number.',
    extraBeds: 'This cannot be below zero.',
    shownTotal: 'shownTotal must be in whole rupees.',
  });
  const stored = site.db.selectFrom('bookings').select('id').where('tour_id', '=', tour.id);
  expect(await stored.execute()).toEqual([]);
});

test('ages that staff correct change the price of now and not the one that was asked for; the log names no age', async () => {
  const { _id: id } = await sent({ guestSize: 3 });
  const seen = presentFacts(await rowOf(id));
  const correct = (given: object) =>
    site.put(`/manage/bookings/${id}/facts`, { as: staff, body: { ...seen, ...given, seen } });
  expect((await correct({ childAges: 'Pema is 8', singleRooms: 1 })).status).toBe(200);
  const { price, firstWish, events } = await detailOf(id);
  expect([price.now?.total, price.asked?.worked?.total]).toEqual([83_750, 94_500]);
  expect(firstWish).toMatchObject({ childAges: '', singleRooms: 0 });
  expect(events[0]).toMatchObject({
    facts: [
      { fact: 'childAges', from: '', to: 'Pema is 8' },
      { fact: 'singleRooms', from: '', to: '1' },
    ],
  });
  const log = await site.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute();
  expect(JSON.stringify(log)).not.toContain('Pema');
  // Somebody who saw none of it changes nothing of it, and one who saw it otherwise is told.
  const overtaken = await correct({ childAges: '9' });
  expect([overtaken.status, Object.keys(overtaken.body.fields)]).toEqual([409, ['childAges']]);
  const { childAges: _ages, singleRooms: _rooms, extraBeds: _beds, ...older } = seen;
  const olderPage = { ...older, fullName: 'Bina Lama', seen: older };
  await site.put(`/manage/bookings/${id}/facts`, { as: staff, body: olderPage });
  expect(await rowOf(id)).toMatchObject({ full_name: 'Bina Lama', child_ages: 'Pema is 8', single_rooms: 1 });
});

test('merged, the party that holds is priced, and each has its own again when they part; its words are not told', async () => {
  const own = await sent({ guestSize: 2 });
  const other = await makeEnquiry(site.db, {
    ...{ user_id: null, tour_id: tour.id, tour_name: tour.title, book_at: DAY, created_at: NOW },
    ...{ guest_size: 3, child_ages: 'Pema, 8' },
  });
  const rows = await Promise.all([rowOf(own._id), rowOf(other.id)]);
  const wishes = ['party', 'name', 'phone', 'email'];
  const holds = Object.fromEntries(wishes.map((wish) => [wish, wish === 'party' ? other.id : own._id]));
  const [survivor, second] = own.createdAt <= other.created_at ? [own._id, other.id] : [other.id, own._id];
  const body = { otherId: second, holds };
  const merged = await site.post<Merged>(`/manage/bookings/${survivor}/merge`, { as: staff, body });
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  const { booking: enquiry, price } = await detailOf(survivor);
  expect(enquiry).toMatchObject({ guestSize: 3, childAges: 'Pema, 8' });
  expect(price.now?.total).toBe(2 * 31_500 + 15_750);
  expect(price.asked?.worked?.total).toBe(63_000);
  const mine = (await site.get<Enquiry[]>('/booking/mine', { as })).body.data;
  expect(mine[0]).toMatchObject({ guestSize: 3, childAges: '' });
  await site.post(`/manage/bookings/changes/${merged.body.data.undoId}/undo`, { as: staff });
  const after = await Promise.all([rowOf(own._id), rowOf(other.id)]);
  const said = (list: typeof rows) => list.map((row) => [row.guest_size, row.child_ages, row.asked_price]);
  expect(said(after)).toEqual(said(rows));
});

test('an erasure takes the ages, and the price that tells of them', async () => {
  const { _id: id } = await sent(FAMILY);
  const { id: userId, email: provedEmail } = traveller;
  await runTransaction(site.db, (trx) => eraseEnquiriesOf(trx, { userId, provedEmail }, new Date(NOW)));
  const gone = { child_ages: null, single_rooms: null, extra_beds: null, asked_price: null };
  expect(await rowOf(id)).toMatchObject({ ...gone, guest_size: 3 });
});

test('the seats that a party has itself do not make its departure full', async () => {
  const { _id: id } = await sent({ guestSize: 4, bookAt: DEPARTURE });
  expect((await detailOf(id)).price.now).toMatchObject({ total: 76_000, isShared: true });
  await site.db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', id).execute();
  expect((await detailOf(id)).price.now).toMatchObject({ total: 76_000, isShared: true });
});
