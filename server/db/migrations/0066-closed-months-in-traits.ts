import { type Kysely, sql } from 'kysely';

type Tour = { id: string; dossier: string; traits: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<Tour>`select id, dossier, traits from tours where dossier like '%"closed"%'`.execute(db);
  for (const { id, dossier, traits } of rows) {
    const { months = [] } = JSON.parse(dossier) as { months?: { month: number; mark: string }[] };
    const closedMonths = months.filter(({ mark }) => mark === 'closed').map(({ month }) => month);
    const more = JSON.stringify({ ...JSON.parse(traits), closedMonths });
    await sql`update tours set traits = ${more} where id = ${id}`.execute(db);
  }
}
