// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { makeAdmin, makeEnquiry, makeUser } from '../../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { demoSettings } from '../../../content/demo-settings.ts';
import { insertPlaceholders } from '../../settings/settings.queries.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
});
afterAll(() => site.close());

test('a traveller keeps seeing an enquiry that staff merged into another, as far along as that one is', async () => {
  const as = await site.signIn(await makeAdmin(site.db));
  const token = await site.signIn(await makeUser(site.db));
  const elder = await makeEnquiry(site.db, { user_id: null, created_at: '2026-01-01T06:30:00.000Z' });
  const sent = (await site.post<Enquiry>('/booking', { as: token, body: enquiryBodyOf() })).body.data;
  await site.post(`/manage/bookings/${sent._id}/merge`, { as, body: { otherId: elder.id } });
  const body = { from: 'new', to: 'confirmed' };
  expect((await site.put(`/manage/bookings/${elder.id}/status`, { as, body })).status).toBe(200);

  const mine = async () => (await site.get<Enquiry[]>('/booking/mine', { as: token })).body.data;
  expect(await mine()).toEqual([{ ...sent, status: 'confirmed' }]);
  expect((await site.get(`/booking/${sent._id}/calendar`, { as: token })).status).toBe(200);
  // The other was never the traveller's: it holds what somebody else said.
  expect((await site.get(`/booking/${elder.id}/calendar`, { as: token })).status).toBe(404);

  await site.delete(`/booking/${elder.id}`, { as });
  expect(await mine()).toEqual([]);
  expect((await site.get(`/booking/${sent._id}/calendar`, { as: token })).status).toBe(404);
});
