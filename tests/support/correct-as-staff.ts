import { expect } from 'vitest';
import type { DeskDetail } from '../../contracts/enquiries/desk-history.contract.ts';
import { type EnquiryFacts, FACT_NAMES } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { TestApp } from './test-app.ts';

type Correction = { as: string; id: string; given: Partial<EnquiryFacts> };

export async function correctAsStaff(site: TestApp, { as, id, given }: Correction): Promise<void> {
  const detail = await site.get<DeskDetail>(`/manage/bookings/${id}`, { as });
  const said = detail.body.data.booking;
  const seen = Object.fromEntries(FACT_NAMES.map((name) => [name, said[name]]));
  const answer = await site.put(`/manage/bookings/${id}/facts`, { as, body: { ...seen, ...given, seen } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
