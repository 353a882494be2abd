import { BlockList, isIP, isIPv4 } from 'node:net';
import type { DnsLookups } from '../../../mail/dns-lookups.ts';

/** RFC 7208, 2.6. `unknown`: depends on what only a receiver knows. */
export type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'permerror' | 'unknown';

/** RFC 7208, 4.6.4. */
const MAX_LOOKUPS = 10;
const MAX_EMPTY = 2;
const MAX_MX = 10;

const RESULTS: Record<string, SpfResult> = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' };

class SpfFault extends Error {}

export async function checkSpf(
  dns: DnsLookups,
  domain: string,
  address: string,
): Promise<{ result: SpfResult; reason: string }> {
  const evaluation = new Evaluation(dns, address);
  try {
    const result = await evaluation.check(domain);
    const isOpen = evaluation.isUncertain && result !== 'pass';
    return { result: isOpen ? 'unknown' : result, reason: '' };
  } catch (error) {
    if (error instanceof SpfFault) return { result: 'permerror', reason: error.message };
    throw error;
  }
}

export async function findSpfRecords(dns: DnsLookups, domain: string): Promise<string[]> {
  return (await dns.txt(domain)).filter((record) => /^v=spf1(?: |$)/i.test(record));
}

class Evaluation {
  isUncertain = false;
  private readonly dns: DnsLookups;
  private readonly address: string;
  private lookups = 0;
  private empty = 0;

  constructor(dns: DnsLookups, address: string) {
    this.dns = dns;
    this.address = address;
  }

  async check(domain: string): Promise<SpfResult> {
    const records = await findSpfRecords(this.dns, domain);
    const [record] = records;
    if (record === undefined) return 'none';
    if (records.length > 1)
      throw new SpfFault(`${domain} has ${records.length} SPF records; there must be one`);
    let redirect: string | undefined;
    for (const term of record.split(' ').slice(1)) {
      const [, name = '', value = ''] = /^([a-z][\w.-]*)=(.*)$/i.exec(term) ?? [];
      if (name.toLowerCase() === 'redirect') redirect = value;
      if (name !== '' || term === '') continue;
      const result = await this.tryMechanism(term, domain);
      if (result) return result;
    }
    if (redirect === undefined) return 'neutral';
    this.countLookup();
    if (this.hasMacro(redirect)) return 'neutral';
    const result = await this.check(redirect);
    if (result === 'none') throw new SpfFault(`${domain} leads to ${redirect}, which has no SPF record`);
    return result;
  }

  private async tryMechanism(term: string, domain: string): Promise<SpfResult | undefined> {
    const parts = /^([+~?-]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?=[:/]|$):?([^/]*)((?:\/.*)?)$/i.exec(
      term,
    );
    if (!parts) throw new SpfFault(`${domain} says “${term}”, which means nothing`);
    const [, sign = '', name = '', value = '', length = ''] = parts;
    const isMatch = await this.isMatch(name.toLowerCase(), value || domain, length, domain);
    return isMatch ? RESULTS[sign || '+'] : undefined;
  }

  private async isMatch(name: string, target: string, length: string, domain: string): Promise<boolean> {
    if (name === 'all') return true;
    if (name === 'ip4' || name === 'ip6') return this.isIn(target, length, domain);
    this.countLookup();
    // Only a receiver can check these.
    if (name === 'ptr') this.isUncertain = true;
    if (name === 'ptr' || this.hasMacro(target)) return false;
    if (name === 'include') return this.isIncluded(target, domain);
    if (name === 'exists') return (await this.addressesOf(target)).some(isIPv4);
    const names = name === 'mx' ? await this.dns.mx(target) : [target];
    if (names.length > MAX_MX) throw new SpfFault(`${target} has more than ${MAX_MX} mail servers`);
    if (names.length === 0) this.countEmpty();
    for (const one of names)
      for (const address of await this.addressesOf(one)) if (this.isIn(address, length, domain)) return true;
    return false;
  }

  private async isIncluded(target: string, domain: string): Promise<boolean> {
    const result = await this.check(target);
    if (result === 'none') throw new SpfFault(`${domain} includes ${target}, which has no SPF record`);
    return result === 'pass';
  }

  private async addressesOf(name: string): Promise<string[]> {
    const addresses = await this.dns.addresses(name);
    if (addresses.length === 0) this.countEmpty();
    return addresses;
  }

  /** `length`: `/24` (IPv4), `//64` (IPv6) or `/32` (one address). */
  private isIn(network: string, length: string, domain: string): boolean {
    const version = isIP(network);
    if (version === 0) throw new SpfFault(`${domain} names “${network}”, which is no address`);
    if (isIP(this.address) !== version) return false;
    const [first = '', second = ''] = length.split('//');
    const given = version === 4 || !length.includes('//') ? first.replace('/', '') : second;
    const max = version === 4 ? 32 : 128;
    const bits = given === '' ? max : Number(given);
    if (!Number.isInteger(bits) || bits < 0 || bits > max)
      throw new SpfFault(`${domain} names a network of “${length}” bits`);
    const family = version === 4 ? 'ipv4' : 'ipv6';
    const list = new BlockList();
    list.addSubnet(network, bits, family);
    return list.check(this.address, family);
  }

  private hasMacro(target: string): boolean {
    if (!target.includes('%')) return false;
    this.isUncertain = true;
    return true;
  }

  private countLookup(): void {
    this.lookups += 1;
    if (this.lookups > MAX_LOOKUPS) throw new SpfFault(`it takes more than ${MAX_LOOKUPS} look-ups`);
  }

  private countEmpty(): void {
    this.empty += 1;
    if (this.empty > MAX_EMPTY) throw new SpfFault(`more than ${MAX_EMPTY} of its names lead nowhere`);
  }
}
