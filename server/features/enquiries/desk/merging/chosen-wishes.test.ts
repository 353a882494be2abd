import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnData } from '../../../../../contracts/accounts/own-account.contract.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import type { Merged } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { Enquiry } from '../../../../../contracts/enquiries/enquiries.contract.ts';
import { WISHES } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { makeAdmin, makeEnquiry, makeUser } from '../../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../../db/schema.ts';
import { presentFacts } from '../../store/facts.ts';

let clock = Date.parse('2026-11-20T06:30:00.000Z');
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(new Date(clock).toISOString());
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());

/** Each a minute after the one before: the first is the eldest. */
function take(fullName: string, given: Partial<BookingRow> = {}): Promise<BookingRow> {
  clock += 60_000;
  site.setClock(new Date(clock).toISOString());
  return makeEnquiry(site.db, {
    ...{ user_id: null, user_email: '', full_name: fullName },
    ...{ created_at: new Date(clock).toISOString(), ...given },
  });
}
const rowOf = (id: string) =>
  site.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const detailOf = async ({ id }: BookingRow) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data;
const found = async (q: string) =>
  (await site.get<DeskEnquiry[]>(`/manage/bookings?q=${q}`, { as })).body.data.map(
    ({ fullName }) => fullName,
  );
const undo = (undoId: string) => site.post(`/manage/bookings/changes/${undoId}/undo`, { as });

test('of what two differ in, the chosen wish holds; separated in any order, each has its own again', async () => {
  const [a, b, c] = [await take('Asha'), await take('Bina', { guest_size: 5 }), await take('Chewang')];
  const path = `/manage/bookings/${a.id}/merge`;
  const unsaid = await site.post(path, { as, body: { otherId: b.id, holds: { party: b.id } } });
  expect([unsaid.status, unsaid.body.fields]).toEqual([400, { 'holds.name': 'Say which name holds.' }]);
  const holds = { party: b.id, name: b.id };
  const first = await site.post<Merged>(path, { as, body: { otherId: b.id, holds } });
  expect(await rowOf(a.id)).toMatchObject({ full_name: 'Bina', guest_size: 5 });
  expect((await detailOf(a)).firstWish).toMatchObject({ fullName: 'Asha' });
  expect((await detailOf(a)).events).toContainEqual(
    expect.objectContaining({ kind: 'merged', holds: ['party', 'name'] }),
  );
  const second = await site.post<Merged>(path, {
    as,
    body: { otherId: c.id, holds: { name: c.id, party: a.id } },
  });
  expect(await rowOf(a.id)).toMatchObject({ full_name: 'Chewang', guest_size: 5 });
  await undo(first.body.data.undoId);
  expect(await rowOf(a.id)).toMatchObject({ full_name: 'Chewang', guest_size: a.guest_size });
  await undo(second.body.data.undoId);
  const { first_wish: _first, ...own } = a;
  expect(await rowOf(a.id)).toMatchObject(own);
  expect([await rowOf(b.id), await rowOf(c.id)]).toEqual([b, c]);
  expect(await found('Asha')).toEqual(['Asha']);
});

test.each([
  ['the inner merge first', [0, 1]],
  ['the outer merge first', [1, 0]],
])(
  'what one merged along had brought holds where that is chosen; undone, %s, each has its own',
  async (_order, order) => {
    const [a, b] = [await take('Asha'), await take('Bina', { phone: '+919832000002' })];
    const c = await take('Chewang', {
      user_email: 'chewang@example.com',
      phone: '+919832000003',
      guest_size: 7,
    });
    const merge = async (one: BookingRow, otherId: string, holds: object) =>
      (await site.post<Merged>(`/manage/bookings/${one.id}/merge`, { as, body: { otherId, holds } })).body
        .data.undoId;
    const inner = await merge(b, c.id, { name: c.id, phone: c.id, party: b.id });
    const outer = await merge(a, b.id, { name: b.id, phone: a.id });
    expect(await rowOf(a.id)).toMatchObject({
      full_name: 'Chewang',
      user_email: c.user_email,
      phone: a.phone,
    });
    expect((await detailOf(a)).merged.map(({ _id }) => _id).sort()).toEqual([b.id, c.id].sort());
    expect((await detailOf(a)).events[0]).toMatchObject({ kind: 'merged', holds: ['name'] });
    for (const [at, place] of order.entries()) {
      await undo([inner, outer][place] ?? '');
      if (at > 0) continue;
      const ofA = place === 0 ? { full_name: 'Bina', user_email: '' } : { full_name: 'Asha', user_email: '' };
      expect(await rowOf(a.id)).toMatchObject({ ...ofA, phone: a.phone });
      const ofC = { full_name: 'Chewang', user_email: c.user_email, phone: c.phone, merged_into: null };
      if (place === 1) expect(await rowOf(b.id)).toMatchObject({ ...ofC, guest_size: b.guest_size });
    }
    for (const { first_wish: _first, ...own } of [a, b, c]) expect(await rowOf(own.id)).toMatchObject(own);
  },
);

