import type { Generated } from 'kysely';

/** A row as it is written: these columns may be left to their defaults. */
export type WithDefaults<Row, Column extends keyof Row> = Omit<Row, Column> & {
  [Name in Column]: Generated<Row[Name]>;
};
