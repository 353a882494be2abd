import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DescribedOperation, describedCalls, type Schema } from '../../tests/support/described-calls.ts';
import { makeAdmin } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

// Every call that the API describes, with each of its fields wrong in each typical way. What the server says of a value
// that is wrong by itself it must also say when all others are wrong with it.

/** A value of a field, and the names under which the server refuses it. */
type Wrong = { value: unknown; named: string[] };

/** Texts that are Zod's own, and not written for a person. */
const unreadable = new Set<string>();
let site: TestApp;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

/** What staff list stands in the database: it is looked up once the rest is right. */
const KNOWN_LATER = new Set([
  ...['get /api/v1/tours/browse destination', 'get /api/v1/tours/browse theme'],
  'post /api/v1/contacts/send-mail tourType',
]);
const LENGTHS = [41, 501, 1_001, 5_001, 20_001];
/** Not the empty text: it may mean that a field is left out, and what is missing then depends on the others. */
const WRONG: unknown[] = [
  {},
  [],
  true,
  'nothing like it',
  -1,
  0,
  2.5,
  1e308,
  '2.5',
  '1900-01-01',
  '2026-02-30',
];

/** What a form or a program may send in place of a value of this kind. */
function valuesOf(schema: Schema): unknown[] {
  if (schema.items) return listsOf(valuesOf(schema.items));
  if (schema.properties) return [...WRONG, ...objectsOf(schema.properties)];
  return WRONG;
}

function listsOf(items: unknown[]): unknown[] {
  return [...WRONG, ...items.map((item) => [item, item]), Array(300).fill(items.at(-1))];
}

function objectsOf(properties: Record<string, Schema>): unknown[] {
  return WRONG.map((_value, turn) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, pick(valuesOf(schema), turn)]),
    ),
  );
}

function pick<T>(values: readonly T[], turn: number): T {
  return values[turn % values.length] as T;
}

async function namedFaults(
  { method, url }: DescribedOperation,
  given: Record<string, unknown>,
): Promise<string[]> {
  const query = method === 'GET' ? `?${new URLSearchParams(given as Record<string, string>)}` : '';
  const answer = await site.app.inject({
    method,
    url: url + query,
    headers: { authorization: `Bearer ${staff}` },
    ...(method !== 'GET' && { payload: given }),
  });
  if (answer.statusCode !== 400) return [];
  const { fields = {} } = answer.json<{ fields?: Record<string, string> }>();
  for (const [field, text] of Object.entries(fields)) {
    if (/invalid|expected|undefined|\bNaN\b|too (big|small):/i.test(text))
      unreadable.add(`${url} ${field}: ${text}`);
  }
  return Object.keys(fields);
}

async function wrongValuesOf(call: DescribedOperation, field: string): Promise<Wrong[]> {
  const of = (names: string[]) => names.filter((name) => name === field || name.startsWith(`${field}.`));
  const isQuery = call.method === 'GET';
  const values = isQuery
    ? WRONG.filter((value) => typeof value === 'string')
    : valuesOf(call.fields[field] ?? {});
  const found: Wrong[] = [];
  for (const value of values) {
    const named = of(await namedFaults(call, { [field]: value }));
    if (named.length > 0) found.push({ value, named });
  }
  // The shortest of those that are too long: together they must not be too much for a body.
  for (const length of LENGTHS) {
    const value = 'x'.repeat(length);
    const named = of(await namedFaults(call, { [field]: value }));
    if (named.length === 0) continue;
    found.push({ value, named });
    break;
  }
  return found;
}

/** Each turn takes another value of every field, so that each meets all kinds of neighbours. */
async function missedFaults(call: DescribedOperation): Promise<string[]> {
  const wrong = new Map<string, Wrong[]>();
  for (const field of Object.keys(call.fields)) {
    if (KNOWN_LATER.has(`${call.name} ${field}`)) continue;
    const values = await wrongValuesOf(call, field);
    if (values.length > 0) wrong.set(field, values);
  }
  const turns = 3 * Math.max(0, ...[...wrong.values()].map((values) => values.length));
  const missed: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const chosen = [...wrong].map(
      ([field, values], place) => [field, pick(values, turn * (1 + (place % 3)) + place)] as const,
    );
    const given = Object.fromEntries(chosen.map(([field, { value }]) => [field, value]));
    const named = await namedFaults(call, given);
    const expected = chosen.flatMap(([, one]) => one.named);
    for (const name of expected.filter((one) => !named.includes(one)))
      missed.push(`${name} of ${JSON.stringify(given).slice(0, 300)}`);
  }
  return missed;
}

/** Milliseconds for some thousand calls: a slow machine takes longer than other tests may. */
const LONG_ENOUGH = 120_000;

test(
  'every call names the faults of all its fields, whatever is wrong with the others §V2.2.1 §V2.2.2',
  async () => {
    const calls = describedCalls(site).filter(({ fields }) => Object.keys(fields).length > 1);
    expect(calls.map((call) => call.name)).toEqual(
      expect.arrayContaining(['post /api/v1/booking', 'post /api/v1/tours', 'get /api/v1/dashboard']),
    );
    for (const call of calls) expect.soft(await missedFaults(call), call.name).toEqual([]);
    expect([...unreadable]).toEqual([]);
  },
  LONG_ENOUGH,
);
