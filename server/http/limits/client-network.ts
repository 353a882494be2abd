import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What limits count a client by. A proxy that is trusted may name something that is no address: then it is itself the client. */
export function clientNetworkOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return networkOf(isIP(ip) ? ip : (socket.remoteAddress ?? ''));
}

/**
 * The network that an address counts for. Of IPv6 the first 64 bits: whoever has one address has the whole network.
 * `::ffff:203.0.113.7` is the IPv4 address that it wraps.
 */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const wrapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (wrapped) return wrapped;
  // A zone (`fe80::1%eth0`) names a card of this machine.
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
    for (let added = 0; added < missing; added += 1) groups.push('0');
    groups.push(...tail.split(':'));
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
