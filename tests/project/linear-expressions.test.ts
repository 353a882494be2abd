import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import fastq from 'fastq';
import { check, type Diagnostics } from 'recheck';
import { describe, expect, test } from 'vitest';
import { composeReaders } from '../../server/features/tours/search/read-wants.ts';
import { secretMask } from '../../server/pages/address/mask-secret.ts';
import { type Expression, expressionsOf, readExpressions } from '../support/read-expressions.ts';

const root = resolve(import.meta.dirname, '../..');
// What runs in the server: of `web`, anything may while a page is rendered.
const files = globSync('{contracts,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);
const read = files.map((file) => ({
  file,
  ...readExpressions(file, readFileSync(resolve(root, file), 'utf8')),
}));

/** What is put together as the site runs, by the file that does it. */
const COMPOSED: Record<string, () => void> = {
  'server/features/tours/search/read-wants.ts': () => composeReaders(),
  'server/pages/address/mask-secret.ts': () => secretMask('/a/b/:token'),
};

const MINUTE = 60_000;
/** Where an expression cannot be worked out, texts are tried on it: counted in steps, which are the same on a slow machine. */
const BY_STEPS = {
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  maxAttackStringSize: 30_000,
  attackLimit: 30_000_000,
  timeout: MINUTE,
};

/** Undefined where no text keeps the expression busy for longer than by its length. */
async function faultOf({ source, flags }: Expression): Promise<string | undefined> {
  const found = await check(source, flags, BY_STEPS);
  if (found.status !== 'vulnerable') return describeFault({ source, flags }, found);
  // A guess by trying texts is no proof, where the expression can be worked out.
  const exact = found.complexity.isFuzz
    ? await check(source, flags, { ...BY_STEPS, checker: 'automaton' })
    : found;
  return describeFault({ source, flags }, exact.status === 'unknown' ? found : exact);
}

function describeFault({ source, flags }: Expression, found: Diagnostics): string | undefined {
  if (found.status === 'safe') return undefined;
  return `/${source}/${flags}: ${found.status === 'unknown' ? found.error.kind : found.complexity.summary}`;
}

async function faultsOf(expressions: Expression[]): Promise<string[]> {
  const different = new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one]));
  // Each is looked at by a process of its own: two hundred at once keep a machine from everything else.
  const queue = fastq.promise(faultOf, availableParallelism());
  const faults = await Promise.all([...different.values()].map((one) => queue.push(one)));
  return faults.filter((fault) => fault !== undefined);
}

describe('a regular expression takes steps by the length of a text, and no more', {
  timeout: 3 * MINUTE,
}, () => {
  test('every one that is written in contracts, server and web', async () => {
    const written = read.flatMap((one) => one.written);
    expect(written.length).toBeGreaterThan(100);
    expect(await faultsOf(written)).toEqual([]);
  });

  test('every one that is put together as the site runs', async () => {
    const composing = read.filter(({ composed }) => composed > 0).map(({ file }) => file);
    expect(composing.sort(), 'Show in this file what it comes to.').toEqual(Object.keys(COMPOSED).sort());
    for (const [file, make] of Object.entries(COMPOSED)) {
      const made = expressionsOf(make);
      expect(made, file).not.toEqual([]);
      expect(await faultsOf(made), file).toEqual([]);
    }
  });

  test.each([
    ['the one that let a newsletter’s address stop the site for 19 seconds', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
    ['a trimmed end', /\s+$/],
    ['a repetition of a repetition', /^(a+)+$/],
  ])('%s would be found', async (_name, { source, flags }) => {
    expect(await faultsOf([{ source, flags }])).toHaveLength(1);
  });
});
