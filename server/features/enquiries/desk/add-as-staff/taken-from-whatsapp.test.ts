import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import { makeAdmin } from '../../../../../tests/support/factories.ts';
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

test('without words there is a fault, and whoever calls is asked for all the rest', async () => {
  const short = await take({ source: 'whatsapp', phone: '98320 10003' });
  expect([short.status, short.body.fields]).toEqual([400, { message: 'Copy here what was written.' }]);
  const call = await take({ source: 'phone', phone: '12', message: WORDS });
  expect(Object.keys(call.body.fields).sort()).toEqual(
    ['bookAt', 'fullName', 'guestSize', 'phone', 'tourName'].sort(),
  );
});
