import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

type Entry = { integrity?: string; inBundle?: true; optionalDependencies?: Record<string, string> };
const lockFile = resolve(import.meta.dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Entry> };

// npm leaves out what the registry did not give it at that moment, and `npm ci` then refuses the whole file.
test('the lock file has every platform’s part of every package, or npm ci refuses it', () => {
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

test('the lock file names no download addresses §V15.1.2', () => {
  expect(Object.entries(packages).filter(([, entry]) => 'resolved' in entry)).toEqual([]);
});

// Without it, npm takes whatever a registry hands out. One that has no tarball of a package cannot tell its hash either:
// then take a version of which it has every platform’s part.
test('the lock file has the hash of every package', () => {
  const bare = Object.entries(packages).filter(
    ([path, { integrity, inBundle }]) => path && !integrity && !inBundle,
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});
