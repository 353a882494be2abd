import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { type ActionFunctionArgs, createContext, redirect } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeBuild } from '../../tests/support/fake-build.ts';
import type { Transport } from '../../web/api/transport.ts';
import { installCachedAnswers } from '../http/cache/cached-answers.ts';
import { createAddressReader } from './address/cached-or-private.ts';
import { createSiteChanges } from './cache/site-changes.ts';
import { pageRoutes } from './page-routes.ts';
import { pageRenderer } from './rendering/render-page.ts';

const SITE = 'https://tours.example';
const calls = createContext<Transport>();

/** A page whose form asks the API who sent it, and is answered with that or with the next page. */
const PAGES = [
  {
    id: 'contact',
    path: 'contact',
    module: {
      // What has nothing to draw answers its data alone.
      default: () => null,
      handle: { isPublic: true },
      loader: () => 'the page',
      async action({ request, context }: ActionFunctionArgs) {
        const fields = new URLSearchParams(await request.text());
        const ask = context.get(calls);
        const body = Object.fromEntries(fields);
        const formTraces = { consentVersion: '2026-11-23' };
        const told = await ask({ method: 'POST', path: '/who', body, idempotencyKey: 'key', formTraces });
        return fields.has('goOn') ? redirect('/thank-you', 303) : told;
      },
    },
  },
];

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify({ trustProxy: () => true });
  await app.register(cookie);
  app.post('/api/v1/who', async ({ ip, headers, body }, reply) => {
    reply.setCookie('session', 'new', { path: '/' }).setCookie('stub', 'half', { path: '/' });
    const { cookie: sent, origin, host, 'idempotency-key': key, 'x-form-traces': traces } = headers;
    return { ip, sent, origin, host, key, traces, body };
  });
  const config = { publicUrl: SITE } as Parameters<typeof pageRoutes>[0]['config'];
  app.decorate('isSiteOpen', async () => true);
  installCachedAnswers(app, { config, siteChanges: createSiteChanges() });
  const build = fakeBuild(PAGES, {
    apiContext: createContext(),
    formApiContext: calls,
    createPageApi: (transport: Transport) => transport,
    pageRequestContext: createContext(),
  });
  const render = pageRenderer(app, async () => build, 'production');
  await app.register(pageRoutes({ config, render, readAddress: createAddressReader(build) }));
});
afterEach(() => app.close());

const FORM = 'application/x-www-form-urlencoded';
const send = (payload: string, headers: Record<string, string> = { origin: SITE }) =>
  app.inject({
    method: 'POST',
    url: '/contact',
    payload,
    headers: { 'content-type': FORM, accept: 'text/html', ...headers },
  });

test('a form is answered with its page, in the name of its sender, and nobody else gets that page', async () => {
  const answer = await send('name=Asha', {
    origin: SITE,
    cookie: 'session=old',
    host: 'tours.example',
    'x-forwarded-for': '198.51.100.7',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-cache');
  expect(answer.headers['set-cookie']).toEqual([
    'session=new; Path=/; SameSite=Lax',
    'stub=half; Path=/; SameSite=Lax',
  ]);
  expect(JSON.parse(answer.body.replace('<!doctype html>', '')).contact.body).toEqual({
    ip: '198.51.100.7',
    sent: 'session=old',
    origin: SITE,
    host: 'tours.example',
    key: 'key',
    traces: 'consentVersion=2026-11-23',
    body: { name: 'Asha' },
  });
  const shown = await app.inject({ url: '/contact' });
  expect(shown.body).toContain('the page');
  expect(shown.headers['set-cookie']).toBeUndefined();
});

test('a form that is done with leads to the next page, and its cookies come along', async () => {
  const { statusCode, headers } = await send('goOn=yes');
  expect([statusCode, headers.location]).toEqual([303, '/thank-you']);
  expect(headers['set-cookie']).toHaveLength(2);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['nobody knows where', {}],
])('a form of %s is refused §V3.5.1', async (_from, headers) => {
  const { statusCode, headers: told, body } = await send('name=Asha', headers as Record<string, string>);
  expect([statusCode, told['set-cookie']]).toEqual([403, undefined]);
  expect(body).toContain(`Its address is ${SITE}: open the page there`);
  expect(body).not.toContain('The fault is ours');
});

test('a page that tells nobody its address is of this site all the same', async () => {
  expect((await send('name=Asha', { origin: 'null', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
});

test.each([
  ['too long', FORM, `text=${'x'.repeat(100_001)}`, 413],
  ['of another kind', 'application/json', '{}', 415],
])('a body that is %s is refused', async (_what, type, payload, status) => {
  expect((await send(payload, { origin: SITE, 'content-type': type })).statusCode).toBe(status);
});
