import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Asking = Pick<FastifyRequest, 'ip' | 'socket'>;

/** A trusted proxy may name something that is no address: the proxy itself counts then. */
export function clientNetworkOf({ ip, socket }: Asking): string {
  return networkOf(isIP(ip) ? ip : (socket.remoteAddress ?? ''));
}

/** By /64, one client could have 65,536 turns. */
export function clientBlockOf(request: Asking): string {
  const network = clientNetworkOf(request);
  return widerNetworks(network).at(-1) ?? network;
}

export const TIMES_OF_WIDER = [2, 4] as const;

/** Providers assign whole /56 and /48 blocks of IPv6 too. IPv4 has none. */
export function widerNetworks(network: string): string[] {
  if (!network.endsWith('::/64')) return [];
  const [first, second, third, fourth = '0'] = network.split(':');
  const start = `${first}:${second}:${third}`;
  const upper = Number.parseInt(fourth, 16) & 0xff00;
  return [`${start}:${upper.toString(16)}::/56`, `${start}::/48`];
}

/** IPv6 counts by /64, as each client has all of it; `::ffff:203.0.113.7` counts as IPv4. */
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

function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const [before, after] = [numbersOf(head), numbersOf(tail ?? '')];
  const missing = Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<number>(missing).fill(0), ...after];
}

function numbersOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
