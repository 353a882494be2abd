import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { inProcessTransport, pageUrl } from './web.ts';

const PUBLIC_URL = 'https://tours.example';
const asked = (url: string, host = 'evil.example') => ({ url, host, protocol: 'http' }) as FastifyRequest;
const addressOf = (url: string) => pageUrl(asked(url), PUBLIC_URL).href;

describe('the address to render', () => {
  test('is on the site that the settings name, whatever Host the request does', () => {
    expect(addressOf('/tours')).toBe(`${PUBLIC_URL}/tours`);
    expect(addressOf('//evil.example/tours')).toBe(`${PUBLIC_URL}/evil.example/tours`);
    expect(addressOf('http://evil.example/tours?city=x')).toBe(`${PUBLIC_URL}/tours?city=x`);
  });

  test('is below the site whatever it begins with', () => {
    expect(addressOf('*')).toBe(`${PUBLIC_URL}/*`);
    expect(addressOf('.evil.example/tours')).toBe(`${PUBLIC_URL}/.evil.example/tours`);
    expect(addressOf('@evil.example')).toBe(`${PUBLIC_URL}/@evil.example`);
    expect(addressOf('')).toBe(`${PUBLIC_URL}/`);
  });

  test('is where the visitor found the site when the settings name none', () => {
    expect(pageUrl(asked('/tours', '127.0.0.1:3000'), undefined).href).toBe('http://127.0.0.1:3000/tours');
    expect(pageUrl(asked('/tours', 'not a host'), undefined).href).toBe('http://localhost/tours');
  });
});

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
