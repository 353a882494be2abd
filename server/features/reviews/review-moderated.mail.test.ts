import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAdmin, makeReview, makeTour, makeUser } from '../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import type { TourRow, UserRow } from '../../db/schema.ts';
import { createMailBuilder } from '../../mail-builder.ts';

const WORDS = 'The driver knew which tea stall to trust.';

let site: TestApp;
let staff: string;
let tour: TourRow;
let writer: UserRow;
let path: string;
let reference: string;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db, { email: 'nima@agency.example' }));
  tour = await makeTour(site.db, { title: 'Tsomgo in a day' });
});
beforeEach(async () => {
  await site.db.deleteFrom('outbox').execute();
  writer = await makeUser(site.db, { username: 'Asha of the Ridge' });
  const { id } = await makeReview(site.db, { tour_id: tour.id, user_id: writer.id, review_text: WORDS });
  path = `/review/${id}/hidden`;
  reference = `[M-${id.slice(-6).toUpperCase()}]`;
});
afterAll(() => site.close());

const hide = (tellWriter?: boolean) => site.put(path, { as: staff, body: { tellWriter } });
const publish = () => site.delete(path, { as: staff });
const rows = () => site.db.selectFrom('outbox').selectAll().orderBy('id').execute();

/** The mails that wait, as the worker would send them; undefined where there is nothing to tell by now. */
async function mails() {
  const build = createMailBuilder(site.deps, SITE_URL);
  return Promise.all((await rows()).map((row) => build(row, { isPreview: false })));
}

test('that a review is hidden its writer is told where staff choose so, without what it says', async () => {
  expect((await hide()).status).toBe(200);
  expect(await rows()).toEqual([]);
  await publish();
  await site.db.deleteFrom('outbox').execute();
  expect((await hide(true)).status).toBe(200);
  expect(await rows()).toMatchObject([{ kind: 'review-hidden', recipient: writer.email }]);
  const [mail] = await mails();
  expect(mail?.subject).toBe(`Your review is not shown at present ${reference}`);
  expect(mail?.replyTo).toBe('nima@agency.example');
  expect(mail?.text).toContain(`Open the tour:\n${SITE_URL}/tours/${tour.slug}\n`);
  expect(mail?.html).toContain('<strong><span dir="auto">Tsomgo in a day</span></strong>');
  // Anybody can register with any address, and write.
  for (const word of [WORDS, writer.username]) expect(JSON.stringify(mail)).not.toContain(word);
});

test('that it is published its writer is told always, and once', async () => {
  await hide();
  for (const _press of [1, 2]) expect((await publish()).status).toBe(200);
  expect(await rows()).toMatchObject([{ kind: 'review-published', recipient: writer.email }]);
  const [mail] = await mails();
  expect(mail?.subject).toBe(`Your review is on our site ${reference}`);
  expect(mail?.text).toContain(`Read it there:\n${SITE_URL}/tours/${tour.slug}\n`);
  expect(JSON.stringify(mail)).not.toContain(WORDS);
});

test('what was overtaken before its mail left is told to nobody', async () => {
  await hide(true);
  await publish();
  expect((await mails()).map((mail) => mail?.subject)).toEqual([
    undefined,
    `Your review is on our site ${reference}`,
  ]);
  await hide();
  expect((await mails()).map((mail) => mail?.subject)).toEqual([
    `Your review is not shown at present ${reference}`,
    undefined,
  ]);
});

test('of a review without an account nobody is told', async () => {
  const { id } = await makeReview(site.db, { tour_id: tour.id, user_id: null });
  path = `/review/${id}/hidden`;
  expect((await hide(true)).status).toBe(200);
  expect((await publish()).status).toBe(200);
  expect(await rows()).toEqual([]);
});
