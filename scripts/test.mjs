import './support/check-node.mjs';
import { join } from 'node:path';
import { buildIfNeeded } from './support/build-site.mjs';
import {
  addCounts,
  countCheck,
  countPlaywright,
  countReliability,
  countVitest,
  formatCount,
} from './support/count-tests.mjs';
import { findOrInstallChromium, findShellForJourneys } from './support/find-chromium.mjs';
import { installIfNeeded } from './support/install.mjs';
import { projectNode, tool, toolEnv } from './support/project.mjs';
import { makeScratchFolder } from './support/scratch-folder.mjs';
import { elapsed, runScript, runShown, StepFailed } from './support/step.mjs';

const isTerminal = process.stdout.isTTY === true;

const run = (name, args, env) => runShown(projectNode, [tool(name), ...args], { env: toolEnv(env) });

async function lint() {
  return countCheck(
    await run('biome', ['ci', '--error-on-warnings', isTerminal ? '--colors=force' : '--colors=off', '.']),
  );
}

async function checkTypes() {
  const typegen = await run('react-router', ['typegen']);
  return countCheck(typegen === 0 ? await run('tsc', []) : typegen);
}

async function runVitest(reports, extra, { database, only }) {
  const file = join(reports, `vitest-${database}-${only.join('')}.json`);
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(
    'vitest',
    ['run', ...only.map((project) => `--project=${project}`), ...report, ...extra],
    {
      TEST_DATABASE: database,
      // A log file wants no colour codes, whatever the tools think of CI.
      ...(!isTerminal && { NO_COLOR: '1' }),
    },
  );
  return countVitest(file, code);
}

async function build() {
  await buildIfNeeded();
  return countCheck(0);
}

async function browse(reports, extra) {
  const chromium = await findOrInstallChromium();
  const shell = await findShellForJourneys();
  await buildIfNeeded();
  const file = join(reports, 'playwright.json');
  const code = await run('playwright', ['test', '--reporter=list,json', ...extra], {
    CHROMIUM_PATH: chromium,
    ...(shell && { CHROMIUM_SHELL_PATH: shell }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(!isTerminal && { FORCE_COLOR: '0' }),
  });
  return countPlaywright(file, code);
}

/** By the seed `SECURITY_SEED`, so many requests as `SECURITY_REQUESTS` says. */
async function attack(reports, extra) {
  await buildIfNeeded();
  return runVitest(reports, extra, { database: 'sqlite', only: ['security'] });
}

/** On both databases at the same time: a scenario waits more than it works. */
async function breakSite(reports, extra) {
  await buildIfNeeded();
  const counts = await Promise.all(
    ['sqlite', 'postgres'].map((database) => breakSiteOn(database, reports, extra)),
  );
  return addCounts(counts);
}

async function breakSiteOn(database, reports, extra) {
  const file = join(reports, `reliability-${database}.json`);
  // One seed, so that a change is judged by what it changes; the whole run takes another each time.
  const options = ['--quick', '--seed', 'npm test', '--database', database, '--report', file];
  const args = ['tests/reliability/reliability.ts', ...options, ...extra];
  const code = await runShown(projectNode, args, { env: toolEnv({ TZ: 'UTC' }) });
  return countReliability(file, code);
}

const PARTS = {
  lint: ['Format and lint', lint],
  types: ['Types', checkTypes],
  rules: ['Rules of the project', (...args) => runVitest(...args, { database: 'sqlite', only: ['project'] })],
  unit: [
    'Unit and server tests, SQLite',
    (...args) => runVitest(...args, { database: 'sqlite', only: ['!project', '!security'] }),
  ],
  postgres: [
    'Server tests, PostgreSQL',
    (...args) => runVitest(...args, { database: 'postgres', only: ['server'] }),
  ],
  build: ['Build', build],
  e2e: ['Browser journeys', browse],
  reliability: ['Reliability, in part', breakSite],
  security: ['Attacks, in part', attack],
};

async function runPart(name, reports, extra) {
  const [title, work] = PARTS[name];
  const start = Date.now();
  process.stdout.write(`\n── ${title}\n`);
  const count = await work(reports, extra).catch((error) => {
    process.stdout.write(`${error instanceof StepFailed ? error.message : error.stack}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  process.stdout.write(`── ${title}: ${formatCount(count)} (${elapsed(start)})\n`);
  return { title, count, time: elapsed(start) };
}

/** The parts named first, all where none is; what follows them goes to the one tool: `test:unit -- tours`. */
function readArguments() {
  const asked = process.argv.slice(2);
  const firstOther = asked.findIndex((name) => !(name in PARTS));
  const names = firstOther < 0 ? asked : asked.slice(0, firstOther);
  const extra = asked.slice(names.length);
  if (extra.length > 0 && names.length !== 1) {
    throw new StepFailed(`There is no part "${extra[0]}". The parts are: ${Object.keys(PARTS).join(', ')}.`);
  }
  return { parts: names.length > 0 ? names : Object.keys(PARTS), extra };
}

/** Runs every part, whatever became of the one before. */
async function main() {
  const { parts, extra } = readArguments();
  await installIfNeeded();
  const scratch = makeScratchFolder();
  // Of the tests, of what they start, and of Chromium.
  process.env.TMPDIR = scratch;
  // A run starts the site a hundred times: the first compiles its code, which is a quarter of a start.
  process.env.NODE_COMPILE_CACHE = join(scratch, 'compiled');
  const results = [];
  for (const name of parts) results.push(await runPart(name, scratch, extra));
  const total = addCounts(results.map((result) => result.count));
  process.stdout.write('\n');
  for (const { title, count, time } of results) {
    process.stdout.write(`${count.failed > 0 ? '✗' : '✓'} ${title}: ${formatCount(count)} (${time})\n`);
  }
  for (const name of total.flaky) process.stdout.write(`flaky: ${name}\n`);
  for (const failure of total.failures) process.stdout.write(`failed: ${failure}\n`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  process.stdout.write(`${formatCount(total)}\n`);
}

await runScript(main);
