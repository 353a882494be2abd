import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandomSource } from '../../scripts/support/generate/random-source.ts';
import { startPostgres } from '../support/database/postgres-server.ts';
import { allScenarios } from './all-scenarios.ts';
import { type Outcome, withOutcomes } from './reliability-report.ts';
import type { Scenario, Trial } from './scenario.ts';

// npm run test:reliability [-- --quick] [--only PART-OF-A-NAME] [--database sqlite|postgres] [--seed TEXT] [--report FILE]
// Breaks the built site in every way that is known, and holds its database to what it answered. What is tried whole
// has its row in docs/reliability.md. The same seed makes the same choices.

const DOCUMENT = resolve(import.meta.dirname, '../../docs/reliability.md');
const DATABASES = ['sqlite', 'postgres'];

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    report: { type: 'string' },
  },
});
const databases = values.database ? [values.database] : DATABASES;
const scenarios = allScenarios.filter(({ name }) => name.includes(values.only));

const outcomes: Outcome[] = [];
for (const database of databases) {
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  try {
    for (const scenario of scenarios) {
      const random = createRandomSource(`${values.seed} ${database} ${scenario.name}`);
      const outcome = await tryOut(scenario, database, { random, postgres, isQuick: values.quick });
      outcomes.push(outcome);
      if (!values.quick)
        writeFileSync(DOCUMENT, withOutcomes(readFileSync(DOCUMENT, 'utf8'), [outcome], values.seed));
    }
  } finally {
    await postgres?.stop();
  }
}

const failed = outcomes.filter(({ failure }) => failure !== undefined);
if (values.report) {
  mkdirSync(dirname(values.report), { recursive: true });
  writeFileSync(values.report, JSON.stringify(outcomes));
}
process.stdout.write(
  `\n${outcomes.length - failed.length} held, ${failed.length} did not. Seed ${values.seed}.\n`,
);
process.exit(failed.length > 0 ? 1 : 0);

async function tryOut(scenario: Scenario, database: string, trial: Trial): Promise<Outcome> {
  const about = { name: scenario.name, database };
  const skipped = scenario.skippedOn?.(trial);
  if (skipped) {
    process.stdout.write(`- ${database}: ${scenario.name}: left out, ${skipped}\n`);
    return { ...about, skipped };
  }
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1_000);
  try {
    const figures = await scenario.run(trial);
    process.stdout.write(`✓ ${database}: ${scenario.name} (${seconds()} s): ${figures}\n`);
    return { ...about, figures, seconds: seconds() };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    process.stdout.write(
      `✗ ${database}: ${scenario.name} (${seconds()} s, seed ${values.seed}): ${error instanceof Error ? error.stack : error}\n`,
    );
    return { ...about, failure, seconds: seconds() };
  }
}
