// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Today } from '../../../../contracts/today.contract.ts';
import { makeEnquiry, makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { uploadFile } from '../../../../tests/support/upload-file.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { createMailBuilder } from '../../../mail-builder.ts';

const NOW = '2026-11-30T06:30:00.000Z';
const PNG = Buffer.from('\u0089PNG\r\n\u001a\n of a slip', 'latin1');
const UPI = { upiId: 'teesta@okbank', upiName: 'Teesta Trails' };
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;
let enquiry: BookingRow;
let token: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  as = await site.signIn(await makeOwner(site.db));
  desk = moneyDesk(site, as);
});
beforeEach(async () => {
  for (const table of ['documents', 'tax_rules', 'bookings', 'reply_files'] as const)
    await site.db.deleteFrom(table).execute();
  await desk.saveRules('2026-11-30', UPI);
  ({ enquiry, token } = await desk.agreed());
});
afterAll(() => site.close());

const upload = (contents = PNG) => uploadFile(site, `/quotes/${token}/slips`, { contents, name: 'slip.png' });

async function mailOf(kind: string) {
  const row = await site.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && createMailBuilder(site.deps, SITE_URL)(row, { isPreview: false });
}

test('the link shows what is due and where to pay, without the links that banks refuse', async () => {
  const shown = await desk.ofLink(token);
  expect(shown).toMatchObject({ due: 66_000_00, nextDue: { paise: 33_000_00 }, documents: [] });
  expect(shown.payTo).toEqual({
    ...{ ...UPI, upiLink: null, bank: null, note: enquiry.reference, paise: 33_000_00 },
    upiQrText: `upi://pay?pa=teesta@okbank&pn=Teesta%20Trails&am=33000.00&cu=INR&tr=${enquiry.reference.replace('-', '')}&tn=${enquiry.reference.replace('-', '%20')}`,
  });
  await desk.saveRules('2026-11-30', { ...UPI, isMerchantVerified: true });
  expect((await desk.ofLink(token)).payTo?.upiLink).toMatch(/^upi:/);
  expect((await site.get('/quotes/made-up/money')).status).toBe(404);
});

test('who has paid says so with a picture of the slip; staff find both, and Today has it', async () => {
  const slip = await upload();
  expect(slip.status).toBe(200);
  const { _id } = slip.body.data as unknown as { _id: string };
  const said = await desk.say(token, { reference: '4077 1234 5678', slip: _id });
  expect(said.status).toBe(200);
  expect(said.body.data).toMatchObject({
    ...{ waiting: 33_000_00, received: 0, payTo: null },
    payments: [{ state: 'logged', reference: '407712345678', paise: 33_000_00 }],
  });
  expect((await desk.money(enquiry)).payments).toMatchObject([{ by: 'Traveller', slip: _id }]);
  const file = await site.get(`/manage/reply-files/${_id}`, { as });
  expect(file.status).toBe(200);
  const today = (await site.get<Today>('/dashboard/today?whose=everyone', { as })).body.data;
  expect(today.due.first).toMatchObject([
    { nextActionWords: expect.stringContaining('Look for ₹33,000, 407712345678 at the bank') },
  ]);
  expect((await mailOf('quotation-news'))?.subject).toBe(
    `Asha Rai says that they have paid for the quotation 1 [${enquiry.reference}]`,
  );
});

const nextActionOf = async () =>
  (
    await site.db
      .selectFrom('bookings')
      .select('next_action_words')
      .where('id', '=', enquiry.id)
      .executeTakeFirstOrThrow()
  ).next_action_words;
const verify = async (nth: number) =>
  desk.decide(enquiry, (await desk.money(enquiry)).payments.at(nth)?._id ?? '', 'verification');

test('once all is verified nobody has to look for it any more', async () => {
  await desk.say(token, { reference: '407712345678' });
  await desk.say(token, { reference: '407712345679', amount: '1000' });
  const words =
    'Look for ₹1,000, 407712345679 at the bank · Look for ₹33,000, 407712345678 at the bank · Quotation 1 is accepted: look for the advance';
  expect(await nextActionOf()).toBe(words);
  await verify(0);
  expect(await nextActionOf()).toBe(words);
  await verify(1);
  expect(await nextActionOf()).toBeNull();
});

