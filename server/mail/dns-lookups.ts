import { Resolver } from 'node:dns/promises';

/** An empty list means that there is no record. Throws `DnsIsAway` if DNS does not answer. */
export type DnsLookups = {
  txt: (name: string) => Promise<string[]>;
  addresses: (name: string) => Promise<string[]>;
  mx: (name: string) => Promise<string[]>;
};

export class DnsIsAway extends Error {
  constructor(name: string, cause: unknown) {
    super(`DNS could not be asked for ${name}.`, { cause });
    this.name = 'DnsIsAway';
  }
}

/** Milliseconds. Somebody waits for a dozen answers. */
const TIMEOUT = 2_000;
const NOTHING = ['ENOTFOUND', 'ENODATA', 'NXDOMAIN'];

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
