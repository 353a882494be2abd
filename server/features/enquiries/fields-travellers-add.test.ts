import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnData } from '../../../contracts/accounts/own-account.contract.ts';
import type { DeskEnquiry } from '../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { Enquiry } from '../../../contracts/enquiries/enquiries.contract.ts';
import { ADDED } from '../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { correctAsStaff } from '../../../tests/support/correct-as-staff.ts';
import { rowsThatHold } from '../../../tests/support/database/scan-tables.ts';
import { makeAdmin, makeUser, PASSWORD } from '../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import type { UserRow } from '../../db/schema.ts';
import { createMailBuilder } from '../../mail-builder.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

let site: TestApp;
let staff: string;
let traveller: UserRow;
let as: string;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(async () => {
  traveller = await makeUser(site.db, { email_proved_at: '2026-05-01T10:00:00.000Z' });
  as = await site.signIn(traveller);
});

const send = async (given: object) => {
  const body = enquiryBodyOf({ userEmail: traveller.email, ...given });
  return (await site.post<Enquiry>('/booking', { as, body })).body;
};
const detailOf = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as: staff })).body.data;
const found = async (q: string) =>
  (await site.get<DeskEnquiry[]>(`/manage/bookings?q=${q}`, { as: staff })).body.data.map(({ _id }) => _id);

async function mailsAbout(id: string): Promise<string[]> {
  const rows = await site.db.selectFrom('outbox').selectAll().where('about_id', '=', id).execute();
  const build = createMailBuilder(site.deps, SITE_URL);
  return Promise.all(rows.map(async (row) => (await build(row, { isPreview: false }))?.text ?? ''));
}

describe.each(ADDED)('$name', ({ name, label, max }) => {
  test('is told to staff, in both mails, in the table of staff, and to its sender', async () => {
    const { data } = await send({ [name]: ' Glacierberry\u0000 jam ' });
    expect(data[name]).toBe('Glacierberry jam');
    expect((await detailOf(data._id)).booking[name]).toBe('Glacierberry jam');
    const mails = await mailsAbout(data._id);
    expect(mails.map((text) => text.includes(`${label}: Glacierberry jam`))).toEqual([true, true]);
    const csv = await site.app.inject({
      url: '/api/v1/manage/bookings.csv',
      headers: { authorization: `Bearer ${staff}` },
    });
    expect(csv.body).toContain(label);
    expect(csv.body).toContain('Glacierberry jam');
    const { enquiries } = (await site.get<OwnData>('/account/data', { as })).body.data;
    expect(enquiries.map((own) => own[name])).toEqual(['Glacierberry jam']);
    expect((await send({ [name]: 'x'.repeat(max + 1) })).fields).toHaveProperty(name);
  });

  test('is found, corrected with its history, taken over by what it is merged into, and erased', async () => {
    const { data: elder } = await send({ [name]: null });
    const { data } = await send({ [name]: 'Mooncheese' });
    await correctAsStaff(site, { as: staff, id: data._id, given: { [name]: 'Suncheese' } });
    const { events, firstWish } = await detailOf(data._id);
    expect(firstWish?.[name]).toBe('Mooncheese');
    expect(events[0]).toMatchObject({ facts: [{ fact: name, from: 'Mooncheese', to: 'Suncheese' }] });
    expect([await found('suncheese'), await found('mooncheese')]).toEqual([[data._id], []]);
    const body = { otherId: data._id };
    await site.post(`/manage/bookings/${elder._id}/merge`, { as: staff, body });
    expect((await detailOf(elder._id)).booking[name]).toBe('Suncheese');
    const erased = await site.delete('/account', { as, body: { password: PASSWORD } });
    expect(erased.status).toBe(200);
    expect(await rowsThatHold(site.db, ['uncheese', 'ooncheese'])).toEqual([]);
  });
});
