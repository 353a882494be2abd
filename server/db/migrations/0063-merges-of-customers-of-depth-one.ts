import { type Kysely, sql } from 'kysely';

type Change = { id: string; body: string };
type Merge = { kind: string; otherId: string; parts?: string[] };

/**
 * What was merged into a customer that is merged itself becomes part of the survivor of both. Each merge on the way
 * keeps what it took along, so that undoing it gives that back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; merged_into: string }>`
    select id, merged_into from customers where merged_into is not null`.execute(db);
  const partOf = new Map(rows.map((row) => [row.id, row.merged_into]));
  const taken = new Map<string, string[]>();
  for (const { id, merged_into } of rows) {
    let survivor = merged_into;
    for (let next = partOf.get(survivor); next !== undefined; next = partOf.get(survivor)) {
      taken.set(survivor, [...(taken.get(survivor) ?? []), id]);
      survivor = next;
    }
    if (survivor !== merged_into)
      await sql`update customers set merged_into = ${survivor} where id = ${id}`.execute(db);
  }
  if (taken.size === 0) return;
  const changes = await sql<Change>`select id, body from customer_changes where undone_at is null`.execute(
    db,
  );
  for (const { id, body } of changes.rows) {
    const merge: Merge = JSON.parse(body);
    const parts = merge.kind === 'merge' ? taken.get(merge.otherId) : undefined;
    if (parts)
      await sql`update customer_changes set body = ${JSON.stringify({ ...merge, parts })} where id = ${id}`.execute(
        db,
      );
  }
}
