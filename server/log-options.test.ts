import { afterEach, expect, test } from 'vitest';
import { makeUser } from '../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../tests/support/test-app.ts';
import { TRAVEL_DAY } from '../tests/support/travel-day.ts';
import { logOptions } from './log-options.ts';
import { seedDatabase } from './seed-database.ts';

const lines: string[] = [];
const logger = { ...logOptions('info'), stream: { write: (line: string) => void lines.push(line) } };

let t: TestApp;
afterEach(async () => {
  lines.splice(0);
  await t.close();
});

/** The line that says this. */
const lineOf = (words: string) => lines.find((line) => line.includes(words)) ?? '';

test('a failure is found in the log by the id of its answer, and says nothing of the traveller', async () => {
  t = await buildTestApp({ logger });
  await seedDatabase(t.db, 'empty', new Date());
  const user = await makeUser(t.db, { username: 'Asha Rai', email: 'asha.rai@example.com' });
  const as = await t.signIn(user);
  await t.db.schema.dropTable('outbox').execute();

  const body = {
    userEmail: 'asha.rai@example.com',
    tourName: 'Sikkim',
    fullName: 'Asha Rai',
    phone: '+91 98320 12345',
    guestSize: 2,
    bookAt: TRAVEL_DAY,
  };
  const answer = await t.post('/booking', { as, body, headers: { origin: SITE_URL } });

  expect(answer.status).toBe(500);
  const told = lines.filter((line) => line.includes(answer.body.requestId));
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    msg: 'request failed',
    err: { message: expect.stringContaining('outbox'), stack: expect.stringContaining('kysely') },
  });
  expect(lines.join()).not.toMatch(/asha|rai|98320/i);
});

test('what a database or a mail server adds to an error stays out', async () => {
  t = await buildTestApp({ logger });
  const taken = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    code: '23505',
    detail: 'Key (email)=(asha@example.com) already exists.',
  });
  const refused = Object.assign(new Error('Can’t send mail: 550 <asha+tours@example.com> no such mailbox'), {
    rejected: ['asha+tours@example.com'],
    response: '550 <asha+tours@example.com> no such mailbox',
    cause: new AggregateError([taken, 'आशा@example.com'], 'all of them'),
  });
  t.app.log.error({ err: refused }, 'asha@example.com could not be told');

  const line = lineOf('could not be told');
  expect(line).not.toMatch(/asha|आशा|already exists/);
  expect(JSON.parse(line)).toMatchObject({
    msg: '…@example.com could not be told',
    err: {
      type: 'Error',
      message: 'Can’t send mail: 550 <…@example.com> no such mailbox',
      cause: {
        type: 'AggregateError',
        message: 'all of them',
        together: [{ code: '23505', message: taken.message }, { message: '…@example.com' }],
      },
    },
  });
});

test.each([
  ['in quotes', 'to "o&c d"@x.example', 'to …@x.example'],
  ['of unusual letters', "to o'brien#x!y@x.example", 'to …@x.example'],
  ['in the address of a page', '/login?next=%2Fa&to=joe%40x.example', '/login?next=%2Fa&to=…@x.example'],
  ['of a package, which is none', '/node_modules/@fastify/x', '/node_modules/@fastify/x'],
])('an address %s', async (_what, said, told) => {
  t = await buildTestApp({ logger });
  t.app.log.info(said);
  expect(lines.map((line) => JSON.parse(line).msg)).toContain(told);
});

test('a value that PostgreSQL quotes because it is not of its type stays out', async () => {
  t = await buildTestApp({ logger });
  const error = Object.assign(new Error('invalid input syntax for type integer: "Asha "Rai""'), {
    code: '22P02',
  });
  t.app.log.error({ err: error }, 'not a number');
  const line = lineOf('not a number');
  expect(line).not.toMatch(/Asha|Rai/);
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'invalid input syntax for type integer: "…"' } });
});

test('an error that is its own cause is told of, and not for ever', async () => {
  t = await buildTestApp({ logger });
  const own = new Error('round and round');
  own.cause = own;
  t.app.log.error({ err: own }, 'failed');
  expect(lineOf('round and round').match(/"message":"round and round"/g)).toHaveLength(5);
});
