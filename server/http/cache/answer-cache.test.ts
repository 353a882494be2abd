import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createAnswerCache, type FetchedAnswer, type NewAnswer } from './answer-cache.ts';
import { bodyIn } from './ready-answer.ts';

const page = (text: string, status = 200): NewAnswer => ({
  answer: { status, headers: {}, body: Buffer.from(text), brotli: 5 },
  isWhole: status === 200,
});
const textOf = async (fetched: Promise<FetchedAnswer>) =>
  (await bodyIn((await fetched).answer, 'identity')).toString();

/** As pages are cached: an old copy stands in where none can be made. */
function pageCache() {
  const { fetch, ...cache } = createAnswerCache();
  const fetchPage = (key: string, make: () => Promise<NewAnswer>) =>
    fetch(key, make, { mayStandIn: true, isEndless: key.includes('?') });
  return { ...cache, fetch: fetchPage };
}

/** Stops the clock; answers how to let milliseconds pass. */
function ownClock(): (milliseconds: number) => void {
  let time = 5_000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  return (milliseconds) => {
    time += milliseconds;
  };
}

/** A rendering that ends when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<NewAnswer>();
  return { render: vi.fn(() => promise), resolve, reject };
}

describe('a cached page', () => {
  test('is rendered once', async () => {
    const cache = pageCache();
    const render = vi.fn(async () => page('tours'));
    expect(await textOf(cache.fetch('/tours', render))).toBe('tours');
    expect(await textOf(cache.fetch('/tours', render))).toBe('tours');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('is another for another address', async () => {
    const cache = pageCache();
    expect(await textOf(cache.fetch('/tours', async () => page('tours')))).toBe('tours');
    expect(await textOf(cache.fetch('/about', async () => page('about')))).toBe('about');
  });

  test('is rendered once for all who come meanwhile', async () => {
    const cache = pageCache();
    const { render, resolve } = held();
    const waiting = Array.from({ length: 20 }, () => cache.fetch('/tours', render));
    resolve(page('tours'));

    const pages = await Promise.all(waiting);
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages.map((fetched) => fetched.answer)).size).toBe(1);
  });

  test('goes with a change', async () => {
    const cache = pageCache();
    await cache.fetch('/tours', async () => page('old'));
    cache.outdate();
    expect(await textOf(cache.fetch('/tours', async () => page('new')))).toBe('new');
  });

  test('lives a minute without one', async () => {
    const cache = pageCache();
    const passTime = ownClock();
    await cache.fetch('/tours', async () => page('old'));
    passTime(59_999);
    expect(await textOf(cache.fetch('/tours', async () => page('new')))).toBe('old');
    passTime(1);
    expect(await textOf(cache.fetch('/tours', async () => page('new')))).toBe('new');
  });
});

describe('where a page cannot be made, the last good copy', () => {
  const failing = async () => page('Failed to fetch', 503);
  const lacking = async () => ({ ...page('without reviews'), isWhole: false });
  const throwing = () => Promise.reject(new Error('busy'));

  test.each([
    ['answered 503', failing],
    ['that lacks a part', lacking],
    ['thrown away', throwing],
  ] as const)('stands in for one %s, for as long as nothing has changed', async (_, render) => {
    const cache = pageCache();
    const passTime = ownClock();
    await cache.fetch('/tours', async () => page('good'));
    passTime(86_400_000);
    const fetched = await cache.fetch('/tours', render);
    expect(await textOf(Promise.resolve(fetched))).toBe('good');
    expect(fetched.isFresh).toBe(false);
    expect(await textOf(cache.fetch('/tours', async () => page('new')))).toBe('new');
  });

  test('stands in for ten minutes after the first change', async () => {
    const cache = pageCache();
    const passTime = ownClock();
    await cache.fetch('/tours', async () => page('good'));
    cache.outdate();
    passTime(599_999);
    cache.outdate();
    expect(await textOf(cache.fetch('/tours', failing))).toBe('good');
    passTime(1);
    expect(await textOf(cache.fetch('/tours', failing))).toBe('Failed to fetch');
  });

  test('tells what went wrong with it', async () => {
    const cache = pageCache();
    const passTime = ownClock();
    await cache.fetch('/tours', async () => page('good'));
    passTime(60_000);
    expect(await cache.fetch('/tours', throwing)).toMatchObject({ failure: new Error('busy') });
  });

  test('does not stand in for a page that is gone', async () => {
    const cache = pageCache();
    await cache.fetch('/tours/x', async () => page('good'));
    cache.outdate();
    expect(await textOf(cache.fetch('/tours/x', async () => page('No tour data found', 404)))).toBe(
      'No tour data found',
    );
  });

  test('is not there for what was never seen whole', async () => {
    const cache = pageCache();
    expect(await cache.fetch('/tours', lacking)).toMatchObject({ isFresh: false, answer: { status: 200 } });
    expect(await textOf(cache.fetch('/tours', async () => page('whole')))).toBe('whole');
  });
});

describe('what is never cached', () => {
  test.each([201, 301, 404, 500, 503])('an answer of %i', async (status) => {
    const cache = pageCache();
    const render = vi.fn(async () => page('not for long', status));
    expect((await cache.fetch('/x', render)).answer.status).toBe(status);
    await cache.fetch('/x', render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('a rendering that failed', async () => {
    const cache = pageCache();
    await expect(cache.fetch('/tours', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await textOf(cache.fetch('/tours', async () => page('tours')))).toBe('tours');
  });

  test('a page whose rendering began before a change', async () => {
    const cache = pageCache();
    const before = held();
    const first = cache.fetch('/tours', before.render);
    cache.outdate();
    before.resolve(page('old'));

    expect(await textOf(first)).toBe('old');
    expect(await textOf(cache.fetch('/tours', async () => page('new')))).toBe('new');
  });

  test('nor does a visitor after the change wait for it', async () => {
    const cache = pageCache();
    const [before, after] = [held(), held()];
    const first = cache.fetch('/tours', before.render);
    cache.outdate();
    const second = cache.fetch('/tours', after.render);
    after.resolve(page('new'));
    expect(await textOf(second)).toBe('new');

    before.resolve(page('old'));
    expect(await textOf(first)).toBe('old');
    expect(await textOf(cache.fetch('/tours', after.render))).toBe('new');
    expect(after.render).toHaveBeenCalledTimes(1);
  });
});

test('addresses without end drive out each other, and nothing else', async () => {
  const { fetch, find } = pageCache();
  await fetch('/about', async () => page('about'));
  for (let number = 0; number < 50; number += 1)
    await fetch(`/tours?page=${number}`, async () => page('x'.repeat(500_000)));
  const found = Array.from({ length: 50 }, (_, number) => number).filter((n) => find(`/tours?page=${n}`));
  expect(found.length).toBeGreaterThan(2);
  expect(found.length * 500_000).toBeLessThan(16 * 2 ** 20);
  expect(found.at(-1)).toBe(49);
  expect(find('/about')).toBeDefined();
});

test('all copies together take no more than 12 MiB, as many as they are; those asked for last stay', async () => {
  const { fetch, find } = pageCache();
  const body = 'x'.repeat(500_000);
  for (let number = 0; number < 50; number += 1)
    await fetch(`/${number}`, async () => page(`${body}${number}`));
  const found = Array.from({ length: 50 }, (_, number) => number).filter((number) => find(`/${number}`));
  expect(found.length * body.length).toBeGreaterThan(6 * 2 ** 20);
  expect(found.length * body.length).toBeLessThan(12 * 2 ** 20);
  expect(found.at(-1)).toBe(49);
});

test('a copy counts for the forms that were made of it since, too', async () => {
  const { fetch, find } = pageCache();
  // Of random bytes nothing gets smaller: a form takes as much as the plain one.
  const noise = randomBytes(400_000);
  const make = async () => ({ ...page(''), answer: { ...page('').answer, body: noise } });
  const paths = Array.from({ length: 19 }, (_, number) => `/${number}`);
  for (const path of paths) await fetch(path, make);
  const isThere = (path: string) => find(path) !== undefined;
  expect(paths.filter(isThere)).toEqual(paths);
  for (const path of paths) {
    const answer = find(path);
    for (const form of ['identity', 'gzip'] as const) if (answer) await bodyIn(answer, form);
  }
  const left = paths.toReversed().filter(isThere);
  expect(left.length).toBeLessThan(15);
  expect(left[0]).toBe('/18');
});

test('what is very large is answered and not cached, and drives out nothing', async () => {
  const cache = pageCache();
  await cache.fetch('/about', async () => page('about'));
  const list = 'x'.repeat(2 ** 20);
  for (let number = 0; number < 20; number += 1) {
    const fetched = await cache.fetch(`/tours?${number}`, async () => page(list));
    expect(fetched).toMatchObject({ isFresh: true, answer: { length: list.length } });
    expect(cache.find(`/tours?${number}`)).toBeUndefined();
  }
  expect(cache.find('/about')).toBeDefined();
});
