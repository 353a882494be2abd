import { type Kysely, sql } from 'kysely';

type Tour = { id: string; dossier: string; traits: string };

export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<Tour>`select id, dossier, traits from tours where dossier like '%"pricing"%'`.execute(db);
  for (const { id, dossier, traits } of rows) {
    const { pricing = {}, suitability = {} } = JSON.parse(dossier);
    const {
      minTravellers = null,
      parties = [],
      seasons = [],
      isTaxIncluded = null,
      taxPercent = null,
    } = pricing;
    const rates = { minTravellers, parties, seasons, isTaxIncluded, taxPercent };
    const more = JSON.stringify({ ...JSON.parse(traits), maxAge: suitability.maxAge ?? null, rates });
    await sql`update tours set traits = ${more} where id = ${id}`.execute(db);
  }
}
