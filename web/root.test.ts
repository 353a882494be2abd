import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { demoSettings } from '../tests/support/site-settings.ts';
import { apiContext } from './api/api-context.ts';
import { createPageApi } from './api/page-api.ts';
import { loader } from './root.tsx';

afterEach(() => void vi.useRealTimers());

async function yearAt(moment: string): Promise<number> {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] });
  const context = new RouterContextProvider();
  const answer = { status: 200, body: { success: true, data: demoSettings } };
  context.set(
    apiContext,
    createPageApi(async () => answer),
  );
  const url = new URL('https://tours.example/about');
  return (await loader({ context, request: new Request(url), url, params: {}, pattern: '/about' })).year;
}

test('the copyright line’s year turns at midnight in India', async () => {
  expect(await yearAt('2026-12-31T18:29:59Z')).toBe(2026);
  expect(await yearAt('2026-12-31T18:30:00Z')).toBe(2027);
});
