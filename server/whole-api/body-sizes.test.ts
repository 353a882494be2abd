import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import { makeOwner } from '../../tests/support/factories.ts';
import { FULL_CALLS } from '../../tests/support/full-calls.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { bodyLimitOf } from '../http/calls/body-bytes.ts';

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
});
// Some of the calls end the session.
beforeEach(async () => {
  staff = await site.signIn(await makeOwner(site.db));
});
afterAll(() => site.close());

async function statusOf(line: string, payload: string, token = staff): Promise<number> {
  const [method = '', path = ''] = line.split(' ');
  const answer = await site.app.inject({
    method: method as 'POST',
    url: `/api/v1${path.replace(/:\w+/, 'nowhere')}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload,
  });
  return answer.statusCode;
}

const withJson = ALL_CALLS.filter(
  ({ call, body }) => !call.startsWith('GET') && body !== 'multipart/form-data',
);
const limits = withJson.map((one) => [one.call, bodyLimitOf(one)] as const);

/** JSON of so many bytes that no call knows a field of. */
const bodyOf = (bytes: number) => JSON.stringify({ other: 'a'.repeat(bytes - '{"other":""}'.length) });

test.each(limits)('%s reads a body of %i bytes, and none above', async (line, maxBytes) => {
  expect(await statusOf(line, bodyOf(maxBytes + 1))).toBe(413);
  expect(await statusOf(line, bodyOf(maxBytes))).not.toBe(413);
});

test('nothing of a stranger is read above 36 kB, and of a traveller above 80', () => {
  const above = (bytes: number) => withJson.filter((one) => bodyLimitOf(one) > bytes);
  expect(above(36_000).filter(({ by }) => by === 'everyone')).toEqual([]);
  expect(above(80_000).filter(({ may }) => may === undefined)).toEqual([]);
});

test.each(withJson.filter(({ by }) => by !== 'everyone').map(({ call }) => call))(
  '%s reads nothing of a stranger',
  async (line) => {
    expect(await statusOf(line, '{ no JSON', 'nobody')).toBe(401);
    expect(await statusOf(line, 'a'.repeat(3_000_000), 'nobody')).toBe(401);
  },
);

/** As some programs write every letter that is not English: six bytes. */
const escaped = (value: unknown) =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

describe('a body whose fields are all as long as they may be is valid, and read whole', () => {
  test.each(
    withJson.flatMap(({ call, body }) => (body instanceof z.ZodObject ? [[call, body]] : [])) as [
      string,
      z.ZodObject,
    ][],
  )('%s', async (line, contract) => {
    const full = FULL_CALLS[line];
    const missing =
      'Write the longest body of the call, with each of its fields, into FULL_CALLS of tests/support/full-calls.ts.';
    expect(Object.keys(full ?? {}).sort(), missing).toEqual(Object.keys(contract.shape).sort());
    expect(contract.safeParse(full).error?.issues).toBeUndefined();
    expect(await statusOf(line, escaped(full))).not.toBe(413);
  });
});
