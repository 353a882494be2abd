import fastify, { LogController } from 'fastify';
import { createContext, data, type LoaderFunctionArgs } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageHandle } from '../../contracts/page-handle.ts';
import { fakeBuild } from '../../tests/support/fake-build.ts';
import { installCachedAnswers } from '../http/cache/cached-answers.ts';
import { createAddressReader } from './address/cached-or-private.ts';
import { createSiteChanges } from './cache/site-changes.ts';
import { pageRoutes } from './page-routes.ts';
import { pageRenderer } from './rendering/render-page.ts';

type Ask = (path: string) => Promise<{ status: number }>;
type PageRequest = { reportError: (error: unknown) => void };
type Loader = (page: { ask: Ask } & PageRequest) => unknown;

const asks = createContext<Ask>();
const requests = createContext<PageRequest>();

/** A page that shows what its loader answers. */
const page = (path: string, loader: Loader, handle?: PageHandle) => ({
  id: path,
  path,
  module: {
    handle,
    loader: ({ context }: LoaderFunctionArgs) => loader({ ask: context.get(asks), ...context.get(requests) }),
  },
});

const PUBLIC: PageHandle = { isPublic: true };
const shown = () => 'here';
const contactShown = vi.fn(shown);
const PAGES = [
  page('about', shown, PUBLIC),
  page('contact', contactShown, PUBLIC),
  page('places/:name', () => 'x'.repeat(500_000), { isPublic: true, isEndless: true }),
  page('login', shown, { isPublic: true, isHidden: true, isDoor: true }),
  page('new-page', shown),
  page('open/:token', shown, { hasSecretAddress: true }),
  page('open-fails/:token', () => Promise.reject(new Error('broken')), { hasSecretAddress: true }),
  page('*', () => data('nothing here', 404)),
  page('no-such-tour', async ({ ask }) => data('gone', await ask('/no-such-tour')), PUBLIC),
  page('swallows-busy', ({ ask }) => ask('/busy?x=1').then(() => []), PUBLIC),
  page('no-such-search', async ({ ask }) => data('refused', await ask('/refused')), PUBLIC),
  page('swallows-refusal', ({ ask }) => ask('/refused').then(() => []), PUBLIC),
  page('swallows-limit', ({ ask }) => ask('/too-often').then(() => []), PUBLIC),
  page('swallows-own-fault', ({ reportError }) => [reportError(new TypeError('its own'))], PUBLIC),
];

const CLOSED = {
  ...{ agencyName: 'Kanchan & Sons', tagline: '', town: 'Siliguri', email: 'office@kanchan.example' },
  ...{ phones: ['+91 98300 12345'], whatsapp: '+919830012345' },
};

