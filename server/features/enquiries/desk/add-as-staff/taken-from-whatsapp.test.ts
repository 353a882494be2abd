import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import { makeAdmin, makeEnquiry } from '../../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../../tests/support/test-app.ts';

const WORDS = 'Hi, 4 of us want Gurudongmar around Holi. Possible?';

let site: TestApp;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

const take = (body: object) => site.post<{ _id: string }>('/manage/bookings', { as, body });
const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as })).body.data.booking;

test('an enquiry from WhatsApp needs a number and what was written, and no date', async () => {
  const { status, body } = await take({ source: 'whatsapp', phone: '98320 10001', message: WORDS });
  expect(status).toBe(200);
  expect(await detailOf(body.data._id)).toMatchObject({
    ...{ fullName: 'Traveller', phone: '+919832010001', message: WORDS, source: 'whatsapp' },
    ...{ tourName: 'No tour chosen yet', guestSize: null, bookAt: '', travelWords: '' },
  });
});

test('a number that is known brings its name', async () => {
  const known = { ...{ fullName: 'Asha Rai', phone: '98320 10002', guestSize: 2 }, tourName: 'Gangtok' };
  await take({ source: 'phone', ...known, travelWords: 'March' });
  const { body } = await take({ source: 'whatsapp', phone: '+91 98320 10002', message: WORDS });
  expect((await detailOf(body.data._id)).fullName).toBe('Asha Rai');
});

test('it is the customer’s name, not that of the newest slip', async () => {
  const own = { phone: '+919832010004', full_name: 'Asha Rai', created_at: '2026-02-01T06:00:00.000Z' };
  await makeEnquiry(site.db, own);
  const call = { source: 'phone', fullName: 'Aasha', phone: own.phone, guestSize: 2, tourName: 'Gangtok' };
  await take({ ...call, travelWords: 'March' });
  const nameFor = async (phone: string) => {
    const { body } = await take({ source: 'whatsapp', phone, message: WORDS });
    return (await detailOf(body.data._id)).fullName;
  };
  expect(await nameFor(own.phone)).toBe('Asha Rai');
  // Nobody has told a name here, and “Traveller” is none.
  expect(await nameFor('+919832010005')).toBe('Traveller');
  await take({ ...call, phone: '+919832010005', travelWords: 'March' });
  expect(await nameFor('+919832010005')).toBe('Aasha');
});

test('without words there is a fault, and for a phone call all the rest is asked for', async () => {
  const short = await take({ source: 'whatsapp', phone: '98320 10003' });
  expect([short.status, short.body.fields]).toEqual([400, { message: 'Copy here what was written.' }]);
  const call = await take({ source: 'phone', phone: '12', message: WORDS });
  expect(Object.keys(call.body.fields).sort()).toEqual(
    ['bookAt', 'fullName', 'guestSize', 'phone', 'tourName'].sort(),
  );
});
