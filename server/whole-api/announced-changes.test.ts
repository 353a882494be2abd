import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';

let site: TestApp;
let as: string;

/** Cached as on the real site. */
beforeAll(async () => {
  site = await buildTestApp({ cacheLifetime: 60_000 });
  as = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

const [WRITTEN, CHANGED] = ['Written', 'Changed'];

test.each([
  ['person', '/manage/team', '/team', { role: 'Guide' }],
  ['road', '/manage/roads', '/roads', { state: 'open', source: 'Traffic police' }],
  ['place', '/manage/places', '/places', { latitude: 27.39, longitude: 88.83 }],
])('every change of a %s shows to the next visitor', async (_what, path, list, body) => {
  const shown = async () => (await site.get<{ name: string }[]>(list)).body.data.map(({ name }) => name);
  const shownAfter = async (answer: { status: number }) => {
    expect(answer.status).toBe(200);
    return shown();
  };
  expect(await shown()).toEqual([]);
  const first = { ...body, name: WRITTEN };
  const made = await site.post<{ _id: string; version: number }>(path, { as, body: first });
  expect(await shownAfter(made)).toEqual([WRITTEN]);
  const { _id, version } = made.body.data;
  const own = `${path}/${_id}`;
  const change = { ...body, name: CHANGED, version };
  expect(await shownAfter(await site.put(own, { as, body: change }))).toEqual([CHANGED]);
  expect(await shownAfter(await site.delete(own, { as }))).toEqual([]);
  expect(await shownAfter(await site.post(`${own}/restore`, { as }))).toEqual([CHANGED]);
});
