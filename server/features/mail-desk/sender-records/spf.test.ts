import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DnsServer, openDnsServer, type Zone } from '../../../../tests/support/dns-server.ts';
import { DnsIsAway, type DnsLookups, openDnsLookups } from '../../../mail/dns-lookups.ts';
import { checkSpf } from './spf.ts';

const MANY = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [`n${at}.test`, { txt: [`v=spf1 include:n${at + 1}.test ~all`] }]),
);
const ZONE: Zone = {
  ...MANY,
  'ten.test': { txt: [`v=spf1 ${Array.from({ length: 9 }, () => 'a:host.test').join(' ')} include:ok.test`] },
  'ok.test': { txt: ['v=spf1 ip4:192.0.2.0/24 -all'] },
  'mail.test': {
    txt: ['some other text', 'v=spf1 a mx ip4:192.0.2.1 ip6:2001:db8::/32 ~all'],
    a: ['198.51.100.1'],
    mx: ['mx.test'],
  },
  'mx.test': { a: ['198.51.100.7', '2001:db9::7'] },
  'host.test': { a: ['203.0.113.9'] },
  'include.test': { txt: ['v=spf1 include:ok.test -all'] },
  'redirect.test': { txt: ['v=spf1 redirect=ok.test'] },
  'wide.test': { txt: ['v=spf1 a:host.test/24 mx:mail.test/30//64 ?all'] },
  'open.test': { txt: ['v=spf1 include:ok.test'] },
  'two.test': { txt: ['v=spf1 -all', 'v=spf1 +all'] },
  'word.test': { txt: ['v=spf1 spam:all -all'] },
  'number.test': { txt: ['v=spf1 ip4:192.0.2.300 -all'] },
  'bits.test': { txt: ['v=spf1 ip4:192.0.2.0/33 -all'] },
  'lost.test': { txt: ['v=spf1 include:nowhere.test -all'] },
  'void.test': { txt: ['v=spf1 a:v1.test a:v2.test a:v3.test -all'] },
  'macro.test': { txt: ['v=spf1 exists:%{i}.list.test -all'] },
  'macro-pass.test': { txt: ['v=spf1 include:%{d}.x.test ip4:192.0.2.5 -all'] },
  'exists.test': { txt: ['v=spf1 exists:host.test -all'] },
  'caps.test': { txt: ['V=SPF1 IP4:192.0.2.5 -ALL'] },
  'long.test': {
    txt: [`v=spf1 ${Array.from({ length: 30 }, (_, at) => `ip4:10.0.0.${at}`).join(' ')} ip4:192.0.2.5 -all`],
  },
  'modified.test': { txt: ['v=spf1 exp=why.test ip4:192.0.2.5 x-thing=1 -all'] },
  'loop.test': { txt: ['v=spf1 include:loop.test -all'] },
  'silent.test': 'silent',
  'broken.test': 'broken',
};

let server: DnsServer;
let dns: DnsLookups;
beforeAll(async () => {
  server = await openDnsServer(ZONE);
  dns = openDnsLookups([server.address]);
});
afterAll(() => server.close());

test.each([
  ['nowhere.test', '192.0.2.1', 'none'],
  ['host.test', '192.0.2.1', 'none'],
  ['ok.test', '192.0.2.200', 'pass'],
  ['ok.test', '192.0.3.1', 'fail'],
  ['ok.test', '2001:db8::1', 'fail'],
  ['mail.test', '198.51.100.1', 'pass'],
  ['mail.test', '198.51.100.7', 'pass'],
  ['mail.test', '2001:db9::7', 'pass'],
  ['mail.test', '2001:db8:1::5', 'pass'],
  ['mail.test', '198.51.100.8', 'softfail'],
  ['include.test', '192.0.2.5', 'pass'],
  ['include.test', '198.51.100.8', 'fail'],
  ['redirect.test', '192.0.2.5', 'pass'],
  ['redirect.test', '198.51.100.8', 'fail'],
  ['wide.test', '203.0.113.200', 'pass'],
  ['wide.test', '198.51.100.5', 'pass'],
  ['wide.test', '2001:db9::ffff', 'pass'],
  ['wide.test', '198.51.100.99', 'neutral'],
  ['open.test', '198.51.100.8', 'neutral'],
  ['two.test', '192.0.2.5', 'permerror'],
  ['word.test', '192.0.2.5', 'permerror'],
  ['number.test', '192.0.2.5', 'permerror'],
  ['bits.test', '192.0.2.5', 'permerror'],
  ['lost.test', '192.0.2.5', 'permerror'],
  ['void.test', '192.0.2.5', 'permerror'],
  ['n0.test', '192.0.2.5', 'permerror'],
  ['loop.test', '192.0.2.5', 'permerror'],
  ['ten.test', '192.0.2.5', 'pass'],
  ['macro.test', '192.0.2.5', 'unknown'],
  ['macro-pass.test', '192.0.2.5', 'pass'],
  ['exists.test', '192.0.2.5', 'pass'],
  ['caps.test', '192.0.2.5', 'pass'],
  ['long.test', '192.0.2.5', 'pass'],
  ['modified.test', '192.0.2.5', 'pass'],
])('%s of %s: %s', async (domain, address, result) => {
  expect((await checkSpf(dns, domain, address)).result).toBe(result);
});

test('says what is broken', async () => {
  expect(await checkSpf(dns, 'two.test', '192.0.2.5')).toMatchObject({
    reason: 'two.test has 2 SPF records; there must be one',
  });
  expect(await checkSpf(dns, 'n0.test', '192.0.2.5')).toMatchObject({
    reason: 'it takes more than 10 look-ups',
  });
});

test('asks no more than ten times', async () => {
  server.asked.length = 0;
  await checkSpf(dns, 'loop.test', '192.0.2.5');
  expect(server.asked).toHaveLength(11);
});

test.each(['silent.test', 'broken.test'])('%s is not taken for one that has no record', async (domain) => {
  await expect(checkSpf(dns, domain, '192.0.2.5')).rejects.toBeInstanceOf(DnsIsAway);
});
