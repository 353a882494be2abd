import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SenderRecord, SenderRecords } from '../../../../contracts/mail/mail-settings.contract.ts';
import { type DnsServer, openDnsServer } from '../../../../tests/support/dns-server.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { publicKeyOf } from '../../../mail/dkim-key.ts';

const pemOf = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const pem = pemOf();
const own = publicKeyOf(pem);
const KEY = 'teesta1._domainkey.agency.test';

let dns: DnsServer;
let site: TestApp;
let staff: string;
beforeAll(async () => {
  dns = await openDnsServer({});
  site = await buildTestApp({
    env: {
      DNS_SERVERS: dns.address,
      SMTP_URL: 'smtp://user:word-that-is-secret@smtp.agency.test',
      MAIL_FROM: 'Agency <hello@agency.test>',
      DKIM_DOMAIN: 'agency.test',
      DKIM_SELECTOR: 'teesta1',
      DKIM_KEY: pem,
      PUBLIC_URL: 'https://agency.test',
    },
  });
});
beforeEach(async () => {
  staff = await site.signIn(await makeAdmin(site.db));
  dns.zone = {};
  dns.asked.length = 0;
});
afterAll(async () => {
  await site.close();
  await dns.close();
});

async function look(query = '?refresh=true'): Promise<SenderRecords> {
  const answer = await site.get<SenderRecords>(`/manage/mail/sender-records${query}`, { as: staff });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function record(name: SenderRecord['name']): Promise<SenderRecord> {
  const found = (await look()).records.find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

test('a domain with all its records is good', async () => {
  dns.zone = {
    'agency.test': { txt: ['v=spf1 a:smtp.agency.test -all'], mx: ['mx.agency.test'] },
    'smtp.agency.test': { a: ['192.0.2.9', '2001:db8::9'] },
    [KEY]: { txt: [`v=DKIM1; k=rsa; p=${own}`] },
    '_dmarc.agency.test': { txt: ['v=DMARC1; p=quarantine'] },
  };
  const { domain, records } = await look();
  expect(domain).toBe('agency.test');
  expect(records.map(({ name, verdict, wanted }) => [name, verdict, wanted])).toEqual([
    ['spf', 'good', null],
    ['dkim', 'good', null],
    ['dmarc', 'good', null],
    ['mx', 'good', null],
    ['unsubscribe', 'good', null],
  ]);
});

test('of a domain without any each missing record is told to the letter', async () => {
  const { records } = await look();
  expect(records.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['spf', 'bad'],
    ['dkim', 'bad'],
    ['dmarc', 'bad'],
    ['mx', 'bad'],
    ['unsubscribe', 'good'],
  ]);
  expect(records.flatMap(({ wanted }) => wanted ?? [])).toEqual([
    { name: 'agency.test', type: 'TXT', value: 'v=spf1 mx a:smtp.agency.test ~all' },
    { name: KEY, type: 'TXT', value: `v=DKIM1; k=rsa; p=${own}` },
    { name: '_dmarc.agency.test', type: 'TXT', value: 'v=DMARC1; p=none; rua=mailto:hello@agency.test' },
  ]);
});

test('a machine without DNS says that it could not ask, and not that something is missing', async () => {
  dns.zone = Object.fromEntries(
    ['agency.test', KEY, '_dmarc.agency.test'].map((name) => [name, 'broken' as const]),
  );
  const { records } = await look();
  for (const { name, verdict, text, wanted } of records.slice(0, 4)) {
    expect([name, verdict, wanted]).toEqual([name, 'unknown', null]);
    expect(text).toContain('Could not ask');
  }
});

test('a server that is not in the record is to be put into it, before its end', async () => {
  dns.zone = {
    'agency.test': { txt: ['v=spf1 include:other.test -all'] },
    'other.test': { txt: ['v=spf1 ip4:198.51.100.0/24 -all'] },
    'smtp.agency.test': { a: ['192.0.2.9'] },
  };
  const spf = await record('spf');
  expect(spf).toMatchObject({ verdict: 'improve', found: ['v=spf1 include:other.test -all'] });
  expect(spf.wanted?.value).toBe('v=spf1 include:other.test a:smtp.agency.test -all');
});

test('one of two addresses of the server that is not in the record is enough to be told', async () => {
  dns.zone = {
    'agency.test': { txt: ['v=spf1 ip4:192.0.2.9 -all'] },
    'smtp.agency.test': { a: ['192.0.2.9', '192.0.2.10'] },
  };
  expect(await record('spf')).toMatchObject({ verdict: 'improve' });
});

test.each<[string, string[], SenderRecord['verdict'], string]>([
  ['another key', [`v=DKIM1; p=${publicKeyOf(pemOf())}`], 'bad', 'not the one that mails are signed with'],
  ['a key that was withdrawn', ['v=DKIM1; p='], 'bad', 'withdrawn'],
  ['a key that is none', ['v=DKIM1; p=%%%'], 'bad', 'not the one'],
  ['two keys', [`v=DKIM1; p=${own}`, 'v=DKIM1; p='], 'bad', 'not the one'],
  ['the key with spaces in it', [`v=DKIM1;p=${own.replace(/(.{60})/g, '$1 ')}`], 'good', 'find the key'],
])('DKIM: %s', async (_what, txt, verdict, words) => {
  dns.zone = { [KEY]: { txt } };
  const dkim = await record('dkim');
  expect(dkim.verdict).toBe(verdict);
  expect(dkim.text).toContain(words);
  expect(dkim.wanted?.value).toBe(verdict === 'good' ? undefined : `v=DKIM1; k=rsa; p=${own}`);
});

test.each<[string[], SenderRecord['verdict'], string | undefined]>([
  [['v=DMARC1; p=none; rua=mailto:a@b.test'], 'improve', 'v=DMARC1; p=quarantine; rua=mailto:a@b.test'],
  [['v=DMARC1; p=reject'], 'good', undefined],
  [['v=DMARC1; rua=mailto:a@b.test'], 'bad', 'v=DMARC1; p=none; rua=mailto:hello@agency.test'],
  [['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'bad', undefined],
  [['something else'], 'bad', 'v=DMARC1; p=none; rua=mailto:hello@agency.test'],
])('DMARC: %s', async (txt, verdict, wanted) => {
  dns.zone = { '_dmarc.agency.test': { txt } };
  const dmarc = await record('dmarc');
  expect([dmarc.verdict, dmarc.wanted?.value]).toEqual([verdict, wanted]);
});

test('DNS is asked once a minute, unless staff ask again', async () => {
  site.setClock('2026-05-01T10:00:00.000Z');
  await look();
  dns.asked.length = 0;
  expect((await look('')).checkedAt).toBe('2026-05-01T10:00:00.000Z');
  expect(dns.asked).toEqual([]);
  await look();
  expect(dns.asked).not.toEqual([]);
  dns.asked.length = 0;
  site.setClock('2026-05-01T10:01:01.000Z');
  await look('');
  expect(dns.asked).not.toEqual([]);
  site.setClock();
});

test('how mails leave is told without a password or a key', async () => {
  const answer = await site.get('/manage/mail/settings', { as: staff });
  expect(answer.body.data).toMatchObject({
    from: 'Agency <hello@agency.test>',
    server: 'smtp.agency.test:587',
    folder: null,
    dkim: { domain: 'agency.test', selector: 'teesta1' },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/secret|PRIVATE/);
});
