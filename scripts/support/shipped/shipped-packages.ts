import { readFileSync } from 'node:fs';

type Entry = {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

export type ShippedPackage = {
  name: string;
  version: string;
  licence: string;
  folder: string;
  parts: string[];
};

const LOCK_FILE = new URL('../../../package-lock.json', import.meta.url);
const MODULES = 'node_modules/';

const BUILDS = new Set([
  '@react-router/dev',
  '@tailwindcss/vite',
  'node',
  'postcss',
  'spdx-satisfies',
  'tailwindcss',
  'vite',
]);
/** Build tools that leave code of their own in what browsers get: CSS rules and module loading. */
export const LEFT_BY_BUILD: readonly string[] = ['tailwindcss', 'vite', 'rolldown'];

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
const partsOf = ({ optionalDependencies = {} }: Entry) => Object.keys(optionalDependencies);

function namesOf(entry: Entry): string[] {
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta: meta = {} } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => !meta[name]?.optional);
  return [...Object.keys(dependencies), ...partsOf(entry), ...peers];
}

/** Their `package.json` names none; somebody has read the text that they bring. */
const BY_ITS_TEXT: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

export function listShippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: Record<string, Entry> };
  const reached = new Set<string>();

  function folderFor(name: string, from: string): string | undefined {
    const folder = `${from && `${from}/`}${MODULES}${name}`;
    if (packages[folder]) return folder;
    return from ? folderFor(name, from.slice(0, Math.max(0, from.lastIndexOf(`/${MODULES}`)))) : undefined;
  }
  function reach(names: string[], from: string): void {
    for (const folder of names.flatMap((name) => folderFor(name, from) ?? [])) {
      if (reached.has(folder)) continue;
      reached.add(folder);
      reach(namesOf(packages[folder] as Entry), folder);
    }
  }
  reach(
    Object.keys(packages['']?.dependencies ?? {}).filter((name) => !BUILDS.has(name)),
    '',
  );

  return Object.entries(packages)
    .map(([folder, entry]) => ({ folder, entry, name: nameOf(folder) }))
    .filter(({ folder, name }) => LEFT_BY_BUILD.includes(name) || reached.has(folder))
    .map(({ folder, entry, name }) => ({
      name,
      version: entry.version,
      licence: entry.license ?? BY_ITS_TEXT[name] ?? '',
      folder,
      parts: partsOf(entry),
    }));
}
