// @module-tag dialect
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskDetail } from '../../../contracts/enquiries/desk-history.contract.ts';
import { TOO_BIG } from '../../../contracts/reply-files/file-limits.ts';
import type { CalendarFile, ReplyFile } from '../../../contracts/reply-files/reply-files.contract.ts';
import { askMeanwhile } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeAdmin, makeContactMessage, makeEnquiry, makeUser } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { uploadFile } from '../../../tests/support/upload-file.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { runTransaction } from '../../db/transaction.ts';
import { eraseEnquiriesOf } from '../enquiries/erase-enquiries.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { deleteUnsentFile, removeUnsentFiles } from './reply-files.queries.ts';
import { attachmentsOf } from './send-files.ts';

const NOW = '2026-11-20T06:30:00.000Z';
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'plan ')]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
let site: TestApp;
let as: string;

beforeAll(async () => {
  site = await buildTestApp({ withMail: true });
  await insertPlaceholders(site.db, demoSettings, new Date());
  site.setClock(NOW);
  as = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
});
afterAll(() => site.close());

const upload = (path: string, contents: Buffer, name = 'Plan.pdf') =>
  uploadFile<ReplyFile>(site, `${path}/reply-files`, { as, contents, name });
const of = (id: string) => `/manage/bookings/${id}`;
const reply = (id: string, files: string[], key?: string) =>
  site.post<{ _id: string }>(`${of(id)}/reply`, {
    as,
    body: { subject: 'Your trip', text: 'See the plan.', files },
    headers: key ? { 'idempotency-key': key } : {},
  });
const lastEvent = async (id: string) =>
  (await site.get<DeskDetail>(of(id), { as })).body.data.events.find(({ kind }) => kind === 'reply');
const files = () => site.db.selectFrom('reply_files').select('id').execute();
const parts = () => site.db.selectFrom('reply_file_parts').select('file_id').execute();

test('a file goes with the reply that names it, stands in the history, and is fetched by staff alone §V5.3.1 §V5.4.2', async () => {
  const enquiry = await makeEnquiry(site.db, { user_email: 'asha@hills.example' });
  const { body } = await upload(of(enquiry.id), PDF, '../Plan: für Asha\u202e.PDF');
  expect(body.data).toMatchObject({ name: 'Plan für Asha.pdf', type: 'application/pdf', bytes: PDF.length });
  const calendar = await site.post<CalendarFile>(`${of(enquiry.id)}/reply-files/calendar`, { as });
  expect(calendar.body.data.day).toBe(enquiry.book_at);
  const ids = [body.data._id, calendar.body.data._id];
  const first = await reply(enquiry.id, ids, 'once');
  expect(first.status).toBe(200);
  expect((await reply(enquiry.id, ids, 'once')).body).toEqual(first.body);
  expect(await lastEvent(enquiry.id)).toMatchObject({
    files: [{ name: 'Plan für Asha.pdf' }, { name: `${enquiry.reference}.ics`, type: 'text/calendar' }],
  });

  const mail = await site.mailbox.waitForMail('asha@hills.example');
  expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['Plan für Asha.pdf', 'application/pdf'],
    [`${enquiry.reference}.ics`, 'text/calendar'],
  ]);
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(Buffer.from(mail.attachments[0]?.content as ArrayBuffer))).toBe(hash(PDF));

  const url = `/api/v1/manage/reply-files/${body.data._id}`;
  const fetched = await site.app.inject({ url, headers: { authorization: `Bearer ${as}` } });
  expect(hash(fetched.rawPayload)).toBe(hash(PDF));
  expect(fetched.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(fetched.headers['content-disposition']).toBe(
    `attachment; filename="Plan f_r Asha.pdf"; filename*=UTF-8''Plan%20f%C3%BCr%20Asha.pdf`,
  );
  const traveller = await site.signIn(await makeUser(site.db));
  const refused = await site.app.inject({ url, headers: { authorization: `Bearer ${traveller}` } });
  expect(refused.statusCode).toBe(403);
  // It stays with the reply, and goes with no other.
  expect((await site.delete(`/manage/reply-files/${body.data._id}`, { as })).status).toBe(409);
  const GONE = 'A file is not here any more. Remove it, and attach it again.';
  const other = await upload(of(enquiry.id), PNG);
  expect((await reply(enquiry.id, [other.body.data._id, body.data._id])).body.fields).toEqual({
    files: GONE,
    // Which of them.
    'files.1': GONE,
  });
});

