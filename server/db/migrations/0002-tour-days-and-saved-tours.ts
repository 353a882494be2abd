import { type Kysely, sql } from 'kysely';
import { tourLength } from '../tour-length.ts';

type TourNow = { id: string; duration: string; days: number };
type Tables = { tours: TourNow; tour_days: { tour_id: string } };

export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('tours')
    .addColumn('days', 'integer', (column) => column.notNull().defaultTo(1).check(sql`days > 0`))
    .execute();
  await fillDays(db);

  await db.schema
    .createTable('saved_tours')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tour_id', 'text', (column) => column.notNull().references('tours.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('saved_tours_key', ['user_id', 'tour_id'])
    .execute();
  await db.schema.createIndex('saved_tours_by_tour').on('saved_tours').column('tour_id').execute();
}

async function fillDays(db: Kysely<Tables>): Promise<void> {
  const tours = await db
    .selectFrom('tours')
    .select(['id', 'duration'])
    .select((tour) =>
      tour
        .selectFrom('tour_days')
        .whereRef('tour_days.tour_id', '=', 'tours.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('itinerary_days'),
    )
    .execute();
  for (const { id, duration, itinerary_days } of tours) {
    await db
      .updateTable('tours')
      .set({ days: tourLength(duration, itinerary_days ?? 0) })
      .where('id', '=', id)
      .execute();
  }
}
