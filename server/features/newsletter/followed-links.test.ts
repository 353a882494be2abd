import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, makeTour } from '../../../tests/support/factories.ts';
import { newsletterDesk } from '../../../tests/support/newsletter-desk.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };
const BODY =
  'Read [about permits](https://sikkim.example/permits?a=1&b=2) and once more [permits](https://sikkim.example/permits?a=1&b=2), or [write](mailto:a@b.example).\n\n{{tour:lakes}}\n\n[All tours](http://localhost:3000/tours)';

let site: TestApp;
let desk: ReturnType<typeof newsletterDesk>;
let issueId: string;
let html: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  desk = newsletterDesk(site, await makeAdmin(site.db));
  await makeTour(site.db, { slug: 'lakes', title: 'As it was called' });
  await desk.makeReader();
  const issue = await desk.write({ subject: 'Links', body: BODY });
  issueId = issue._id;
  await desk.send(issue);
  await desk.work();
  html = await mailNow();
});
afterAll(() => site.close());

async function mailNow(): Promise<string> {
  const [row] = await desk.queued();
  return (row && (await desk.build(row)))?.html ?? '';
}

const detail = () => desk.read(issueId);
const codes = () => [...new Set([...html.matchAll(/\/n\/([\w-]{12})"/g)].map(([, code]) => code ?? ''))];
const follow = (code: string, headers: Record<string, string> = READER, method: 'GET' | 'HEAD' = 'GET') =>
  site.app.inject({ method, url: `/n/${code}`, headers });

test('links lead through this site to where the issue says, each address once', async () => {
  expect(codes()).toHaveLength(3);
  const led = await Promise.all(codes().map(async (code) => (await follow(code)).headers.location));
  expect(led.sort()).toEqual([
    'http://localhost:3000/tours',
    'http://localhost:3000/tours/lakes',
    'https://sikkim.example/permits?a=1&b=2',
  ]);
  expect(html).toContain('href="mailto:a@b.example"');
  expect(html).not.toContain('width="1" height="1"');
});

test('what leads nowhere is not found, whatever it asks for', async () => {
  for (const code of [
    'nothing',
    'https:%2F%2Fevil.example',
    '..%2Fhome',
    `${codes()[0]}?url=https://evil.example`,
  ]) {
    const answer = await follow(code);
    if (answer.statusCode === 302) expect(answer.headers.location).not.toContain('evil');
    else expect(answer.statusCode).toBe(404);
  }
});

test('readers are counted by link; heads and programs that look ahead are not', async () => {
  await site.db.updateTable('issue_links').set({ clicks: 0 }).execute();
  const [code = ''] = codes();
  await follow(code);
  await follow(code);
  await follow(code, READER, 'HEAD');
  await follow(code, { ...READER, 'sec-purpose': 'prefetch' });
  for (const name of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'BarracudaCentral', 'curl/8', ''])
    await follow(code, { 'user-agent': name });
  const clicks = (await detail()).links.map((link) => link.clicks);
  expect(clicks.sort()).toEqual([0, 0, 2]);
  expect(JSON.stringify(await site.db.selectFrom('issue_links').selectAll().execute())).not.toContain(
    '@example',
  );
});

test('what is changed on the site after the sending began changes no mail of it', async () => {
  await site.db.updateTable('tours').set({ title: 'Another name', status: 'draft' }).execute();
  expect(await mailNow()).toBe(html);
  expect(html).toContain('As it was called');
});
