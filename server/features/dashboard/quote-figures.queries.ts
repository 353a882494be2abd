import { sql } from 'kysely';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import type { Db } from '../../db/database.ts';
import type { Span } from './dashboard-period.ts';

const MAX_ROWS = 20;

/** Of each enquiry its last quotation, by the day of sending. */
export async function findQuoteFigures(db: Db, span: Span): Promise<Dashboard['quotes']> {
  const [byTour, byStaff] = await Promise.all([
    figuresBy(db, span, sql<string | null>`tours.title`),
    figuresBy(db, span, sql<string | null>`quotes.author_name`),
  ]);
  return { byTour, byStaff };
}

async function figuresBy(db: Db, { start, end }: Span, name: ReturnType<typeof sql<string | null>>) {
  const rows = await db
    .selectFrom('quotes')
    .leftJoin('tours', 'tours.id', 'quotes.tour_id')
    .select([
      name.as('name'),
      sql<number | string>`count(*)`.as('sent'),
      sql<number | string>`sum(case when quotes.state = 'accepted' then 1 else 0 end)`.as('accepted'),
    ])
    .where('quotes.sent_at', '>=', start)
    .where('quotes.sent_at', '<', end)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('quotes as later')
            .select('later.id')
            .whereRef('later.supersedes_id', '=', 'quotes.id'),
        ),
      ),
    )
    .groupBy(name)
    .orderBy('sent', 'desc')
    .orderBy(name)
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({ name: row.name, sent: Number(row.sent), accepted: Number(row.accepted) }));
}
