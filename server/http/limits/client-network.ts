import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Asking = Pick<FastifyRequest, 'ip' | 'socket'>;

/** What limits count a client by. A proxy that is trusted may name something that is no address: then it is itself the client. */
export function clientNetworkOf({ ip, socket }: Asking): string {
  return networkOf(isIP(ip) ? ip : (socket.remoteAddress ?? ''));
}

/** All that one client may have: what takes turns goes round among these, or one of them would have 65,536 turns. */
export function clientBlockOf(request: Asking): string {
  const network = clientNetworkOf(request);
  return widerNetworks(network).at(-1) ?? network;
}

/** How many times the limit of a /64 all of a /56 may have, and all of a /48. */
export const TIMES_OF_WIDER = [2, 4] as const;

/**
 * The networks around the one that a client counts for: of IPv6 the /56 and the /48, which providers hand out whole as well.
 * Of IPv4 there is none.
 */
export function widerNetworks(network: string): string[] {
  if (!network.endsWith('::/64')) return [];
  const [first, second, third, fourth = '0'] = network.split(':');
  const start = `${first}:${second}:${third}`;
  const upper = Number.parseInt(fourth, 16) & 0xff00;
  return [`${start}:${upper.toString(16)}::/56`, `${start}::/48`];
}

/**
 * The network that an address counts for. Of IPv6 the first 64 bits: whoever has one address has the whole network.
 * `::ffff:203.0.113.7` is the IPv4 address that it wraps.
 */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isWrapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isWrapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A zone (`fe80::1%eth0`) names a card of this machine.
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const [before, after] = [numbersOf(head), numbersOf(tail ?? '')];
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

/** The last of them may be written as an IPv4 address, which is two. */
function numbersOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
