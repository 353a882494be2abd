import { Resolver } from 'node:dns/promises';

/** What DNS says of a name; an empty list where there is nothing. Throws `DnsIsAway` where it does not say. */
export type DnsLookups = {
  /** Each record whole. */
  txt: (name: string) => Promise<string[]>;
  /** IPv4 and IPv6. */
  addresses: (name: string) => Promise<string[]>;
  /** Names of mail servers, the preferred first. */
  mx: (name: string) => Promise<string[]>;
};

export class DnsIsAway extends Error {
  constructor(name: string, cause: unknown) {
    super(`DNS could not be asked for ${name}.`, { cause });
    this.name = 'DnsIsAway';
  }
}

/** Milliseconds for one question. Somebody waits for the answers to a dozen of them. */
const TIMEOUT = 2_000;
/** "There is none", of the name or of this kind. */
const NOTHING = ['ENOTFOUND', 'ENODATA', 'NXDOMAIN'];

/** Asks the servers that this machine asks, unless others are named (`127.0.0.1:5353`). */
export function openDnsLookups(servers?: readonly string[]): DnsLookups {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 1 });
  if (servers) resolver.setServers(servers);

  async function ask<T>(name: string, look: () => Promise<T[]>): Promise<T[]> {
    try {
      return await look();
    } catch (error) {
      if (error instanceof Error && 'code' in error && NOTHING.includes(String(error.code))) return [];
      throw new DnsIsAway(name, error);
    }
  }

  return {
    txt: async (name) => (await ask(name, () => resolver.resolveTxt(name))).map((parts) => parts.join('')),
    async addresses(name) {
      const found = await Promise.all([
        ask(name, () => resolver.resolve4(name)),
        ask(name, () => resolver.resolve6(name)),
      ]);
      return found.flat();
    },
    async mx(name) {
      const found = await ask(name, () => resolver.resolveMx(name));
      return found.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
    },
  };
}
