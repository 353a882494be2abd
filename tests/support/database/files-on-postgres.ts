import { readImports, readSource, stepsFrom } from '../import-graph.ts';

export const DIALECT_TAG = '// @module-tag dialect';
const OPENS_DATABASE = 'tests/support/database/test-database.ts';

/**
 * Server tests that also run on PostgreSQL: those tagged `dialect` (in every run), the `others` (in the long run), or
 * both. Those that open no database run once, on SQLite.
 */
export function filesOnPostgres(which: string | undefined): string[] {
  const reached = [...stepsFrom([OPENS_DATABASE], readImports()).keys()];
  const files = reached.filter(
    (file) => file.endsWith('.test.ts') && /^(server|contracts|tests\/support)\//.test(file),
  );
  if (which === undefined) return files;
  return files.filter((file) => readSource(file).startsWith(DIALECT_TAG) === (which === 'dialect'));
}
