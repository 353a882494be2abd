import type { Db } from '../../../server/db/database.ts';
import type { AuditRow } from '../../../server/db/schema.ts';
import { type GeneratorContext, momentOf } from './generator-context.ts';
import { insertRows } from './insert-rows.ts';
import { startProgress } from './progress.ts';

const BATCH_SIZE = 5_000;

export async function makeChanges(db: Db, context: GeneratorContext, count: number): Promise<void> {
  if (context.tours.length === 0) return;
  const progress = startProgress('Changes', count);
  for (let made = 0; made < count; made += BATCH_SIZE) {
    const rows = Array.from({ length: Math.min(BATCH_SIZE, count - made) }, () => makeChange(context));
    await db.transaction().execute((trx) => insertRows(trx, 'audit_log', rows));
    progress.add(rows.length);
  }
  progress.end();
}

function makeChange(context: GeneratorContext): AuditRow {
  const { random, staff, tours } = context;
  const at = momentOf(context);
  const actor = staff.length > 0 ? random.pick(staff) : undefined;
  const tour = random.pick(tours);
  const price = random.whole(65, 780) * 100;
  const isTour = random.percent(40);
  return {
    id: random.id(at),
    actor_id: actor?.id ?? null,
    actor_name: actor?.username ?? 'Former staff',
    action: isTour ? 'tour.update' : 'booking.update',
    subject_kind: isTour ? 'tour' : 'booking',
    subject_id: isTour ? tour.id : random.id(at),
    subject_label: isTour ? tour.title : `TT-${random.whole(10_000, 99_999)}`,
    before: JSON.stringify(isTour ? { price } : { status: 'new' }),
    after: JSON.stringify(isTour ? { price: price - 500 } : { status: 'contacted' }),
    created_at: at.toISOString(),
  };
}
