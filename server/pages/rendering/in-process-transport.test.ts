import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { inProcessTransport } from './render-page.ts';

async function askingThe(answer: { status?: number; body?: unknown; isBrokenOff?: boolean }) {
  const { status = 200, body = { success: status === 200 }, isBrokenOff } = answer;
  const app = fastify();
  app.get('/api/v1/tours', (_request, reply) => {
    if (isBrokenOff) reply.hijack().raw.destroy();
    else reply.status(status).send(body);
  });
  await app.ready();
  const onMissingPart = vi.fn<(call: string) => void>();
  const asked = inProcessTransport(app, onMissingPart)({ method: 'GET', path: '/tours?x=1' });
  return { asked, onMissingPart };
}

describe('a page lacks a part', () => {
  test.each([400, 401, 403, 429, 500, 503])('when the API answered %i', async (status) => {
    const { asked, onMissingPart } = await askingThe({ status });
    expect(await asked).toEqual({ status, body: { success: false } });
    expect(onMissingPart.mock.calls).toEqual([[`GET /tours?x=1: ${status}`]]);
  });

  test('when something else answered in the API’s place', async () => {
    const { asked, onMissingPart } = await askingThe({ body: 'Something else' });
    expect(await asked).toEqual({ status: 200, body: undefined });
    expect(onMissingPart.mock.calls).toEqual([['GET /tours?x=1: 200']]);
  });

  test('when the answer was broken off', async () => {
    const { asked, onMissingPart } = await askingThe({ isBrokenOff: true });
    await expect(asked).rejects.toThrow('The call was broken off.');
    expect(onMissingPart.mock.calls).toEqual([['GET /tours?x=1: Error: The call was broken off.']]);
  });

  test.each([200, 404])('but not when the API answered what was asked, with %i', async (status) => {
    const { asked, onMissingPart } = await askingThe({ status });
    await asked;
    expect(onMissingPart).not.toHaveBeenCalled();
  });
});
