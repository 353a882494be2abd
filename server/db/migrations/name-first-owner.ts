import { type Kysely, sql } from 'kysely';

export async function nameFirstOwner(db: Kysely<unknown>): Promise<void> {
  await sql`update users set staff_role = 'agent' where role = 'admin'`.execute(db);
  await sql`update users set staff_role = 'owner' where id =
    (select id from users where role = 'admin' order by created_at, id limit 1)`.execute(db);
}
