import type { RandomSource } from '../../scripts/support/generate/random-source.ts';
import type { PostgresServer } from '../support/database/postgres-server.ts';

/** What a scenario is given. */
export type Trial = {
  random: RandomSource;
  /** Undefined on SQLite. */
  postgres: PostgresServer | undefined;
  /** As much as shows that it holds, for `npm run test:long`. */
  isQuick: boolean;
};

/** Breaks something, has it mended, and throws where anything was lost. Answers what it came to, for the report. */
export type Scenario = {
  name: string;
  /** Where it makes no sense, or cannot be done on this machine: why not. */
  skippedOn?: (trial: Trial) => string | undefined;
  run: (trial: Trial) => Promise<string>;
};

/** For what does not depend on the database: `npm run test:long` tries it once. */
export function inQuickRunOnSqliteAlone({ isQuick, postgres }: Trial): string | undefined {
  return isQuick && postgres ? 'it is tried on SQLite' : undefined;
}

/** Throws with all faults that were found. */
export function expectNone(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, 20).join('\n  ');
  throw new Error(`${faults.length} faults:\n  ${shown}`);
}
