import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

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
