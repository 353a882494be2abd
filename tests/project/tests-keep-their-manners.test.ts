import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import playwright from '../../playwright.config.ts';
import { isNode, parseSource, type SyntaxNode } from '../support/syntax-tree.ts';

const root = resolve(import.meta.dirname, '../..');
/** Milliseconds that a look, a press or a way to a page is given: `playwright.config.ts` and `vitest.config.ts`. */
const COMMON_MS = 20_000;
const COMMON_TEST_MS = 120_000;

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** `page.waitForLoadState` as `waitForLoadState`. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  return callee.type === 'MemberExpression' ? nameOf(callee.property) : String(callee.name ?? '');
}

const numberOf = (value: unknown) =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'number' ? value.value : undefined;

/** What a call waits for that is no event, or how it is given less time than all others. */
function faultOf(node: SyntaxNode): string | undefined {
  const name = nameOf(node.callee);
  const [first, second] = (node.arguments ?? []) as SyntaxNode[];
  if (name === 'waitForTimeout') return 'sleeps';
  if (name === 'setTimeout' && (numberOf(first) ?? COMMON_TEST_MS) < COMMON_TEST_MS)
    return 'has less time than others';
  // A turn of the event loop is no sleep.
  if (name === 'setTimeout' && isNode(first) && first.type === 'Identifier' && second) return 'sleeps';
  return undefined;
}

const isShortLimit = ({ type, key, value }: SyntaxNode) =>
  type === 'Property' && nameOf(key) === 'timeout' && (numberOf(value) ?? COMMON_MS) < COMMON_MS;

/** Helpers may wait between two looks at something; a test has them for that. */
const isTimer = ({ type, source }: SyntaxNode) =>
  type === 'ImportDeclaration' && isNode(source) && source.value === 'node:timers/promises';

const isSilence = ({ type, value }: SyntaxNode) => type === 'Literal' && /^networkidle$/.test(String(value));

/** A look that is repeated until it passes may be short; what is repeated for less than others wait may not. */
const isRepeated = ({ type, callee }: SyntaxNode) => type === 'CallExpression' && nameOf(callee) === 'toPass';

function faultsIn(node: SyntaxNode, isInRepeat = false): string[] {
  const own = [
    ...(isTimer(node) ? ['sleeps'] : []),
    ...(isSilence(node) ? ['waits for silence of the network'] : []),
    ...(isShortLimit(node) && !isInRepeat ? ['has less time than others'] : []),
    ...(node.type === 'CallExpression' ? [faultOf(node) ?? []].flat() : []),
  ];
  const within = childrenOf(node).flatMap((child) =>
    faultsIn(child, isInRepeat || (isRepeated(node) && child === node.callee)),
  );
  return [...own, ...within];
}

/** Whether another width than that of its project is set somewhere in it. */
const setsWidth = (node: SyntaxNode): boolean =>
  (node.type === 'CallExpression' && nameOf(node.callee) === 'setViewportSize') ||
  childrenOf(node).some(setsWidth);

/** Where tests begin in which a width is set, and that have no tag for it. */
function untaggedWidths(node: SyntaxNode): number[] {
  const isTest = node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'test';
  if (!isTest) return childrenOf(node).flatMap(untaggedWidths);
  const [, details] = node.arguments as SyntaxNode[];
  return setsWidth(node) && !/@(widths|phone)/.test(JSON.stringify(details ?? ''))
    ? [Number(node.start)]
    : [];
}

const FILES = globSync('{contracts,scripts,server,tests,web}/**/{*.test.{ts,tsx,mjs},*.spec.ts,e2e/*.ts}', {
  cwd: root,
});

test('no test sleeps, waits for silence, or is given less time than others', () => {
  expect(FILES.length).toBeGreaterThan(500);
  const faults = FILES.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    // A test that plays the time does not sleep.
    if (source.includes('useFakeTimers') || !/imeout|networkidle/.test(source)) return [];
    const found = faultsIn(parseSource(file, source));
    return found.map((fault) => `${file} ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('a journey runs at a second width by its tag alone', () => {
  const faults = FILES.filter((file) => file.endsWith('.spec.ts')).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    if (!source.includes('setViewportSize')) return [];
    return untaggedWidths(parseSource(file, source)).map(
      (start) => `${file}: ${source.slice(start, start + 80)}`,
    );
  });
  expect(faults).toEqual([]);
  for (const { name, testMatch } of playwright.projects ?? [])
    expect([name, String(testMatch)]).toEqual([name, expect.stringMatching(/^(staff-)?\*\.spec\.ts$/)]);
});

describe('refused is', () => {
  const faults = (source: string) => faultsIn(parseSource('some.spec.ts', source));

  test.each([
    ["page.waitForLoadState('networkidle');", 'waits for silence of the network'],
    ["page.goto('/', { waitUntil: 'networkidle' });", 'waits for silence of the network'],
    ['page.waitForTimeout(500);', 'sleeps'],
    ["import { setTimeout as pause } from 'node:timers/promises';", 'sleeps'],
    ['new Promise((resolve) => setTimeout(resolve, 500));', 'sleeps'],
    ['expect(button).toBeVisible({ timeout: 5_000 });', 'has less time than others'],
    ['expect.poll(look, { timeout: 1_000 }).toBe(1);', 'has less time than others'],
    ['expect(async () => {}).toPass({ timeout: 10_000 });', 'has less time than others'],
    ['test.setTimeout(30_000);', 'has less time than others'],
  ])('%s', (source, fault) => {
    expect(faults(source)).toEqual([fault]);
  });

  test('not a turn of the event loop, more time, or a short look that is repeated', () => {
    expect(
      faults(`
        new Promise((resolve) => setTimeout(resolve));
        test.setTimeout(500_000);
        expect(button).toBeVisible({ timeout: 60_000 });
        expect(async () => { await expect(button).toBeVisible({ timeout: 200 }); }).toPass();
      `),
    ).toEqual([]);
  });

  test('a width without a tag', () => {
    const test = (details: string) =>
      `test('wide', ${details} async ({ page }) => { page.setViewportSize({}); });`;
    expect(untaggedWidths(parseSource('some.spec.ts', test('')))).toHaveLength(1);
    expect(untaggedWidths(parseSource('some.spec.ts', test("{ tag: '@widths' },")))).toEqual([]);
  });
});
