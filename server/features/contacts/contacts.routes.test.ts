import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIRST_TOUR_TYPES } from '../../../contracts/contacts/tour-types.ts';
import { makeAdmin, makeUser } from '../../../tests/support/factories.ts';
import { contactBodyOf } from '../../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { ISO_TIME, UUID_V7 } from '../../../tests/support/value-shapes.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { CONTACT_NOTICE_MAIL, CONTACT_RECEIVED_MAIL } from './contacts.mail.ts';

const ADMIN = 'staff@agency.example';
let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp({ withMail: true });
  await insertPlaceholders(site.db, demoSettings, new Date());
  await makeAdmin(site.db, { email: ADMIN });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['contact_messages', 'outbox', 'idempotency_keys'] as const) {
    await site.db.deleteFrom(table).execute();
  }
});

const write = (given?: Record<string, unknown>, headers: Record<string, string> = {}) =>
  site.post('/contacts/send-mail', { body: contactBodyOf(given), headers });
const messages = () => site.db.selectFrom('contact_messages').selectAll().execute();
const mails = () => site.db.selectFrom('outbox').selectAll().orderBy('kind').execute();

test('a visitor writes: the message is stored together with the mail that tells staff', async () => {
  const { status, body } = await write();
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: 'Message sent successfully!' });
  expect(await messages()).toEqual([
    {
      id: expect.stringMatching(UUID_V7),
      name: 'Bina Lama',
      email: 'bina@example.com',
      mobile: '9832012345',
      tour_type: 'Family',
      message: 'Is Gurudongmar open in April?',
      created_at: expect.stringMatching(ISO_TIME),
      done_at: null,
      replied_at: null,
      ...{ next_action_on: null, next_action_words: null, next_action_for: null },
      ...{ owner_id: null, enquiry_id: null },
      spam_at: null,
    },
  ]);
  expect(await mails()).toMatchObject([
    { kind: CONTACT_NOTICE_MAIL, recipient: ADMIN },
    { kind: CONTACT_RECEIVED_MAIL, payload: '{}' },
  ]);
});

test('the mail says what was written, and its answer goes to the writer', async () => {
  await write({
    name: 'Pema <b>',
    email: 'pema@example.com',
    message: 'First line\n\n<script>alert(1)</script>',
  });
  const find = () => site.mailbox.mails.find((one) => one.subject?.startsWith('Message from Pema <b> [M-'));
  await expect.poll(find).toBeDefined();
  const mail = find();
  expect(mail?.recipients).toEqual([ADMIN]);
  expect(mail?.replyTo?.[0]?.address).toBe('pema@example.com');
  for (const fact of [
    '> First line\n>\n> <script>',
    'Tour type: Family',
    'Mobile: 9832012345',
    'pema@example.com',
  ]) {
    expect(mail?.text).toContain(fact);
  }
  expect(mail?.html).not.toContain('<script>');
});

test('every tour type of the specification is taken §5.10', async () => {
  for (const tourType of FIRST_TOUR_TYPES) expect((await write({ tourType })).status).toBe(200);
  expect((await messages()).map((row) => row.tour_type).sort()).toEqual([...FIRST_TOUR_TYPES].sort());
});

test('a tour type that staff have not listed is refused, and one that they list is taken', async () => {
  const { status, body } = await write({ tourType: 'Cruise' });
  expect([status, body.fields]).toEqual([400, { tourType: 'Select a tour type.' }]);
  const list = (id: string, tourTypes: string[]) => {
    const content = JSON.stringify({ getInTouch: { tourTypes } });
    const version = { id, key: 'home' as const, content, published_at: '', published_by: null };
    return site.db.insertInto('page_content_versions').values(version).execute();
  };
  await list('0', ['Cruise']);
  expect((await write({ tourType: 'Cruise' })).status).toBe(200);
  expect((await write({ tourType: 'Family' })).status, 'of a page that was open').toBe(200);
  await list('1', ['Trek']);
  expect((await write({ tourType: 'Family' })).status).toBe(400);
  await site.db.deleteFrom('page_content_versions').execute();
});

test('the mobile number has no shortest length and is kept as typed', async () => {
  for (const mobile of ['12', 9832012345, '+91 98320-12345 (2)'])
    expect((await write({ mobile })).status).toBe(200);
  expect((await messages()).map((row) => row.mobile).sort()).toEqual([
    '+91 98320-12345 (2)',
    '12',
    '9832012345',
  ]);
});

const everyFault = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  mobile: 'Enter your mobile number.',
  tourType: 'Select a tour type.',
  message: 'Enter your message.',
};

test.each([
  [{}],
  [undefined],
  [{ name: '', email: '', mobile: '', tourType: '', message: '' }],
  [{ name: null, email: 1, mobile: false, tourType: 7, message: ['text'] }],
])('%j is answered with every field’s fault', async (body) => {
  const answer = await site.post('/contacts/send-mail', { body });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual(everyFault);
  expect(await messages()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('an address that is none is refused', async () => {
  const { body } = await write({ email: 'bina at example' });
  expect(body.fields).toEqual({ email: 'Please enter a valid email address.' });
});

test('20 parallel repeats of one key store one message and one mail to each side', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => write({}, { 'idempotency-key': 'one' })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  expect(await messages()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

test('a visitor who signs in before sending it again has sent one message', async () => {
  const headers = { 'idempotency-key': 'one' };
  await write({}, headers);
  const as = await site.signIn(await makeUser(site.db));
  await site.post('/contacts/send-mail', { as, body: contactBodyOf(), headers });
  expect(await messages()).toHaveLength(1);
});

test('another message under the same key is refused', async () => {
  await write({}, { 'idempotency-key': 'one' });
  const { status, body } = await write({ message: 'Another one' }, { 'idempotency-key': 'one' });
  expect(status).toBe(409);
  expect(body.code).toBe('conflict');
  expect(await messages()).toHaveLength(1);
});

test('when the mail cannot be stored, neither is the message', async () => {
  const broken = await buildTestApp();
  try {
    await insertPlaceholders(broken.db, demoSettings, new Date());
    await makeAdmin(broken.db);
    await broken.db.schema.dropTable('outbox').execute();
    expect((await broken.post('/contacts/send-mail', { body: contactBodyOf() })).status).toBe(500);
    expect(await broken.db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  } finally {
    await broken.close();
  }
});

test.each(['९८३२० १२३४५', '০৩৫৩ ২০০', '+91 98320–12345', '9'.repeat(40)])(
  'the mobile number %s is kept as it was typed',
  async (mobile) => {
    expect((await write({ mobile })).status).toBe(200);
    const stored = await site.db
      .selectFrom('contact_messages')
      .select('mobile')
      .where('mobile', '=', mobile)
      .execute();
    expect(stored).toEqual([{ mobile }]);
  },
);

test.each(['none', '+'])('%j is no mobile number', async (mobile) => {
  const { status, body } = await write({ mobile });
  expect([status, body.fields]).toEqual([400, { mobile: 'Use digits for your mobile number.' }]);
});
