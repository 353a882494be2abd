import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskCounts, DeskEnquiry } from '../../../contracts/enquiries/desk.contract.ts';
import type { LateAfter } from '../../../contracts/settings/late-after.ts';
import type { EditableSettings } from '../../../contracts/settings/settings.contract.ts';
import { makeAdmin, makeContactMessage, makeEnquiry } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { lateBefore } from './desk-clock.ts';

// A Monday, at noon in India.
const MONDAY = '2026-11-23T06:30:00.000Z';
let site: TestApp;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(MONDAY);
  as = await site.signIn(await makeAdmin(site.db));
  await insertPlaceholders(site.db, demoSettings, new Date('2026-11-01T00:00:00.000Z'));
});
afterAll(() => site.close());

async function setLateAfter(lateAfter: LateAfter) {
  const { updatedAt } = (await site.get<EditableSettings>('/settings/editable', { as })).body.data;
  const body = { basedOn: updatedAt, lateAfter };
  expect((await site.put('/settings', { as, body })).status).toBe(200);
}

test('how long is late follows the setting, in list, counts and for messages', async () => {
  // On Saturday at one: two days ago, and not yet a working day.
  const created_at = '2026-11-21T07:30:00.000Z';
  const { id } = await makeEnquiry(site.db, { created_at });
  await makeContactMessage(site.db, { created_at });
  const late = async () => {
    const list = (await site.get<DeskEnquiry[]>('/manage/bookings?needs=overdue', { as })).body.data;
    const { overdue } = (await site.get<DeskCounts>('/manage/bookings/counts', { as })).body.data;
    const [message] = (await site.get<{ replyAge: string }[]>('/contacts', { as })).body.data;
    const [enquiry] = (await site.get<DeskEnquiry[]>('/manage/bookings', { as })).body.data;
    return [list.map(({ _id }) => _id), overdue, enquiry?.replyAge, message?.replyAge];
  };
  expect(await late()).toEqual([[id], 1, 'late', 'late']);
  await setLateAfter('1-working-day');
  expect(await late()).toEqual([[], 0, 'waiting', 'waiting']);
  site.setClock('2026-11-23T07:30:00.000Z');
  expect(await late()).toEqual([[id], 1, 'late', 'late']);
});

test.each([
  ['4-hours', '2026-11-23T02:30:00.000Z'],
  ['1-working-day', '2026-11-21T06:30:00.000Z'],
  ['3-working-days', '2026-11-19T06:30:00.000Z'],
] as const)('late after %s on a Monday is what came before %s', (after, moment) =>
  expect(lateBefore(after, new Date(MONDAY))).toBe(moment),
);
