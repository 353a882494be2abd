import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, makeEnquiry } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { newId } from '../../../db/identifiers.ts';

let site: TestApp;
let staff: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  ids.booking = (await makeEnquiry(site.db)).id;
  ids.other = (await makeEnquiry(site.db)).id;
});
afterAll(() => site.close());

const OF_ONE: [method: 'get' | 'post' | 'put', path: string, body?: object][] = [
  ['get', '/manage/bookings/:booking'],
  ['put', '/manage/bookings/:booking/status', { from: 'new', to: 'contacted' }],
  ['put', '/manage/bookings/:booking/owner', {}],
  ['put', '/manage/bookings/:booking/next-action', { on: '2099-01-01' }],
  ['post', '/manage/bookings/:booking/notes', { text: 'A note' }],
  ['post', '/manage/bookings/:booking/reply', { subject: 'Hello', text: 'Hello' }],
  ['post', '/manage/bookings/:booking/contacts', { channel: 'call' }],
  ['post', '/manage/bookings/:booking/merge', { otherId: ':other' }],
];

const TABLES = ['bookings', 'booking_events', 'booking_changes', 'audit_log', 'outbox'] as const;
const allRows = () => Promise.all(TABLES.map((table) => site.db.selectFrom(table).selectAll().execute()));
const addressOf = (path: string) => path.replace(/:(\w+)/, (_sign, name) => ids[name] ?? '');

test.each(OF_ONE)('%s %s of no enquiry answers 404 and changes nothing', async (method, path, body) => {
  const before = await allRows();
  for (const id of [newId(), 'nonsense', '%00']) {
    const answer = await site[method](path.replace(':booking', id), { body, as: staff });
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe('This enquiry was not found.');
  }
  expect(await allRows()).toEqual(before);
});

test.each([
  ['get', '/manage/bookings?limit=0&cursor=%00', undefined, ['cursor', 'limit']],
  [
    'get',
    '/manage/bookings?status=lost&source=fax&needs=love&sort=name&travelFrom=2026-13-01&receivedTo=soon',
    undefined,
    ['status', 'source', 'needs', 'sort', 'travelFrom', 'receivedTo'],
  ],
  ['post', '/manage/bookings', {}, ['tourName', 'fullName', 'phone', 'guestSize', 'bookAt', 'source']],
  [
    'post',
    '/manage/bookings',
    {
      ...enquiryBodyOf({ userEmail: '', phone: 'none', bookAt: '2020-01-01' }),
      source: 'phone',
      sendReceipt: true,
    },
    ['userEmail', 'phone', 'bookAt'],
  ],
  ['put', '/manage/bookings/:booking/status', { from: 'lost', to: 'found' }, ['from', 'to']],
  ['put', '/manage/bookings/:booking/owner', { ownerId: 'nobody' }, ['ownerId']],
  ['put', '/manage/bookings/:booking/next-action', { on: '2099-02-30' }, ['on']],
  ['put', '/manage/bookings/:booking/next-action', { on: '2020-01-01' }, ['on']],
  ['post', '/manage/bookings/:booking/notes', { text: ' \n ' }, ['text']],
  ['post', '/manage/bookings/:booking/reply', {}, ['subject', 'text']],
  ['post', '/manage/bookings/:booking/contacts', { channel: 'pigeon' }, ['channel']],
  [
    'post',
    '/manage/bookings/changes',
    { bookings: [], change: { kind: 'paint' } },
    ['bookings', 'change.kind'],
  ],
] as ['get' | 'post' | 'put', string, object | undefined, string[]][])(
  '%s %s names every fault: %j',
  async (method, path, body, faults) => {
    const answer = await site[method](addressOf(path), { body, as: staff });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).sort()).toEqual([...faults].sort());
  },
);
