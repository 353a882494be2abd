import type { Generated } from 'kysely';

export type WithDefaults<Row, Column extends keyof Row> = Omit<Row, Column> & {
  [Name in Column]: Generated<Row[Name]>;
};
