import type { FastifyInstance } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { inProcessTransport } from './in-process-transport.ts';

describe('a page lacks a part', () => {
  const asking = (inject: () => Promise<unknown>, onLack: () => void) =>
    inProcessTransport({ inject } as unknown as FastifyInstance, onLack)({ method: 'GET', path: '/tours' });
  const answering = (statusCode: number) => async () => ({ statusCode, headers: {} });

  test('when the API failed, and not when it refused', async () => {
    const onLack = vi.fn();
    await asking(answering(404), onLack);
    expect(onLack).not.toHaveBeenCalled();
    expect(await asking(answering(503), onLack)).toEqual({ status: 503, body: undefined });
    expect(onLack).toHaveBeenCalledOnce();
  });

  test('when asking the API threw, and what it threw is passed on as it is', async () => {
    const onLack = vi.fn();
    const fault = new TypeError("Cannot read properties of undefined (reading 'url')");
    await expect(asking(() => Promise.reject(fault), onLack)).rejects.toBe(fault);
    expect(onLack).toHaveBeenCalledOnce();
  });
});
