import type { FastifyInstance } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { inProcessTransport } from './render-page.ts';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };
const asking = (inject: () => Promise<unknown>, onMissingPart: (call: string) => void) =>
  inProcessTransport(
    { inject } as unknown as FastifyInstance,
    onMissingPart,
  )({ method: 'GET', path: '/tours?x=1' });
const answering =
  (statusCode: number, headers: Record<string, string> = JSON_HEADERS) =>
  async () => ({
    statusCode,
    headers,
    json: () => ({ success: statusCode === 200 }),
  });

describe('a page lacks a part', () => {
  test.each([400, 401, 403, 429, 500, 503])('when the API answered %i', async (status) => {
    const onMissingPart = vi.fn();
    expect(await asking(answering(status), onMissingPart)).toEqual({ status, body: { success: false } });
    expect(onMissingPart.mock.calls).toEqual([[`GET /tours?x=1: ${status}`]]);
  });

  test('when something else answered in the API’s place', async () => {
    const onMissingPart = vi.fn();
    expect(await asking(answering(200, {}), onMissingPart)).toEqual({ status: 200, body: undefined });
    expect(onMissingPart.mock.calls).toEqual([['GET /tours?x=1: 200']]);
  });

  test('when asking the API threw, and what it threw is passed on as it is', async () => {
    const onMissingPart = vi.fn();
    const fault = new TypeError("Cannot read properties of undefined (reading 'url')");
    await expect(asking(() => Promise.reject(fault), onMissingPart)).rejects.toBe(fault);
    expect(onMissingPart.mock.calls).toEqual([[`GET /tours?x=1: ${fault}`]]);
  });

  test.each([200, 404])('but not when the API answered what was asked, with %i', async (status) => {
    const onMissingPart = vi.fn();
    await asking(answering(status), onMissingPart);
    expect(onMissingPart).not.toHaveBeenCalled();
  });
});
