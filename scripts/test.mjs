import './support/check-node.mjs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { addCounts, formatCount, slowestFiles } from './support/count-tests.mjs';
import { fetchFromDebian } from './support/find-chromium.mjs';
import { installIfNeeded } from './support/install.mjs';
import { root } from './support/project.mjs';
import { makeScratchFolder } from './support/scratch-folder.mjs';
import { elapsed, runScript, StepFailed } from './support/step.mjs';
import { LONG, PARTS, SHORT } from './support/test-parts.mjs';

/**
 * Names of parts come first (default: those of `npm test`); the rest goes to the one tool: `test:unit -- tours`.
 * `--long`: the parts that `npm test` leaves out; `--changed [COMMIT]`: files changed since then or uncommitted.
 */
function readArguments() {
  const asked = process.argv.slice(2);
  if (asked[0] === '--changed') {
    refuse(asked.slice(2));
    return { parts: SHORT, extra: [], ...readChanged(asked[1] ?? 'HEAD') };
  }
  if (asked[0] === '--long') {
    refuse(asked.slice(1));
    return { parts: LONG, extra: [] };
  }
  const firstOther = asked.findIndex((name) => !(name in PARTS));
  const names = firstOther < 0 ? asked : asked.slice(0, firstOther);
  const extra = asked.slice(names.length);
  if (names.length !== 1) refuse(extra);
  return { parts: names.length > 0 ? names : SHORT, extra };
}

function refuse([unknown]) {
  if (unknown === undefined) return;
  throw new StepFailed(`There is no part "${unknown}". The parts are: ${Object.keys(PARTS).join(', ')}.`);
}

function readChanged(since) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  try {
    const changed = [
      ...git('diff', '--name-only', since, '--'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
    return { since, changed };
  } catch (error) {
    throw new StepFailed(`git cannot tell what has changed since ${since}: ${error.message}`);
  }
}

const secondsOf = (parts) => parts.reduce((sum, name) => sum + PARTS[name][2], 0);

/** Ratio of the time taken to that on two idle cores; at least 1, since some parts had little to do. */
function paceOf(over, begun) {
  return over.length === 0 ? 1 : Math.max(1, (Date.now() - begun) / 1_000 / secondsOf(over));
}

function progressOf(parts, place, pace) {
  const [title, , expected] = PARTS[parts[place]];
  const after = secondsOf(parts.slice(place + 1));
  return JSON.stringify({ title: `${place + 1} of ${parts.length}, ${title}`, expected, after, pace });
}

async function runPart(parts, place, { begun, ...options }) {
  const [title, work] = PARTS[parts[place]];
  const start = Date.now();
  process.stdout.write(`\n── ${place + 1} of ${parts.length}, ${title}\n`);
  const progress = progressOf(parts, place, paceOf(parts.slice(0, place), begun));
  const count = await work({ ...options, progress }).catch((error) => {
    process.stdout.write(`${error instanceof StepFailed ? error.message : error.stack}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  process.stdout.write(`── ${title}: ${formatCount(count)} (${elapsed(start)})\n`);
  return { title, count, time: elapsed(start) };
}

async function main() {
  const { parts, ...options } = readArguments();
  const start = Date.now();
  // Browsers do not come from npm, so both downloads run in parallel.
  await Promise.all([
    installIfNeeded({ withTools: true }),
    parts.some((name) => name.startsWith('e2e')) && fetchFromDebian(),
  ]);
  const reports = makeScratchFolder();
  process.env.TMPDIR = reports;
  // A run starts the site many times; compiling is a quarter of a start.
  process.env.NODE_COMPILE_CACHE = join(reports, 'compiled');
  const results = [];
  const begun = Date.now();
  for (const place of parts.keys()) results.push(await runPart(parts, place, { ...options, reports, begun }));
  const total = addCounts(results.map((result) => result.count));
  process.stdout.write('\nThe slowest files:\n');
  for (const { file, seconds, title } of slowestFiles(results))
    process.stdout.write(`${seconds.toFixed(1).padStart(7)} s  ${file} (${title})\n`);
  process.stdout.write('\n');
  for (const { title, count, time } of results) {
    process.stdout.write(`${count.failed > 0 ? '✗' : '✓'} ${title}: ${formatCount(count)} (${time})\n`);
  }
  for (const name of total.flaky) process.stdout.write(`flaky: ${name}\n`);
  for (const failure of total.failures) process.stdout.write(`failed: ${failure}\n`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  process.stdout.write(`In all: ${elapsed(start)}\n${formatCount(total)}\n`);
}

await runScript(main);
