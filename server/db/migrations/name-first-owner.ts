import { type Kysely, sql } from 'kysely';

/** Of the admins that there are, whoever was it first owns the site. */
export async function nameFirstOwner(db: Kysely<unknown>): Promise<void> {
  await sql`update users set staff_role = 'agent' where role = 'admin'`.execute(db);
  await sql`update users set staff_role = 'owner' where id =
    (select id from users where role = 'admin' order by created_at, id limit 1)`.execute(db);
}
