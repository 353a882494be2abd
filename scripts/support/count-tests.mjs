import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const none = { passed: 0, failed: 0, skipped: 0 };

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function countCheck(exitCode) {
  return exitCode === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
}

/** A runner that fails outside any test counts as one failure; so does one that ran none unless `mayBeNone`. */
function withRunner(count, exitCode, { mayBeNone = false } = {}) {
  const isNone = count.passed === 0 && !mayBeNone;
  return count.failed === 0 && (exitCode !== 0 || isNone) ? { ...count, failed: 1 } : count;
}

const pathOf = (file) => relative(process.cwd(), file);

export function countVitest(file, exitCode, options) {
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
  const failures = [
    ...brokenFiles.map(({ name, message }) => sayFailure(pathOf(name), message)),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          sayFailure(`${pathOf(name)} › ${fullName}`, failureMessages[0]),
        ),
    ),
  ];
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: pathOf(name),
    seconds: (endTime - startTime) / 1_000,
  }));
  return { ...withRunner(count, exitCode, options), failures, files };
}

export function countPlaywright(file, exitCode, options) {
  const report = readReport(file);
  if (!report) return { ...none, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const count = withRunner({ passed: expected + flaky, failed: unexpected, skipped }, exitCode, options);
  const journeys = report.suites.flatMap((suite) => journeysOf(suite));
  return {
    ...count,
    flaky: journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    failures: journeys
      .filter(({ status }) => status === 'unexpected')
      .map(({ name, results }) => sayFailure(name, results?.find(({ error }) => error)?.error.message)),
    files: report.suites.map(({ title, ...suite }) => ({
      file: `tests/${title}`,
      seconds: journeysOf(suite)
        .flatMap(({ results = [] }) => results)
        .reduce((sum, { duration = 0 }) => sum + duration / 1_000, 0),
    })),
  };
}

export function countReliability(file, exitCode) {
  const outcomes = readReport(file);
  if (!outcomes) return { ...none, failed: 1 };
  const count = (isIn) => outcomes.filter(isIn).length;
  const failed = count(({ failure }) => failure !== undefined);
  const skipped = count(({ skipped }) => skipped !== undefined);
  return {
    ...withRunner({ passed: outcomes.length - failed - skipped, failed, skipped }, exitCode),
    failures: outcomes
      .filter(({ failure }) => failure !== undefined)
      .map(({ database, name, failure }) => sayFailure(`${database}: ${name}`, failure)),
  };
}

function journeysOf({ title, suites = [], specs = [] }, path = []) {
  const here = [...path, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] › ${[...here, spec.title].join(' › ')}`,
      status,
      results,
    })),
  );
  return [...own, ...suites.flatMap((suite) => journeysOf(suite, here))];
}

const LINES_OF_A_FAILURE = 12;

/** Repeated at the end of a run, as only the end of a long log may be seen. */
function sayFailure(name, message = '') {
  const why = stripVTControlCharacters(message).trim().split('\n').slice(0, LINES_OF_A_FAILURE);
  return [name, ...why.map((line) => `    ${line}`)].join('\n').trimEnd();
}

export function addCounts(counts) {
  const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    flaky: counts.flatMap(({ flaky = [] }) => flaky),
    failures: counts.flatMap(({ failures = [] }) => failures),
  };
}

const SLOWEST = 10;

export function slowestFiles(results) {
  return results
    .flatMap(({ title, count: { files = [] } }) => files.map((one) => ({ ...one, title })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
}

export function formatCount({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
