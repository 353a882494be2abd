import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { apiContext, createPageApi } from '../../../api/page-api.ts';
import { pageRequestContext } from '../../../api/page-request-context.ts';
import type { Transport } from '../../../api/transport.ts';
import { loader } from './tour.tsx';

async function openTour(id: string, transport: Transport) {
  const context = new RouterContextProvider();
  const reportError = vi.fn();
  context.set(apiContext, createPageApi(transport));
  context.set(pageRequestContext, { id: 'request', nonce: 'nonce', reportError });
  const url = new URL(`https://tours.example/tours/${encodeURIComponent(id)}`);
  const args = { context, request: new Request(url), url, params: { id }, pattern: '/tours/:id' };
  const page = await loader(args as unknown as Parameters<typeof loader>[0] & LoaderFunctionArgs);
  return { ...page.data, status: page.init?.status, reportError };
}

test.each(['browse', '..', '.', 'a/b', '', 'गंगटोक'])(
  '/tours/%s is no tour, and no other call is asked in its place',
  async (id) => {
    const transport = vi.fn<Transport>(async () => ({ status: 200, body: { success: true, data: [] } }));
    expect(await openTour(id, transport)).toMatchObject({ tour: null, status: 404 });
    expect(transport).not.toHaveBeenCalled();
  },
);

test('an API that is away reads "Failed to fetch", and is no fault of the page', async () => {
  const page = await openTour('yumthang', async () => ({ status: 503, body: undefined }));
  expect(page).toMatchObject({ tour: null, error: 'Failed to fetch', status: 503 });
  expect(page.reportError).not.toHaveBeenCalled();
});

test('a fault of the page itself is reported, and its words are kept from the visitor', async () => {
  const page = await openTour('yumthang', async () => ({ status: 200, body: { success: true } }));
  expect(page).toMatchObject({ error: 'Something went wrong on our side. Please try again.', status: 500 });
  expect(page.reportError).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
});
