// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeEnquiryRow, makeAdmin, makeEnquiry, makeTour } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow, TourRow } from '../../../db/schema.ts';
import { hashToken } from '../../../http/session/tokens.ts';
import { createMailBuilder } from '../../../mail-builder.ts';

let site: TestApp;
let staff: string;
let tour: TourRow;
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
  tour = await makeTour(site.db, { title: 'Tsomgo in a day' });
});
beforeEach(async () => {
  site.setClock();
  await site.db.deleteFrom('outbox').execute();
  enquiry = await makeConfirmed();
});
afterAll(() => site.close());

const makeConfirmed = (given: Partial<BookingRow> = {}) =>
  makeEnquiry(site.db, {
    ...{ tour_id: tour.id, tour_name: tour.title, status: 'confirmed', book_at: '2026-03-14' },
    ...given,
  });

async function move(from: string, to: string, { id } = enquiry): Promise<string | null> {
  const { status, body } = await site.put<{ undoId: string | null }>(`/manage/bookings/${id}/status`, {
    as: staff,
    body: { from, to, isMeant: true },
  });
  expect(status).toBe(200);
  return body.data.undoId;
}

const rows = () =>
  site.db.selectFrom('outbox').selectAll().where('kind', '=', 'review-invitation').orderBy('id').execute();

/** The mails that wait, as the worker would send them. */
async function mails(isPreview = false) {
  const build = createMailBuilder(site.deps, SITE_URL);
  return Promise.all((await rows()).map((row) => build(row, { isPreview })));
}

/** As the worker does with one that it built, or that had nothing to say any more. */
const endMails = () => site.db.updateTable('outbox').set({ next_attempt_at: null }).execute();

test('a traveller is asked how the trip was, with a link of which only the hash is stored', async () => {
  await move('confirmed', 'completed');
  expect(await rows()).toMatchObject([
    { recipient: enquiry.user_email, about_kind: 'booking', about_id: enquiry.id },
  ]);
  const [preview] = await mails(true);
  expect(preview?.link).toBe(`${SITE_URL}/review/left-out`);
  const [mail] = await mails();
  expect(mail?.subject).toBe(`How was your trip? [${enquiry.reference}]`);
  expect(mail?.text).toContain('You are back from Tsomgo in a day (March 2026).');
  // Anybody can enquire with any address and name.
  expect(JSON.stringify(mail)).not.toContain(enquiry.full_name);
  const token = mail?.link?.split('/').at(-1) ?? '';
  expect(mail?.secrets).toEqual([token]);
  const stored = await site.db
    .selectFrom('review_invitations')
    .selectAll()
    .where('booking_id', '=', enquiry.id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ token_hash: hashToken(token), used_at: null });
  const days = (Date.parse(stored.expires_at ?? '') - Date.parse(stored.created_at)) / 86_400_000;
  expect(Math.round(days)).toBe(180);
  expect(JSON.stringify([stored, await rows()])).not.toContain(token);
});

test('set back and completed again, it does not ask a second time', async () => {
  await move('confirmed', 'completed');
  await mails();
  await endMails();
  await move('completed', 'confirmed');
  await move('confirmed', 'completed');
  expect(await rows()).toHaveLength(1);
});

test('completed by mistake and undone at once nobody is asked; the right completion asks', async () => {
  const undoId = await move('confirmed', 'completed');
  await site.post(`/manage/bookings/changes/${undoId}/undo`, { as: staff });
  expect(await mails()).toEqual([undefined]);
  await move('confirmed', 'completed');
  const waits = async () => (await rows()).map(({ cancelled_at }) => cancelled_at === null);
  expect(await waits()).toEqual([false, true]);
  await move('completed', 'confirmed');
  await endMails();
  await move('confirmed', 'completed');
  expect((await mails()).at(-1)).toBeDefined();
  expect(await waits()).toEqual([false, true, true]);
});

test('several that are completed at once are asked each, and none twice at the same moment', async () => {
  const other = await makeConfirmed();
  const body = {
    bookings: [enquiry, other].map(({ id }) => ({ _id: id, status: 'confirmed' })),
    change: { kind: 'status', to: 'completed' },
  };
  const answers = await Promise.all([
    site.post('/manage/bookings/changes', { as: staff, body }),
    site.post('/manage/bookings/changes', { as: staff, body }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await rows()).map(({ about_id }) => about_id).sort()).toEqual([enquiry.id, other.id].sort());
});

test('nobody is asked without an address, of a tour that has no page, or once the enquiry is gone', async () => {
  await move('confirmed', 'completed', await makeConfirmed({ user_email: '' }));
  const draft = await makeTour(site.db, { status: 'draft' });
  await move('confirmed', 'completed', await makeConfirmed({ tour_id: draft.id }));
  await move('confirmed', 'completed', await makeConfirmed({ tour_id: null, tour_name: 'Somewhere' }));
  expect(await rows()).toEqual([]);
  await move('confirmed', 'completed');
  const other = await makeConfirmed();
  await changeEnquiryRow(site.db, enquiry.id, { merged_into: other.id, deleted_at: other.created_at });
  expect(await mails()).toEqual([undefined]);
});

test('of a trip without a day the mail names no month', async () => {
  const open = await makeConfirmed({ book_at: null, travel_words: 'In spring' });
  await move('confirmed', 'completed', open);
  const [mail] = await mails();
  expect(mail?.text).toContain('You are back from Tsomgo in a day.');
});
