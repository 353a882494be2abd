import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { makeUser } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

const NOON = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOON);
  as = await site.signIn(await makeUser(site.db));
});
afterAll(() => site.close());

async function enquire(given: Record<string, unknown>, clock = NOON) {
  site.setClock(clock);
  return site.post<Enquiry>('/booking', { as, body: enquiryBodyOf({ bookAt: '2027-04-01', ...given }) });
}

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['2026-11-20T06:30:00.000Z', '2026-11-20'],
  ['2026-11-20T06:30:00.000Z', '2027-11-20'],
  ['2026-11-20T18:29:00.000Z', '2026-11-20T18:29:00.000Z'],
  ['2026-11-20T18:31:00.000Z', '2026-11-20T18:30:00.000Z'],
  ['2026-11-20T18:31:00.000Z', '2026-11-21T00:00'],
  ['2026-11-20T06:30:00.000Z', '2028-02-29'],
  ['2026-11-20T18:29:59.999Z', '2028-11-20'],
  ['2026-11-20T18:30:00.000Z', '2028-11-21'],
])('at %s a tour may begin on %s', async (clock, bookAt) => {
  const { status, body } = await enquire({ bookAt }, clock);
  expect(status).toBe(200);
  expect(body.data.bookAt).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(body.data.createdAt).toBe(clock);
});

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-19'],
  ['2026-11-20T18:30:00.000Z', '2026-11-20'],
  ['2026-11-20T18:31:00.000Z', '2026-11-20T18:29:59.000Z'],
  ['2026-11-20T06:30:00.000Z', '1999-01-01'],
])('at %s a tour may no more begin on %s §V2.2.3', async (clock, bookAt) => {
  const { status, body } = await enquire({ bookAt }, clock);
  expect(status).toBe(400);
  expect(body.fields).toEqual({ bookAt: 'Choose today or a later day.' });
  expect(body.message).toBe('Choose today or a later day.');
});

test.each([
  ['2026-11-20T18:29:59.999Z', '2028-11-21'],
  ['2026-11-20T06:30:00.000Z', '2028-11-20T18:30:00.000Z'],
  ['2026-11-20T06:30:00.000Z', '9999-12-31'],
])('at %s a tour does not yet begin on %s', async (clock, bookAt) => {
  const { status, body } = await enquire({ bookAt }, clock);
  expect(status).toBe(400);
  expect(body.fields).toEqual({ bookAt: 'Choose a day within the next 2 years, or call us.' });
});

test.each(['2027-02-30', '2027-13-01', '2027-02-30T10:00:00Z', '2027-04-01Tmorning'])(
  '%s is no day to travel on',
  async (bookAt) => {
    const { status, body } = await enquire({ bookAt });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ bookAt: 'This day is not in the calendar.' });
  },
);

test.each([
  ['01/04/2027'],
  ['tomorrow'],
  ['2027-4-1'],
  ['+02027-04-01'],
  ['2027-04-01 10:00'],
  ['2027-04-01\n'],
])('a date written as %j is asked for in another way', async (bookAt) => {
  const { status, body } = await enquire({ bookAt });
  if (bookAt.trim() === '2027-04-01') return expect(status).toBe(200);
  expect(status).toBe(400);
  expect(body.fields).toEqual({ bookAt: 'Write the date as YYYY-MM-DD.' });
});

test.each([[20270401], [null], [true], [['2027-04-01']], [{}]])('a date %j is no date', async (bookAt) => {
  const { body } = await enquire({ bookAt });
  expect(body.fields).toEqual({ bookAt: 'Choose the date of travel.' });
});

test.each([
  [1, 1],
  [500, 500],
  ['3', 3],
  [' 12 ', 12],
  ['3.0', 3],
])('a party of %j is taken', async (guestSize, stored) => {
  const { status, body } = await enquire({ guestSize });
  expect(status).toBe(200);
  expect(body.data.guestSize).toBe(stored);
});

test.each([
  [0, 'At least one person has to travel.'],
  [-3, 'At least one person has to travel.'],
  [501, 'For more than 500 people, please call us.'],
  ['501', 'For more than 500 people, please call us.'],
  [1e15, 'For more than 500 people, please call us.'],
  [2.5, 'Enter a whole number of people.'],
  ['2.5', 'Enter a whole number of people.'],
  ['', 'Enter how many people will travel.'],
  ['two', 'Enter how many people will travel.'],
  ['1e2', 'Enter how many people will travel.'],
  ['0x10', 'Enter how many people will travel.'],
  [null, 'Enter how many people will travel.'],
  [true, 'Enter how many people will travel.'],
  [[3], 'Enter how many people will travel.'],
])('a party of %j is refused', async (guestSize, fault) => {
  const { status, body } = await enquire({ guestSize });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ guestSize: fault });
});

test('a party of more digits than a number holds is refused in plain words', async () => {
  const { body } = await enquire({ guestSize: '9'.repeat(400) });
  expect(body.fields).toEqual({ guestSize: 'Enter how many people will travel.' });
});

test.each([
  ['+91 98320 12345', '+919832012345'],
  ['098320 12345', '+919832012345'],
  ['9832012345', '+919832012345'],
  [9832012345, '+919832012345'],
  ['९८३२०१२३४५', '+919832012345'],
  ['৯৮৩২০১২৩৪৫', '+919832012345'],
  ['00 977 1 4412345', '+97714412345'],
])('the phone number %j is kept as %s', async (phone, stored) => {
  expect((await enquire({ phone })).body.data.phone).toBe(stored);
});

test.each(['123456', '1234567890123456', 'nine eight three', '+'])(
  'the phone number "%s" is refused',
  async (phone) => {
    const { status, body } = await enquire({ phone });
    expect(status).toBe(400);
    expect(body.fields).toEqual({ phone: 'Enter a phone number with 7 to 15 digits.' });
  },
);

test.each([
  'plain',
  'a@b',
  'a b@example.com',
  '@example.com',
  'a@.',
  'a@example.com, b@example.com',
  `${'a'.repeat(250)}@b.in`,
])('the email "%s" is refused', async (userEmail) => {
  const { body } = await enquire({ userEmail });
  expect(body.fields).toEqual({ userEmail: 'Please enter a valid email address.' });
});