test('ages are a party, too: chosen, they hold without the size and the rooms of the other', async () => {
  const [a, b] = [
    await take('Asha', { guest_size: null, child_ages: '4 and 8' }),
    await take('Bina', { guest_size: 4, single_rooms: 1 }),
  ];
  const body = { otherId: b.id, holds: { party: a.id, name: a.id } };
  const path = `/manage/bookings/${a.id}/merge`;
  const merged = await site.post<Merged>(path, { as, body });
  const own = { guest_size: null, child_ages: '4 and 8', single_rooms: null };
  expect(await rowOf(a.id)).toMatchObject(own);
  await undo(merged.body.data.undoId);
  const theirs = { otherId: b.id, holds: { party: b.id, name: a.id } };
  const again = await site.post<Merged>(path, { as, body: theirs });
  expect(await rowOf(a.id)).toMatchObject({ guest_size: 4, child_ages: null, single_rooms: 1 });
  await undo(again.body.data.undoId);
  expect(await rowOf(a.id)).toMatchObject(own);
});

test('a party is taken over as a whole, by ages alone, too, and from the next where the first is parted', async () => {
  const a = await take('Asha', { guest_size: null });
  const [b, c] = [
    await take('Bina', { guest_size: null, child_ages: '4 and 8' }),
    await take('Chewang', { guest_size: 5, single_rooms: 1 }),
  ];
  const path = `/manage/bookings/${a.id}/merge`;
  const first = await site.post<Merged>(path, { as, body: { otherId: b.id } });
  const second = await site.post<Merged>(path, { as, body: { otherId: c.id } });
  const third = await site.post<Merged>(path, { as, body: { otherId: (await take('Dawa')).id } });
  await undo(third.body.data.undoId);
  expect(await rowOf(a.id)).toMatchObject({ guest_size: null, child_ages: '4 and 8', single_rooms: null });
  await undo(first.body.data.undoId);
  expect(await rowOf(a.id)).toMatchObject({ guest_size: 5, child_ages: null, single_rooms: 1 });
  await undo(second.body.data.undoId);
  expect(await rowOf(a.id)).toMatchObject({ guest_size: null, child_ages: null, single_rooms: null });
});

test('what staff corrected since the merge is the survivor’s own', async () => {
  const [a, b] = [await take('Asha'), await take('Bina')];
  const body = { otherId: b.id, holds: { name: b.id } };
  const merged = await site.post<Merged>(`/manage/bookings/${a.id}/merge`, { as, body });
  const seen = presentFacts(await rowOf(a.id));
  await site.put(`/manage/bookings/${a.id}/facts`, { as, body: { ...seen, fullName: 'Dawa', seen } });
  await undo(merged.body.data.undoId);
  expect([(await rowOf(a.id)).full_name, (await rowOf(b.id)).full_name]).toEqual(['Dawa', 'Bina']);
});

test('its sender is told the day and the party that hold, and no word, number or address of the other’s', async () => {
  const user = await makeUser(site.db, { email_proved_at: new Date(clock).toISOString() });
  const own = { user_id: user.id, user_email: user.email, phone: '+919832000001', tour_name: 'Lakes' };
  const a = await take('Asha', own);
  const b = await take('Bina', {
    ...{ user_email: 'bina@example.com', phone: '+919832000002', tour_name: 'To my uncle' },
    ...{ book_at: null, travel_words: 'after my exams', guest_size: 5 },
  });
  const holds = Object.fromEntries(WISHES.map((wish) => [wish, b.id]));
  await site.post(`/manage/bookings/${a.id}/merge`, { as, body: { otherId: b.id, holds } });
  const sender = await site.signIn(user);
  const mine = await site.get<Enquiry[]>('/booking/mine', { as: sender });
  const file = await site.get<OwnData>('/account/data', { as: sender });
  for (const [shown] of [mine.body.data, file.body.data.enquiries]) {
    expect(shown).toMatchObject({ fullName: 'Asha', phone: own.phone, tourName: 'Lakes', guestSize: 5 });
    expect(shown).toMatchObject({ userEmail: user.email, bookAt: '', travelWords: '' });
  }
});

test('a merge from before ages and rooms were columns gives back the size that it replaced, and leaves the rest', async () => {
  const a = await take('Asha', { guest_size: 5, child_ages: '8', message: 'Children: 8.' });
  const b = await take('Bina', { guest_size: 4 });
  const merged = await site.post<Merged>(`/manage/bookings/${a.id}/merge`, { as, body: { otherId: b.id } });
  // As the code of then left it, after migration 0054 has read the message.
  const replaced = JSON.stringify({ party: { guest_size: 5 } });
  await site.db.updateTable('booking_merges').set({ replaced }).where('other_id', '=', b.id).execute();
  const { childAges: _ages, singleRooms: _rooms, extraBeds: _beds, ...first } = presentFacts(a);
  const held = { guest_size: 4, first_wish: JSON.stringify(first) };
  await site.db.updateTable('bookings').set(held).where('id', '=', a.id).execute();
  expect((await detailOf(a)).firstWish).toMatchObject({ guestSize: 5, childAges: '' });
  await undo(merged.body.data.undoId);
  expect(await rowOf(a.id)).toMatchObject({ guest_size: 5, child_ages: '8' });
  expect(await rowOf(b.id)).toMatchObject({ guest_size: 4, child_ages: null });
});
