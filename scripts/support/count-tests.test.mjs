import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addCounts,
  countPlaywright,
  countReliability,
  countVitest,
  formatCount,
  slowestFiles,
} from './count-tests.mjs';

function countReport(report, exitCode, countIn = countPlaywright) {
  const folder = mkdtempSync(join(tmpdir(), 'teesta-count-'));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  const count = countIn(file, exitCode);
  rmSync(folder, { recursive: true });
  return count;
}

const spec = (title, status, projectName = 'desktop') => ({ title, tests: [{ status, projectName }] });

test('a journey that passed at its second try counts as passed, and is named', () => {
  const count = countReport(
    {
      stats: { expected: 2, unexpected: 0, flaky: 2, skipped: 0 },
      suites: [
        {
          title: 'e2e/a.spec.ts',
          specs: [spec('steady', 'expected'), spec('shaky', 'flaky')],
          suites: [{ title: 'login', specs: [spec('slow', 'flaky', 'phone'), spec('fast', 'expected')] }],
        },
      ],
    },
    0,
  );
  expect(formatCount(count)).toBe('4 passed, 0 failed');
  expect(addCounts([{ passed: 1, failed: 0, skipped: 0 }, count]).flaky).toEqual([
    '[desktop] › e2e/a.spec.ts › shaky',
    '[phone] › e2e/a.spec.ts › login › slow',
  ]);
});

test('a journey that failed twice is a failure, told with its reason', () => {
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const failed = {
    projectName: 'phone',
    status: 'unexpected',
    results: [{ error: { message: 'no such button' } }],
  };
  const suites = [{ title: 'e2e/a.spec.ts', specs: [{ title: 'books', tests: [failed] }] }];
  const count = countReport({ stats, suites }, 1);
  expect(formatCount(count)).toBe('1 passed, 1 failed');
  expect(addCounts([count]).failures).toEqual(['[phone] › e2e/a.spec.ts › books\n    no such button']);
});

test('a test that failed and a file that broke are told with their reasons', () => {
  const file = (name, status, assertionResults, message = '') => ({
    name: join(process.cwd(), name),
    status,
    assertionResults,
    message,
  });
  const count = countReport(
    {
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        file('a.test.ts', 'failed', [
          { fullName: 'adds up', status: 'passed', failureMessages: [] },
          { fullName: 'takes away', status: 'failed', failureMessages: ['expected 1\n  to be 2'] },
        ]),
        file('b.test.ts', 'failed', [], 'cannot be read'),
      ],
    },
    1,
    countVitest,
  );
  expect(formatCount(count)).toBe('1 passed, 2 failed');
  expect(count.failures).toEqual([
    'b.test.ts\n    cannot be read',
    'a.test.ts › takes away\n    expected 1\n      to be 2',
  ]);
});

test('a run that broke off outside of any journey is a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  expect(formatCount(countReport({ stats, suites: [] }, 1))).toBe('3 passed, 1 failed');
});

test('a scenario that held, one that did not and one that was left out are counted as such', () => {
  const outcomes = [
    { figures: '8 kills' },
    { database: 'sqlite', name: 'mixed load', failure: 'lost' },
    { skipped: 'SQLite is no server' },
  ];
  const count = countReport(outcomes, 1, countReliability);
  expect(formatCount(count)).toBe('1 passed, 1 failed, 1 skipped');
  expect(count.failures).toEqual(['sqlite: mixed load\n    lost']);
});

test('the slowest files of all parts are named, the slowest first', () => {
  const suites = [
    {
      title: 'e2e/a.spec.ts',
      specs: [
        { title: 'books', tests: [{ status: 'expected', results: [{ duration: 900 }, { duration: 600 }] }] },
      ],
    },
  ];
  const journeys = countReport({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }, suites }, 0);
  const files = Array.from({ length: 12 }, (_, nth) => ({ file: `${nth}.test.ts`, seconds: nth / 10 }));
  const slowest = slowestFiles([
    { title: 'Unit', count: { files } },
    { title: 'Journeys', count: journeys },
    { title: 'Lint', count: {} },
  ]);
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toEqual({ file: 'tests/e2e/a.spec.ts', seconds: 1.5, title: 'Journeys' });
  expect(slowest[1]).toEqual({ file: '11.test.ts', seconds: 1.1, title: 'Unit' });
});

test('a run that may reach nothing has not failed where it did', () => {
  const none = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, suites: [] };
  expect(formatCount(countReport(none, 0))).toBe('0 passed, 1 failed');
  const mayBeNone = (file, code) => countPlaywright(file, code, { mayBeNone: true });
  expect(formatCount(countReport(none, 0, mayBeNone))).toBe('0 passed, 0 failed');
});
