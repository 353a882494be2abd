import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientBlockOf, clientNetworkOf, widerNetworks } from './client-network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
  ['1::4:5:6:7:8', '1:0:0:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(clientNetworkOf({ ip: address, socket: new Socket() })).toBe(network);
});

test.each([
  ['203.0.113.7', []],
  ['2001:db8:1:2::/64', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:ff::/64', ['2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['2001:db8:1:1ff::/64', ['2001:db8:1:100::/56', '2001:db8:1::/48']],
  ['made up by a proxy', []],
])('%s lies in %j', (network, wider) => {
  expect(widerNetworks(network)).toEqual(wider);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:1ff::9', '2001:db8:1::/48'],
])('%s has its turns with %s', (address, block) => {
  expect(clientBlockOf({ ip: address, socket: new Socket() })).toBe(block);
});
