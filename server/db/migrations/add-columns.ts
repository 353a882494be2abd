import { type AlterTableColumnAlteringBuilder, type Kysely, sql } from 'kysely';

type Column = {
  name: string;
  type: 'text' | 'integer';
  notNull?: boolean;
  default?: string | number;
  check?: string;
};

export async function addColumns(db: Kysely<unknown>, table: string, columns: Column[]): Promise<void> {
  // SQLite adds one column per statement.
  for (const { name, type, notNull, default: value, check } of columns) {
    const altered: AlterTableColumnAlteringBuilder = db.schema
      .alterTable(table)
      .addColumn(name, type, (column) => {
        let built = column;
        if (notNull) built = built.notNull();
        if (value !== undefined) built = built.defaultTo(value);
        return check ? built.check(sql.raw(check)) : built;
      });
    await altered.execute();
  }
}
