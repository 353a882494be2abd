import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { demoSettings } from '../tests/support/site-settings.ts';
import { apiContext, createPageApi } from './api/page-api.ts';
import { reloadSettings } from './features/settings/reload-settings.ts';
import { loader, shouldRevalidate } from './root.tsx';

afterEach(() => void vi.useRealTimers());

async function yearAt(moment: string): Promise<number> {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  const context = new RouterContextProvider();
  const answer = {
    status: 200,
    body: { success: true, data: { ...demoSettings, values: { destinations: [], themes: [], logo: null } } },
  };
  context.set(
    apiContext,
    createPageApi(async () => answer),
  );
  const url = new URL('https://tours.example/about');
  return (await loader({ context, request: new Request(url), url, params: {}, pattern: '/about' })).year;
}

test('the copyright line’s year turns at midnight in India §2.73', async () => {
  expect(await yearAt('2026-12-31T18:29:59Z')).toBe(2026);
  expect(await yearAt('2026-12-31T18:30:00Z')).toBe(2027);
});

/** The site's pages below the real root's rule, on the page of the settings. `stored`: what the server has. */
async function openSettings() {
  const server = { stored: 'old', asked: 0 };
  const read = () => {
    server.asked += 1;
    return server.stored;
  };
  const children = ['admin/settings', 'admin/users', 'about', 'tours'].map((path) => ({
    path,
    loader: () => null,
  }));
  const router = createMemoryRouter([{ id: 'root', loader: read, shouldRevalidate, children }], {
    initialEntries: ['/admin/settings'],
  });
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  return { router, server, shown: () => router.state.loaderData.root };
}

test('settings that are saved while their page is left are shown on the page that comes', async () => {
  const { router, server, shown } = await openSettings();
  await router.navigate('/admin/users');
  server.stored = 'new';
  await reloadSettings(() => router.revalidate());
  expect(shown()).toBe('new');
});

test('settings that are saved are shown however soon the next page is asked for', async () => {
  const { router, server, shown } = await openSettings();
  await router.navigate('/admin/users');
  server.stored = 'new';
  const asking = reloadSettings(() => router.revalidate());
  await router.navigate('/about');
  await asking;
  expect(shown()).toBe('new');
});

test('settings that are saved while the next page is on its way are shown there', async () => {
  const { router, server, shown } = await openSettings();
  const leaving = router.navigate('/about');
  server.stored = 'new';
  await reloadSettings(() => router.revalidate());
  await leaving;
  expect([router.state.location.pathname, shown()]).toEqual(['/about', 'new']);
});

test('the settings are not asked for with each page, nor by a page that reloads its own data', async () => {
  const { router, server } = await openSettings();
  await reloadSettings(() => router.revalidate());
  expect(server.asked).toBe(2);
  await router.navigate('/tours');
  await router.navigate('/tours?sort=price');
  await router.revalidate();
  expect(server.asked).toBe(2);
});
