import { readFileSync } from 'node:fs';

/** `devOptional`: some dependency would make use of it, had development not brought it along. Types, here. */
type Entry = {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optionalDependencies?: Record<string, string>;
};

export type ShippedPackage = {
  name: string;
  version: string;
  /** As its author declares it, in SPDX’s words if it can be allowed; empty where nothing is declared. */
  licence: string;
  /** Below the project’s root; there on the machines that need it. */
  folder: string;
  /** Names of those of its packages that are made for one platform each. */
  parts: string[];
};

const LOCK_FILE = new URL('../../../package-lock.json', import.meta.url);
const MODULES = 'node_modules/';

/** What builds the site and leaves code of its own in what browsers get: rules of style, and how scripts load scripts. */
export const LEFT_BY_BUILD: readonly string[] = ['tailwindcss', 'vite', 'rolldown'];

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
const partsOf = ({ optionalDependencies = {} }: Entry) => Object.keys(optionalDependencies);

/** Every package that runs on a server or is sent to a browser, for every platform, as the lock file has them. */
export function listShippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: Record<string, Entry> };
  const entries = Object.entries(packages).filter(([folder]) => folder !== '');
  const onlyThere = new Set(entries.flatMap(([, entry]) => (entry.devOptional ? partsOf(entry) : [])));
  return entries
    .map(([folder, entry]) => ({ folder, entry, name: nameOf(folder) }))
    .filter(
      ({ entry, name }) =>
        LEFT_BY_BUILD.includes(name) || !(entry.dev || entry.devOptional || onlyThere.has(name)),
    )
    .map(({ folder, entry, name }) => ({
      name,
      version: entry.version,
      licence: entry.license ?? '',
      folder,
      parts: partsOf(entry),
    }));
}
