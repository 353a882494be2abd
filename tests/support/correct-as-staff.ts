import { expect } from 'vitest';
import type { DeskDetail } from '../../contracts/enquiries/desk-history.contract.ts';
import type { EnquiryFacts } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { TestApp } from './test-app.ts';

type Correction = { as: string; id: string; given: Partial<EnquiryFacts> };

/** Staff put right what an enquiry says, as they see it now. */
export async function correctAsStaff(site: TestApp, { as, id, given }: Correction): Promise<void> {
  const detail = await site.get<DeskDetail>(`/manage/bookings/${id}`, { as });
  const { fullName, phone, userEmail, tourName, guestSize, bookAt, travelWords, message } =
    detail.body.data.booking;
  const seen = { fullName, phone, userEmail, tourName, guestSize, bookAt, travelWords, message };
  const answer = await site.put(`/manage/bookings/${id}/facts`, { as, body: { ...seen, ...given, seen } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