const build = fakeBuild(PAGES, {
  apiContext: asks,
  pageRequestContext: requests,
  createPageApi: (send: (asked: object) => unknown) => (path: string) => send({ method: 'GET', path }),
});

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  contactShown.mockClear();
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function openSite({ isOpen = true } = {}) {
  const lines: string[] = [];
  const app = fastify({
    logger: { stream: { write: (line: string) => void lines.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  cleanUps.push(() => app.close());
  app.get('/api/v1/no-such-tour', (_request, reply) => reply.status(404).send({ success: false }));
  app.get('/api/v1/refused', (_request, reply) => reply.status(400).send({ success: false }));
  app.get('/api/v1/busy', (_request, reply) => reply.status(503).send({ success: false }));
  app.get('/api/v1/too-often', (_request, reply) => reply.status(429).send({ success: false }));
  app.decorate('isSiteOpen', async () => isOpen);
  const config = { publicUrl: 'https://tours.example' } as Parameters<typeof pageRoutes>[0]['config'];
  installCachedAnswers(app, { config, siteChanges: createSiteChanges() });
  await app.register(
    pageRoutes({
      config,
      render: pageRenderer(app, async () => build, 'production'),
      readAddress: createAddressReader(build),
    }),
  );
  const ask = async (url: string, remoteAddress = '127.0.0.1') => {
    const { statusCode, headers } = await app.inject({
      url,
      remoteAddress,
      headers: { accept: 'text/html' },
    });
    return {
      status: statusCode,
      isCached: String(headers['cache-control']).startsWith('public'),
      robots: headers['x-robots-tag'],
      referrer: headers['referrer-policy'],
      location: headers.location,
    };
  };
  const logged = (message: string) =>
    lines.map((line) => JSON.parse(line)).filter((line) => line.msg === message);
  return { app, ask, logged, lines };
}

test('a page whose handle says nothing is not cached and is hidden from search engines §V14.3.2', async () => {
  const { ask } = await openSite();
  const [status, isCached, robots] = [200, false, 'noindex'];
  expect(await ask('/new-page')).toMatchObject({ status, isCached, robots });
  expect(await ask('/New-Page/')).toMatchObject({ status, isCached, robots });
});

test('a public page is cached, and shown to search engines unless it is hidden', async () => {
  const { ask } = await openSite();
  expect(await ask('/about')).toEqual({ status: 200, isCached: true });
  expect(await ask('/Login')).toEqual({ status: 200, isCached: true, robots: 'noindex' });
});

test('a cached page is still there after a flood of addresses that somebody made up', async () => {
  const { ask } = await openSite();
  await ask('/contact');
  for (let number = 0; number < 30; number += 1) await ask(`/places/${number}`);
  await ask('/contact');
  expect(contactShown).toHaveBeenCalledTimes(1);
});

test.each([
  ['/about/', '/about'],
  ['/About/?from=a-mail', '/about?from=a-mail'],
  ['/about//', '/about'],
  ['/about),?from=a-mail', '/about?from=a-mail'],
  ['/new-page%2E%22', '/new-page'],
])('%s is a page that lies elsewhere for good: %s', async (asked, location) => {
  const { ask } = await openSite();
  expect(await ask(asked)).toMatchObject({ status: 301, location });
});

test('pages that there is no room for do not fill the log, nor does their data', async () => {
  const { ask, lines } = await openSite();
  const paths = Array.from({ length: 400 }, (_, number) => `/places/${number}${number % 2 ? '' : '.data'}`);
  const statuses = (await Promise.all(paths.map((path) => ask(path)))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  // One a minute tells of all of them: a machine that is slow enough has come to that.
  const others = lines.filter((line) => !line.includes('pages were refused'));
  expect(others).toEqual([]);
  expect(lines.length).toBeLessThan(3);
});

test('a visitor who asks for a page that a flood asked for before is not refused with it', async () => {
  const { ask } = await openSite();
  const flood = Array.from({ length: 99 }, (_, number) => ask(`/places/${number}`));
  const last = ask('/contact');
  const visitor = ask('/contact', '198.51.100.1');
  // Now there is no more room, and of the flood the last has to leave.
  const others = Array.from({ length: 10 }, (_, number) =>
    ask(`/tours/${number}`, `198.51.100.${number + 2}`),
  );
  expect((await visitor).status).toBe(200);
  expect((await last).status).toBe(200);
  const statuses = async (asked: typeof flood) => (await Promise.all(asked)).map(({ status }) => status);
  expect(await statuses(others)).not.toContain(503);
  expect((await statuses(flood)).filter((status) => status === 503).length).toBeGreaterThan(0);
});

test.each([
  ['//about?x=1', '/about'],
  ['///tours?x=1', '/tours?x=1'],
  ['//', '/'],
  ['//\\other.example/about', '/other.example/about'],
  ['//..//other.example', '/other.example'],
  ['//https://other.example', '/https://other.example'],
])('%s leads to an address of this site with one slash: %s §V3.7.2', async (asked, location) => {
  const { ask } = await openSite();
  expect(await ask(asked)).toMatchObject({ status: 301, location });
});

test.each([
  '/open/a-token',
  '/OPEN/a-token?x=1',
  '/open/a-token/and-more',
  '/open/a-token%29.',
  '/open-fails/a-token',
])('a secret in an address goes nowhere: %s §V3.4.5', async (path) => {
  const { ask, lines } = await openSite();
  const told = await ask(path);
  expect(told).toMatchObject({ isCached: false, robots: 'noindex', referrer: 'no-referrer' });
  expect(lines.join('\n')).not.toContain('a-token');
});

test('a page that fails is logged by its address, or by its pattern where that holds a secret', async () => {
  const { ask, logged } = await openSite();
  expect(await ask('/open-fails/a-token')).toMatchObject({ status: 500 });
  expect(logged('page failed')).toMatchObject([
    { address: '/open-fails/:token', err: { message: 'broken' } },
  ]);
});

test('a form that no browser sends is refused, and is no fault of the page', async () => {
  const { app, logged } = await openSite();
  const headers = { accept: 'text/html', 'content-type': 'application/xml' };
  const { statusCode } = await app.inject({ method: 'POST', url: '/new-page', headers, payload: '<x/>' });
  expect(statusCode).toBe(415);
  expect(logged('page failed')).toEqual([]);
});

test.each([
  ['/swallows-busy', ['GET /busy?x=1: 503']],
  ['/swallows-refusal', ['GET /refused: 400']],
  ['/swallows-limit', ['GET /too-often: 429']],
  ['/swallows-own-fault', []],
])('a page that lacks a part is not cached, and the log says what is missing: %s', async (path, missing) => {
  const { ask, logged } = await openSite();
  expect(await ask(`${path}?from=a-mail`)).toMatchObject({ status: 200, isCached: false });
  expect(logged('a page lacks a part')).toMatchObject([{ address: `${path}?from=a-mail`, missing }]);
});

test.each([
  ['/no-such-tour', 404],
  ['/no-such-search', 400],
])('a page that says itself what it cannot show does not fill the log: %s', async (path, status) => {
  const { ask, lines } = await openSite();
  expect(await ask(path)).toMatchObject({ status, isCached: false });
  expect(lines).toEqual([]);
});

test('visitors of a closed site get one page, which is not cached and found by no search engine; its doors stand open', async () => {
  const { app, ask } = await openSite({ isOpen: false });
  app.get('/api/v1/settings', () => ({ data: { ...CLOSED, placeholders: [] } }));
  app.get('/api/v1/manage/opening', (request, reply) =>
    reply.status(request.headers.cookie === 'staff' ? 200 : 401).send({}),
  );
  for (const path of ['/about', '/places/lachung', '/no-such-page'])
    expect(await ask(path)).toMatchObject({ status: 503, isCached: false, robots: 'noindex' });
  expect(contactShown).not.toHaveBeenCalled();
  for (const path of ['/login', '/open/a-token', '/new-page']) expect((await ask(path)).status).toBe(200);
  const asked = { url: '/about', headers: { accept: 'text/html', cookie: 'staff' } };
  const { statusCode, headers } = await app.inject(asked);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  const { body } = await app.inject({ ...asked, headers: { accept: 'text/html' } });
  expect(body).toContain('<h1>Kanchan &amp; Sons</h1>');
  expect(body).toContain('href="tel:+919830012345"');
  expect(body).toContain('href="https://wa.me/919830012345"');
});

test('the page of a site that has no name and no numbers yet makes none up', async () => {
  const { app } = await openSite({ isOpen: false });
  app.get('/api/v1/settings', () => ({ data: { ...CLOSED, placeholders: Object.keys(CLOSED) } }));
  const { body } = await app.inject({ url: '/about', headers: { accept: 'text/html' } });
  expect(body).toContain('<h1>Opening soon</h1>');
  expect(body).not.toMatch(/Kanchan|tel:|wa\.me|mailto:/);
});
