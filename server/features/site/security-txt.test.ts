import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders, replaceSetting } from '../settings/settings.queries.ts';
import { securityTxt } from './site.routes.ts';

const PATH = '/.well-known/security.txt';
const NOW = new Date('2026-11-20T10:00:00.000Z');

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp({ env: { PUBLIC_URL: 'https://tours.example' } });
  await insertPlaceholders(site.db, demoSettings, NOW);
});
afterAll(() => site.close());

function setEmail(email: string) {
  const updatedAt = site.deps.now().toISOString();
  return replaceSetting(site.db, 'email', email, { basedOn: updatedAt, updatedAt });
}

test('a site whose address is still a placeholder names nobody to tell', async () => {
  const answer = await site.app.inject(PATH);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain(demoSettings.email);
});

describe('once staff have set the agency’s address', () => {
  test('it is whom to tell, for ninety days from now on', async () => {
    site.setClock('2026-11-21T09:30:00.000Z');
    await setEmail('office@agency.example');
    const answer = await site.app.inject(PATH);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=600');
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:office@agency.example',
      'Expires: 2027-02-19T09:30:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://tours.example/.well-known/security.txt',
      '',
    ]);
    site.setClock('2026-11-22T09:30:00.000Z');
    expect((await site.app.inject(PATH)).body).toContain('\nExpires: 2027-02-20T09:30:00.000Z\n');
  });
});

test('what an address holds stays within it, and a site without https names no address of its own', () => {
  const text = securityTxt({
    email: 'a?cc=b%0a&c@agency.example',
    siteUrl: 'http://localhost:3000',
    now: NOW,
  });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:a%3Fcc%3Db%250a%26c@agency.example',
    'Expires: 2027-02-18T10:00:00.000Z',
    'Preferred-Languages: en',
    '',
  ]);
});
