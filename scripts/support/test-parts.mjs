import { join } from 'node:path';
import { buildIfNeeded } from './build-site.mjs';
import { addCounts, countCheck, countPlaywright, countReliability, countVitest } from './count-tests.mjs';
import { findOrInstallChromium, findShellForJourneys } from './find-chromium.mjs';
import { projectNode, tool, toolEnv } from './project.mjs';
import { runShown } from './step.mjs';

/**
 * How a part is run: `reports` is a folder, `extra` goes to the one tool, `changed` is the list of changed files where only
 * what they reach is to run, `since` what they are compared with, and `progress` what the tool’s reporter is told.
 * @typedef {{ reports: string, extra: string[], changed?: string[], since?: string, progress: string }} Run
 */

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

function vitestPart(name, only, { database = 'sqlite', files, isWhole = false } = {}) {
  return async ({ reports, extra, since: asked, progress }) => {
    const since = isWhole ? undefined : asked;
    const file = join(reports, `${name}.json`);
    const reporters = [
      '--reporter=default',
      '--reporter=./tests/support/progress/vitest-progress.ts',
      '--reporter=json',
    ];
    const code = await run(
      'vitest',
      [
        'run',
        ...only.map((project) => `--project=${project}`),
        ...reporters,
        `--outputFile.json=${file}`,
        ...(since ? [`--changed=${since}`, '--passWithNoTests'] : []),
        ...extra,
      ],
      {
        TEST_DATABASE: database,
        TEST_PROGRESS: progress,
        ...(files && { POSTGRES_FILES: files }),
        ...(!isTerminal && { NO_COLOR: '1' }),
      },
    );
    return countVitest(file, code, { mayBeNone: since !== undefined });
  };
}

async function build() {
  await buildIfNeeded();
  return countCheck(0);
}

function journeysPart(name, journeys) {
  return async ({ reports, extra, changed, progress }) => {
    const chromium = await findOrInstallChromium();
    const shell = findShellForJourneys();
    await buildIfNeeded();
    const file = join(reports, `${name}.json`);
    const reporters = '--reporter=list,json,./tests/support/progress/playwright-progress.ts';
    const args = ['test', reporters, ...(changed ? ['--pass-with-no-tests'] : []), ...extra];
    const code = await run('playwright', args, {
      CHROMIUM_PATH: chromium,
      ...(shell && { CHROMIUM_SHELL_PATH: shell }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      TEST_PROGRESS: progress,
      ...(journeys && { JOURNEYS: journeys }),
      ...(changed && { CHANGED_FILES: changed.join('\n') }),
      ...(!isTerminal && { FORCE_COLOR: '0' }),
    });
    return countPlaywright(file, code, { mayBeNone: changed !== undefined });
  };
}

async function attack(part) {
  await buildIfNeeded();
  return vitestPart('security', ['security'])(part);
}

async function breakSite({ reports, extra }) {
  await buildIfNeeded();
  const counts = await Promise.all(
    ['sqlite', 'postgres'].map((database) => breakSiteOn(database, reports, extra)),
  );
  return addCounts(counts);
}

async function breakSiteOn(database, reports, extra) {
  const file = join(reports, `reliability-${database}.json`);
  // A fixed seed, so that results of two changes compare; the full run takes a new one each time.
  const options = ['--quick', '--seed', 'npm test', '--database', database, '--report', file];
  const args = ['tests/reliability/reliability.ts', ...options, ...extra];
  const code = await runShown(projectNode, args, { env: toolEnv({ TZ: 'UTC' }) });
  return countReliability(file, code);
}

const SERVER_AND_PAGES = ['!project', '!security'];

/** Seconds are measured on two idle cores, for the estimate of the time left. */
export const PARTS = {
  lint: ['Format and lint', lint, 12],
  types: ['Types', checkTypes, 15],
  rules: ['Rules of the project', vitestPart('rules', ['project'], { isWhole: true }), 15],
  unit: ['Unit and server tests, SQLite', vitestPart('unit', SERVER_AND_PAGES), 85],
  postgres: [
    'Server tests that go by the database, PostgreSQL',
    vitestPart('postgres', ['server'], { database: 'postgres', files: 'dialect' }),
    75,
  ],
  build: ['Build', build, 10],
  e2e: ['Browser journeys', journeysPart('e2e', 'short'), 360],
  'postgres:rest': [
    'The other server tests, PostgreSQL',
    vitestPart('postgres-rest', ['server'], { database: 'postgres', files: 'others' }),
    115,
  ],
  'e2e:long': ['Journeys of rare conditions', journeysPart('e2e-long', 'long'), 600],
  reliability: ['Reliability, in part', breakSite, 300],
  security: ['Attacks, in part', attack, 45],
  'e2e:all': ['Every browser journey', journeysPart('e2e-all'), 900],
  'postgres:all': [
    'Server tests, PostgreSQL',
    vitestPart('postgres-all', ['server'], { database: 'postgres' }),
    300,
  ],
};

export const SHORT = ['lint', 'types', 'rules', 'unit', 'postgres', 'build', 'e2e'];
export const LONG = ['build', 'postgres:rest', 'e2e:long', 'reliability', 'security'];
