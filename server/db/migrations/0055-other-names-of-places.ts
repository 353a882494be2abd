import { type Kysely, sql } from 'kysely';
import { countChangesOfStops } from '../dialect/count-changes-of-shared.ts';

const OTHER_NAMES: Record<string, string> = {
  Tsomgo: 'Changu, Changu Lake, Tsomgo Lake, Tsongmo',
  Nathula: 'Nathu La, Nathula Pass',
  'Paro Taktsang': 'Tiger’s Nest, Tigers Nest, Taktsang Monastery, Taktshang',
  'New Jalpaiguri': 'NJP, Siliguri',
  Bagdogra: 'IXB, Bagdogra airport, Siliguri airport',
  Gurudongmar: 'Gurudongmar Lake',
  Yumthang: 'Valley of Flowers, Yumthang Valley',
  Ravangla: 'Rabongla, Rabangla',
  Yuksom: 'Yoksum, Yuksam',
  Sandakphu: 'Sandakfu',
  Maneybhanjang: 'Manebhanjan, Manebhanjyang',
  'Darjeeling zoo and mountaineering institute': 'HMI, Padmaja Naidu zoo',
  Phuentsholing: 'Phuntsholing',
  Zuluk: 'Dzuluk, Jhuluk',
  Phobjikha: 'Gangtey, Gangtey Valley',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('stops')
    .addColumn('also_called', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const [name, others] of Object.entries(OTHER_NAMES))
    await sql`update stops set also_called = ${others} where lower(name) = ${name.toLowerCase()}`.execute(db);
  await countChangesOfStops(db);
  await addTraits(db);
}

type Tour = { id: string; dossier: string; traits: string };

async function addTraits(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Tour>`select id, dossier, traits from tours where dossier <> '{}'`.execute(db);
  for (const { id, dossier, traits } of rows) {
    const { difficulty = '', minAge = null } = JSON.parse(dossier).suitability ?? {};
    const more = JSON.stringify({ ...JSON.parse(traits), difficulty, minAge });
    await sql`update tours set traits = ${more} where id = ${id}`.execute(db);
  }
}
