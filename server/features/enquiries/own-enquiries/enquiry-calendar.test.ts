import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAfter, todayInIndia } from '../../../../contracts/india-time.ts';
import { sessionCookieHeader } from '../../../../tests/support/cookie-headers.ts';
import { correctAsStaff } from '../../../../tests/support/correct-as-staff.ts';
import { makeAdmin, makeEnquiry, makeUser } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import type { BookingRow, UserRow } from '../../../db/schema.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

let site: TestApp;
let traveller: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  traveller = await makeUser(site.db);
  as = await site.signIn(traveller);
});
afterAll(() => site.close());

const own = (given: Partial<BookingRow> = {}) => makeEnquiry(site.db, { user_id: traveller.id, ...given });
const calendarOf = (id: string, token = as) => site.get(`/booking/${id}/calendar`, { as: token });
/** The file's lines with the folds of long ones undone. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('an enquiry’s date is one whole day in the calendar', async () => {
  const enquiry = await own({ book_at: '2099-12-31', guest_size: 1 });
  site.setClock('2026-11-20T18:30:05Z');
  const { status, body, headers } = await calendarOf(enquiry.id);
  site.setClock();

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe(`attachment; filename="${enquiry.reference}.ics"`);
  expect(headers['cache-control']).toBe('no-store');
  const lines = linesOf(String(body));
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      // As the mail says of its attachment: programs refuse a file that does not.
      'METHOD:PUBLISH',
      `UID:${enquiry.id}`,
      'DTSTAMP:20261120T183005Z',
      'DTSTART;VALUE=DATE:20991231',
      'STATUS:TENTATIVE',
      `SUMMARY:${enquiry.tour_name} with ${demoSettings.agencyName}`,
      `URL;VALUE=URI:${SITE_URL}/account`,
      'END:VCALENDAR',
    ]),
  );
  expect(String(body)).toMatch(/END:VCALENDAR\r\n$/);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
    `Enquiry ${enquiry.reference} for 1 person.`,
  );
});

test('an enquiry from when any year was taken can still be read', async () => {
  const enquiry = await own({ book_at: '9999-12-31' });
  const { status, body } = await calendarOf(enquiry.id);
  expect(status).toBe(200);
  const lines = linesOf(String(body));
  expect(lines).toContain('DTSTART;VALUE=DATE:99991231');
  expect(String(body)).not.toContain('DTEND');
  const mine = await site.get<{ bookAt: string }[]>('/booking/mine', { as });
  expect(mine.body.data.map(({ bookAt }) => bookAt)).toContain('9999-12-31');
});

test('commas, semicolons, backslashes and line breaks of a tour’s name stay text', async () => {
  const enquiry = await own({ tour_name: 'Lakes, passes; a\\b\nEND:VEVENT' });
  const lines = linesOf(String((await calendarOf(enquiry.id)).body));
  expect(lines).toContain(`SUMMARY:Lakes\\, passes\\; a\\\\b\\nEND:VEVENT with ${demoSettings.agencyName}`);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test('long lines are folded at 75 bytes, also in other scripts', async () => {
  const enquiry = await own({ tour_name: 'दार्जिलिंग की चाय और कंचनजंघा '.repeat(5).trim() });
  const text = String((await calendarOf(enquiry.id)).body);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(linesOf(text).join('\n')).toContain(enquiry.tour_name);
});

test.each([
  ['confirmed', 'CONFIRMED'],
  ['cancelled', 'CANCELLED'],
] as const)('a %s enquiry is %s in the calendar', async (status, told) => {
  const enquiry = await own({ status });
  expect(linesOf(String((await calendarOf(enquiry.id)).body))).toContain(`STATUS:${told}`);
});

test('a trip whose day or state has changed replaces its entry: the same UID, with a higher number', async () => {
  const [day, later] = [20, 21].map((days) => dayAfter(todayInIndia(), days)) as [string, string];
  const enquiry = await own({ book_at: day });
  const entry = async () => {
    const lines = linesOf(String((await calendarOf(enquiry.id)).body));
    const lineOf = (name: string) => lines.find((line) => line.startsWith(name))?.split(':')[1];
    return [lineOf('UID:'), lineOf('SEQUENCE:'), lineOf('DTSTART;')];
  };
  const onCalendar = (text: string) => text.replaceAll('-', '');
  expect(await entry()).toEqual([enquiry.id, '0', onCalendar(day)]);
  const staff = await site.signIn(await makeAdmin(site.db));
  await correctAsStaff(site, { as: staff, id: enquiry.id, given: { bookAt: later } });
  expect(await entry()).toEqual([enquiry.id, '1', onCalendar(later)]);
  const body = { from: 'new', to: 'cancelled' };
  expect((await site.put(`/manage/bookings/${enquiry.id}/status`, { as: staff, body })).status).toBe(200);
  expect(await entry()).toEqual([enquiry.id, '2', onCalendar(later)]);
});

test('the session’s cookie is enough: a plain link brings no token', async () => {
  const enquiry = await own();
  const { status } = await site.get(`/booking/${enquiry.id}/calendar`, {
    headers: { cookie: sessionCookieHeader(as) },
  });
  expect(status).toBe(200);
});

test('another person’s enquiry, one in the bin and one that never was are not found §V8.2.2', async () => {
  const others = await makeEnquiry(site.db);
  const inBin = await own({ deleted_at: new Date().toISOString() });
  for (const id of [others.id, inBin.id, 'no-such-enquiry']) {
    const { status, body } = await calendarOf(id);
    expect(status).toBe(404);
    expect(body.message).toBe('This enquiry was not found.');
  }
  expect((await site.get(`/booking/${others.id}/calendar`)).status).toBe(401);
});