test('what a file is, its contents tell §V5.1.1 §V5.2.2 §V5.4.1', async () => {
  const { id } = await makeEnquiry(site.db);
  const at = async (contents: Buffer, name: string) => (await upload(of(id), contents, name)).body.data?.name;
  expect(await at(PNG, 'photo.exe')).toBe('photo.exe.png');
  expect(await at(Buffer.from('RIFF1234WEBPVP8 '), '..')).toBe('file.webp');
  expect(await at(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'IMG_1.JPEG')).toBe('IMG_1.jpg');
  expect(await at(Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'), 'day')).toBe('day.ics');
  for (const contents of ['<svg xmlns="x"/>', 'MZ\u0090', 'BEGIN:VCALENDAR\r\n<script>', ' %PDF-1.7'])
    expect((await upload(of(id), Buffer.from(contents), 'plan.pdf')).status).toBe(415);
  // A name is cut between two letters, and not within one.
  expect(await at(PNG, `${'a'.repeat(95)}😀😀.png`)).toBe(`${'a'.repeat(95)}.png`);
  expect((await upload(of(id), Buffer.alloc(0))).body.fields).toEqual({ file: 'This file is empty.' });
  expect((await upload(of('nothing'), PNG)).status).toBe(404);
});

test('a file without a name gets one', async () => {
  const { id } = await makeEnquiry(site.db);
  const head = '--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream';
  const { body } = await site.app.inject({
    method: 'POST',
    url: `/api/v1${of(id)}/reply-files`,
    headers: { authorization: `Bearer ${as}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(`${head}\r\n\r\n`), PNG, Buffer.from('\r\n--x--\r\n')]),
  });
  expect(JSON.parse(body)).toMatchObject({ data: { name: 'file.png', bytes: PNG.length } });
});

if (isOnPostgres())
  test('a reply never goes without a file that is removed as it is sent', async () => {
    const { id } = await makeEnquiry(site.db);
    const file = (await upload(of(id), PNG)).body.data._id;
    const [answer] = await askMeanwhile(site.db, (trx) => deleteUnsentFile(trx, file), [
      () => reply(id, [file]),
    ]);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { files: 'A file is not here any more. Remove it, and attach it again.' } },
    });
    expect(await lastEvent(id)).toBeUndefined();
  });

test('a file that is erased while it is read is not there, and never half of it', async () => {
  const { id } = await makeEnquiry(site.db);
  const file = (await upload(of(id), PDF)).body.data._id;
  await site.db
    .deleteFrom('reply_file_parts')
    .where('file_id', '=', file)
    .where('position', '=', 1)
    .execute();
  expect(await attachmentsOf(site.db, [file])).toEqual([]);
  expect((await site.get(`/manage/reply-files/${file}`, { as })).status).toBe(404);
});

test('a reply has five files and 10 MB at most, and only its own §V5.2.1', async () => {
  const { id } = await makeEnquiry(site.db);
  const big = Buffer.concat([PNG, Buffer.alloc(6 * 1024 * 1024)]);
  const ids = [await upload(of(id), big), await upload(of(id), big)].map(({ body }) => body.data._id);
  expect((await reply(id, ids)).body.fields).toEqual({ files: TOO_BIG });
  expect((await upload(of(id), Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]))).status).toBe(413);
  expect((await reply(id, Array(6).fill(ids[0]))).body.fields).toEqual({ files: 'Attach 5 files at most.' });
  const other = await makeEnquiry(site.db);
  expect((await reply(other.id, ids.slice(0, 1))).status).toBe(400);
  expect(await lastEvent(other.id)).toBeUndefined();
  // One that is chosen twice is sent once.
  expect((await reply(id, [ids[0] ?? '', ids[0] ?? ''])).status).toBe(200);
  expect((await site.delete(`/manage/reply-files/${ids[1]}`, { as })).status).toBe(200);
});

test('they go with a message, too, and with what they were about; what was never sent goes after 14 days', async () => {
  await site.db.deleteFrom('reply_files').execute();
  const message = await makeContactMessage(site.db);
  const path = `/contacts/${message.id}`;
  const { body } = await upload(path, PNG, 'map.png');
  await site.post(`${path}/replies`, { as, body: { reply: 'See the map.', files: [body.data._id] } });
  const shown = await site.get<{ replies: { files: ReplyFile[] }[] }>(path, { as });
  expect(shown.body.data.replies).toMatchObject([{ files: [{ name: 'map.png', bytes: PNG.length }] }]);
  await site.delete(path, { as });
  expect(await files()).toEqual([]);

  const user = await makeUser(site.db);
  const enquiry = await makeEnquiry(site.db, { user_id: user.id });
  const stays = await makeEnquiry(site.db);
  const sent = await upload(of(enquiry.id), PNG);
  await reply(enquiry.id, [sent.body.data._id]);
  await upload(of(enquiry.id), PNG);
  await upload(of(stays.id), PNG);
  const traveller = { userId: user.id, provedEmail: undefined };
  await runTransaction(site.db, (trx) => eraseEnquiriesOf(trx, traveller, new Date(NOW)));
  expect(await files()).toHaveLength(1);
  expect(await parts()).toHaveLength(1);
  await removeUnsentFiles(site.db, new Date('2026-12-04T06:29:00.000Z'));
  expect(await files()).toHaveLength(1);
  await removeUnsentFiles(site.db, new Date('2026-12-04T06:31:00.000Z'));
  expect(await parts()).toEqual([]);
});
