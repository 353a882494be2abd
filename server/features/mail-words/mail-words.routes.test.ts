// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  MessageDetail,
  MessageInList,
  WordsPreview,
} from '../../../contracts/mail-words/mail-words.contract.ts';
import { makeAdmin, makeEnquiry, makeUser } from '../../../tests/support/factories.ts';
import { enquiryBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { MESSAGES } from '../../mail/messages/all-messages.ts';
import { createMailBuilder } from '../../mail-builder.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

const KIND = '/manage/mail-words/enquiry-received';
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['mail_words', 'audit_log', 'outbox', 'bookings'] as const)
    await site.db.deleteFrom(table).execute();
});

const detail = async () => (await site.get<MessageDetail>(KIND, { as })).body.data;
const save = (body: object) => site.put<MessageDetail>(KIND, { as, body });
const restore = (version: number) => site.post<MessageDetail>(`${KIND}/original`, { as, body: { version } });
const audit = () => site.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
const OTHERS = { subject: 'Namaste {{reference}}', body: 'Namaste!\n\n{{facts}}' };

async function nextReceipt() {
  const traveller = await site.signIn(await makeUser(site.db));
  await site.post('/booking', { as: traveller, body: enquiryBodyOf() });
  const row = await site.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'enquiry-received')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const mail = await createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false });
  if (!mail) throw new Error('There is no mail.');
  return mail;
}

test('the next mail has the words that staff gave it, and then the original ones again', async () => {
  expect((await nextReceipt()).text).toMatch(/^Hello,/);
  const saved = await save({ ...OTHERS, version: 0 });
  expect(saved.body.data).toMatchObject({ words: OTHERS, isEdited: true, version: 1 });
  const mail = await nextReceipt();
  expect(mail.text).toMatch(/^Namaste!\n\nReference: TT-/);
  expect(mail.subject).toMatch(/^Namaste TT-\w{5}$/);

  const restored = await restore(1);
  expect(restored.body.data).toMatchObject({ isEdited: false, version: 2 });
  expect(restored.body.data.words).toEqual(restored.body.data.original);
  expect((await nextReceipt()).text).toMatch(/^Hello,/);
  expect((await audit()).map(({ action, subject_label }) => [action, subject_label])).toEqual([
    ['mail-words.update', 'Enquiry received'],
    ['mail-words.restore', 'Enquiry received'],
  ]);
});

test('of two editors the second is told, also of a return to the original', async () => {
  expect((await save({ ...OTHERS, version: 0 })).status).toBe(200);
  const late = await save({ ...OTHERS, subject: 'Mine {{reference}}', version: 0 });
  expect(late.status).toBe(409);
  expect(late.body.message).toBe(
    'A colleague has changed these words in the meantime. Nothing was overwritten.',
  );
  expect((await restore(0)).status).toBe(409);
  expect((await detail()).words).toEqual(OTHERS);
  await restore(1);
  expect((await save({ ...OTHERS, version: 1 })).status).toBe(409);
});

test('what is stored already by a save whose answer was lost is saved, and noted once', async () => {
  for (const words of [OTHERS, OTHERS])
    expect((await save({ ...words, version: 0 })).body.data).toMatchObject({ words: OTHERS, version: 1 });
  for (const version of [1, 1])
    expect((await restore(version)).body.data).toMatchObject({ isEdited: false, version: 2 });
  expect(await audit()).toHaveLength(2);
});

test('of two who save the same moment one is stored', async () => {
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((word) => save({ ...OTHERS, subject: `${word} {{reference}}`, version: 0 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await audit()).toHaveLength(1);
});

test('faulty words are refused, and nothing is stored', async () => {
  const answer = await save({ subject: 'Hello', body: '{{facts}} {{price', version: 0 });
  expect(answer.status).toBe(400);
  expect(answer.body.fields.subject).toMatch(/^\{\{reference\}\} must not be left out/);
  expect(answer.body.fields.body).toMatch(/^A field has no end/);
  expect((await save({ subject: 'x'.repeat(900), body: 'x', version: 0 })).status).toBe(400);
  expect(await detail()).toMatchObject({ isEdited: false, version: 0 });
});

test('a preview shows the newest enquiry, names what is wrong, and stores nothing', async () => {
  const preview = (body: object) => site.post<WordsPreview>(`${KIND}/preview`, { as, body });
  const made = await preview(OTHERS);
  expect(made.body.data).toMatchObject({ faults: {}, shows: null });
  const { reference } = await makeEnquiry(site.db, { full_name: 'Bina <b>Lama</b>' });
  const real = await preview({ subject: 'For {{reference}}', body: '{{greeting}} <script>' });
  expect(real.body.data).toMatchObject({ subject: `For ${reference}`, shows: reference });
  expect(real.body.data.text).toContain('Hello Bina <b>Lama</b>, <script>');
  expect(real.body.data.html).not.toMatch(/<script|<b>/);
  expect(real.body.data.faults.body).toMatch(/^\{\{facts\}\} must not be left out/);
  expect(await site.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('what every object has is no field of a message, previewed or saved', async () => {
  const words = { subject: '{{reference}} {{constructor}}', body: '{{__proto__}}\n\nand {{toString}}' };
  const { status, body } = await site.post<WordsPreview>(`${KIND}/preview`, { as, body: words });
  expect(status).toBe(200);
  expect(body.data.faults).toEqual({
    subject: 'There is no field {{constructor}} in this message.',
    body: 'There is no field {{__proto__}} in this message.',
  });
  expect(`${body.data.subject}${body.data.html}${body.data.text}`).not.toMatch(/native code|\[object/);
  expect((await save({ ...words, version: 0 })).status).toBe(400);
});

test('all messages are shown with made-up data', async () => {
  const { body } = await site.get<MessageInList[]>('/manage/mail-words', { as });
  expect(body.data.map(({ kind }) => kind)).toEqual(MESSAGES.map(({ id }) => id));
  for (const { sample } of body.data) expect(sample.html).toMatch(/^<!doctype html>/);
});

test('of a message that there is none of nothing is told', async () => {
  expect((await site.get('/manage/mail-words/nothing', { as })).status).toBe(404);
});
