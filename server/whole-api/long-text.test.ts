import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DescribedOperation, describedCalls, type Schema } from '../../tests/support/described-calls.ts';
import { makeAdmin } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';

/** So many bytes of text, made to keep expressions busy. */
type LongText = (bytes: number) => string;

/**
 * As much text as a body holds. Whatever takes steps by the square of a hundred kilobytes takes longer than a test may;
 * smaller bodies are held by `linear-expressions.test.ts`.
 */
const filled =
  (first: string, part: string, last: string): LongText =>
  (bytes) =>
    first + part.repeat((bytes - first.length - last.length) / Buffer.byteLength(part)) + last;
/** Bytes of a body around the one field that is filled, wherever it stands. */
const AROUND = 200;

/** What cleaning leaves long. */
const LONG = [
  filled('', '1', 'x'),
  filled('a@', '.', '@'),
  filled('a@b', '.', ' '),
  filled('+', '1 ', '%'),
  filled('', '+', ''),
  filled('', '%', ''),
  filled('', '(', ''),
  filled('', '-', 'x'),
  filled('/', '/', 'x'),
  filled('https://', 'a.', '@'),
  filled('2026-01-01T', '+', 'x'),
  filled('x', '<', 'x'),
  filled('', '९', 'x'),
];
/** What cleaning makes short. */
const SHRINKING: LongText[] = [
  filled('', ' ', 'x'),
  filled('x', ' ', 'x'),
  filled('x', '\n', 'x'),
  filled('x', '\r', ''),
  filled('', '\u0000', 'x'),
  (bytes) => `e${'\u0301'.repeat(bytes / 4 - 1)}${'\u0323'.repeat(bytes / 4 - 1)}`,
];

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

/** The field wherever a call takes text: by itself, in a list, and in what a list or a field holds. */
function bodiesOf(fields: Record<string, Schema>, text: string): Record<string, unknown>[] {
  return Object.entries(fields).flatMap(([name, schema]) =>
    valuesOf(schema, text).map((value) => ({ [name]: value })),
  );
}

function valuesOf({ items, properties }: Schema, text: string): unknown[] {
  if (items) return valuesOf(items, text).map((value) => [value]);
  return properties ? bodiesOf(properties, text) : [text];
}

async function faultsOf(
  { method, url }: DescribedOperation,
  payload: Record<string, unknown>,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${staff}` };
  const answer = await site.app.inject({ method, url, headers, payload });
  expect(answer.statusCode, `${url} ${Object.keys(payload)}`).toBeLessThan(500);
  return answer.json<{ fields?: unknown }>().fields;
}

/** Bytes for one text: more than any field may have, and no more than the body. */
const roomIn = ({ maxBytes }: DescribedOperation) => Math.min(maxBytes, 100_000) - AROUND;

const callsWithBody = () => {
  const calls = describedCalls(site).filter(
    ({ method, fields }) => method !== 'GET' && bodiesOf(fields, '').length > 0,
  );
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'post /api/v1/auth/login',
      'post /api/v1/contacts/send-mail',
      'put /api/v1/settings',
    ]),
  );
  return calls;
};

/** Each in a test of its own, named by its beginning: all together they would be too many for a slow machine. */
const eachOf = (texts: LongText[]) => test.each(texts.map((text) => [text(100).slice(0, 14), text] as const));

eachOf(LONG)('%j… is refused for its length, in every field of every call', async (_beginning, text) => {
  for (const call of callsWithBody()) {
    const [expected, found] = await Promise.all(
      [filled('', 'x', ''), text].map((long) =>
        Promise.all(bodiesOf(call.fields, long(roomIn(call))).map((body) => faultsOf(call, body))),
      ),
    );
    expect.soft(found, call.name).toEqual(expected);
  }
});

eachOf(SHRINKING)('%j…, long only before it is cleaned, is read as fast', async (_beginning, text) => {
  for (const call of callsWithBody())
    for (const body of bodiesOf(call.fields, text(roomIn(call)))) await faultsOf(call, body);
});
