import { readImports, readSource, stepsFrom } from '../import-graph.ts';

/** At the head of a file of tests whose subject is what the two databases may do differently. */
export const DIALECT_TAG = '// @module-tag dialect';
const OPENS_DATABASE = 'tests/support/database/test-database.ts';

/**
 * The files of server tests that PostgreSQL runs: those about the dialect, about locks or about order (`dialect`, in
 * every run), the `others` (in the long one), or both. Those that open no database run once, on SQLite.
 */
export function filesOnPostgres(which: string | undefined): string[] {
  const reached = [...stepsFrom([OPENS_DATABASE], readImports()).keys()];
  const files = reached.filter(
    (file) => file.endsWith('.test.ts') && /^(server|contracts|tests\/support)\//.test(file),
  );
  if (which === undefined) return files;
  return files.filter((file) => readSource(file).startsWith(DIALECT_TAG) === (which === 'dialect'));
}
