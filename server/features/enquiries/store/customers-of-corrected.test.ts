// @module-tag dialect

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Merged } from '../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryFacts } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { customerDesk } from '../../../../tests/support/customer-desk.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { presentFacts } from './facts.ts';

let site: TestApp;
let as: string;
let desk: ReturnType<typeof customerDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  as = await site.signIn(await makeAdmin(site.db));
  desk = customerDesk(site, as);
});
afterAll(() => site.close());
beforeEach(() => desk.forgetAll());

const correct = async (row: BookingRow, to: Partial<EnquiryFacts>) => {
  const seen = presentFacts(row);
  const body = { ...seen, ...to, seen };
  return (await site.put<{ undoId: string }>(`/manage/bookings/${row.id}/facts`, { as, body })).body.data;
};
const undo = (id: string) => site.post(`/manage/bookings/changes/${id}/undo`, { as });
const customerIdOf = async ({ id }: BookingRow) => (await desk.customerOf(id))?._id;

test('whose an enquiry is follows a corrected phone, and its undoing', async () => {
  const known = await desk.enquiryOf({ phone: '+919832011111', full_name: 'Asha Rai' });
  const mistyped = await desk.enquiryOf({ phone: '+919832011112', full_name: 'Asha R' });
  expect(await customerIdOf(mistyped)).not.toBe(await customerIdOf(known));
  const { undoId } = await correct(mistyped, { phone: '98320 11111' });
  expect(await customerIdOf(mistyped)).toBe(await customerIdOf(known));
  await undo(undoId);
  expect(await customerIdOf(mistyped)).not.toBe(await customerIdOf(known));
});

test('and the phone that holds after a merge, until it is undone', async () => {
  const other = await desk.enquiryOf({ phone: '+919832033333', full_name: 'Chewang' });
  const survivor = await desk.enquiryOf({ phone: '+919832011111', full_name: 'Asha' });
  const merged = await desk.enquiryOf({ phone: '+919832033333', full_name: 'Asha' });
  expect(await customerIdOf(survivor)).not.toBe(await customerIdOf(other));
  const body = { otherId: merged.id, holds: { phone: merged.id } };
  const { data } = (await site.post<Merged>(`/manage/bookings/${survivor.id}/merge`, { as, body })).body;
  expect(await customerIdOf(survivor)).toBe(await customerIdOf(other));
  await undo(data.undoId);
  expect(await customerIdOf(survivor)).not.toBe(await customerIdOf(other));
});

test('a trip whose date stayed open is told with its words', async () => {
  const done = { phone: '+919832011111', status: 'completed', tour_name: 'Zuluk' } as const;
  await desk.enquiryOf({ ...done, book_at: '2026-04-02', full_name: 'Asha' });
  const open = await desk.enquiryOf({ ...done, book_at: null, travel_words: 'in spring', full_name: 'Asha' });
  const now = await desk.enquiryOf({ phone: '+919832011111', full_name: 'Asha' });
  const found = await desk.customerOf(now.id);
  expect(found?.trips).toEqual([
    { tourName: 'Zuluk', travelOn: '2026-04-02', travelWords: '' },
    { tourName: 'Zuluk', travelOn: '', travelWords: 'in spring' },
  ]);
  const { enquiries } = await desk.detail(found?._id ?? '');
  expect(enquiries.find(({ _id }) => _id === open.id)).toMatchObject({
    bookAt: '',
    travelWords: 'in spring',
  });
});
