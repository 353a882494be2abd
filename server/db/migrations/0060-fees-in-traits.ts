import { type Kysely, sql } from 'kysely';

type Tour = { id: string; dossier: string; traits: string };
type Fee = { perPerson: number; nights: number };

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<Tour>`select id, dossier, traits from tours where dossier like '%"fees"%'`.execute(db);
  for (const { id, dossier, traits } of rows) {
    const fees: Fee[] = JSON.parse(dossier).pricing?.fees ?? [];
    const feesPerPerson = fees.reduce((sum, { perPerson, nights }) => sum + perPerson * nights, 0);
    const more = JSON.stringify({ ...JSON.parse(traits), feesPerPerson });
    await sql`update tours set traits = ${more} where id = ${id}`.execute(db);
  }
}
