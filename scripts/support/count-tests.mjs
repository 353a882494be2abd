import { existsSync, readFileSync } from 'node:fs';

const none = { passed: 0, failed: 0, skipped: 0 };

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A part that is one check: it holds or it does not. */
export function countCheck(exitCode) {
  return exitCode === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
}

/** A runner that failed outside of any test, or that ran no test at all, counts as one failure. */
function withRunner(count, exitCode) {
  if (count.failed === 0 && (exitCode !== 0 || count.passed === 0)) return { ...count, failed: 1 };
  return count;
}

export function countVitest(file, exitCode) {
  const report = readReport(file);
  if (!report) return { ...none, failed: 1 };
  const brokenFiles = report.testResults.filter(
    (result) =>
      result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  const count = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
  return withRunner(count, exitCode);
}

export function countPlaywright(file, exitCode) {
  const report = readReport(file);
  if (!report) return { ...none, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const count = withRunner({ passed: expected + flaky, failed: unexpected, skipped }, exitCode);
  return { ...count, flaky: report.suites.flatMap((suite) => namesOfFlaky(suite)) };
}

/** Each scenario of `tests/reliability`, on each database, is one test. */
export function countReliability(file, exitCode) {
  const outcomes = readReport(file);
  if (!outcomes) return { ...none, failed: 1 };
  const count = (isIn) => outcomes.filter(isIn).length;
  const failed = count(({ failure }) => failure !== undefined);
  const skipped = count(({ skipped }) => skipped !== undefined);
  return withRunner({ passed: outcomes.length - failed - skipped, failed, skipped }, exitCode);
}

/** The tests that failed first and then passed, as Playwright's list has them. */
function namesOfFlaky({ title, suites = [], specs = [] }, path = []) {
  const here = [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] › ${[...here, spec.title].join(' › ')}`),
  );
  return [...own, ...suites.flatMap((suite) => namesOfFlaky(suite, here))];
}

export function addCounts(counts) {
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
  };
}

export function formatCount({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
