import { expect, test } from 'vitest';
import { CALLS_BESIDE_IDS } from '../../contracts/calls-beside-ids.ts';
import { buildTestApp } from '../../tests/support/test-app.ts';

/** A page that asks for what an address names would get the answer of another call. */
test('every call that stands where an id could is known as a word that is no id', async () => {
  const site = await buildTestApp();
  const { paths = {} } = site.app.swagger() as { paths?: Record<string, object> };
  await site.close();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method, path: path.replace('/api/v1', '') })),
  );
  const words = calls.flatMap(({ method, path }) => {
    const base = /^(.*)\/\{\w+\}$/.exec(path)?.[1];
    const others = calls.filter((other) => other.method === method && !other.path.includes('{'));
    return others
      .filter(
        (other) =>
          base && other.path.startsWith(`${base}/`) && !other.path.slice(base.length + 1).includes('/'),
      )
      .map((other) => ({ base, word: other.path.slice((base ?? '').length + 1) }));
  });
  expect(words).toContainEqual({ base: '/tours', word: 'browse' });
  for (const { base, word } of words) expect(CALLS_BESIDE_IDS[base ?? ''], `${base}/${word}`).toContain(word);
});