test('what was looked for in vain is done, too, but the advance is still to be looked for', async () => {
  const reject = async (nth: number) =>
    desk.decide(enquiry, (await desk.money(enquiry)).payments.at(nth)?._id ?? '', 'rejection');
  await desk.say(token, { reference: '407712345678' });
  await reject(0);
  expect(await nextActionOf()).toContain('look for the advance');
  const next_action_words = 'Look for ₹33,000, 407712345670 at the bank';
  await site.db.updateTable('bookings').set({ next_action_words }).where('id', '=', enquiry.id).execute();
  await desk.say(token, { reference: '407712345670' });
  await reject(1);
  expect(await nextActionOf()).toBeNull();
});

test('what staff planned stays when a payment is verified', async () => {
  const words = { next_action_words: 'Quotation 1 is accepted: look for the advance · Call about the food' };
  await site.db.updateTable('bookings').set(words).where('id', '=', enquiry.id).execute();
  await desk.pay(enquiry, 33_000);
  expect(await nextActionOf()).toBe(words.next_action_words);
});

test('a payment that is there already is told in the traveller’s words', async () => {
  await desk.say(token, { reference: '407712345678' });
  expect((await desk.say(token, { reference: '4077 1234 5678' })).body.fields).toEqual({
    reference: 'We have a payment with this UTR already.',
  });
});

test('a picture that fails leaves what was typed: it is said without one', async () => {
  expect((await upload(Buffer.from('MZ'))).status).toBe(415);
  const gone = await desk.say(token, { reference: '407712345679', slip: 'not there' });
  expect(gone.body.fields).toEqual({
    slip: 'The picture is not here any more. Choose it again, or send without it.',
  });
  expect((await desk.money(enquiry)).payments).toEqual([]);
  expect((await desk.say(token, { reference: '407712345679' })).status).toBe(200);
});

test('a link takes ten pictures that nothing was said of, and no file of another trip', async () => {
  for (let at = 0; at < 10; at += 1) expect((await upload()).status).toBe(200);
  expect((await upload()).body.fields).toHaveProperty('file');
  const [file] = await site.db.selectFrom('reply_files').select('id').execute();
  const other = await desk.agreed();
  expect((await desk.say(other.token, { reference: '407712345679', slip: file?.id })).status).toBe(400);
});

test('the papers of a trip are read by its link, and by no other', async () => {
  await desk.pay(enquiry, 33_000);
  const [paper] = (await desk.ofLink(token)).documents;
  const { statusCode, headers, rawPayload } = await site.app.inject(
    `/api/v1/quotes/${token}/documents/${paper?._id}`,
  );
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    ...[200, 'application/pdf', 'private, no-store'],
  ]);
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const other = await desk.agreed();
  expect((await site.get(`/quotes/${other.token}/documents/${paper?._id}`)).status).toBe(404);
});

test('a quotation that is not accepted has no money, and its link logs none', async () => {
  const sold = await makeEnquiry(site.db, { guest_size: 2, book_at: '2027-04-12' });
  const line = { text: 'Tour', quantity: 1, each: 9, cost: null, treatment: 'priced' };
  const options = [{ label: 'A', lines: [line], discount: 0, discountReason: '' }];
  const { token: open } = await desk.quotes.sent(sold, { options });
  expect((await site.get(`/quotes/${open}/money`)).status).toBe(404);
  expect((await desk.say(open, { reference: '407712345679' })).status).toBe(409);
});

test('the mail of a receipt brings it as a PDF, and a link of its own', async () => {
  await desk.pay(enquiry, 33_000);
  const letter = await mailOf('money-document');
  expect(letter?.attachments).toMatchObject([
    {
      filename: expect.stringMatching(/^Receipt voucher TTR-26-27-\d{4}\.pdf$/),
      contentType: 'application/pdf',
    },
  ]);
  expect(letter?.link).toMatch(/\/quote\/[\w-]{43}$/);
});
