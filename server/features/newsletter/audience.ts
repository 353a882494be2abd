import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { countRows } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { isReader } from '../subscribers/subscribers.queries.ts';

const stored = z.object({ destination: z.string().nullable() });
export type Audience = z.infer<typeof stored>;

export function writeAudience(destination: string | null): string {
  return JSON.stringify({ destination } satisfies Audience);
}

export function readAudience(json: string): Audience {
  return stored.parse(JSON.parse(json));
}

/** Enquirers are found by their confirmed address. */
export function isInAudience({ destination }: Audience) {
  return (eb: ExpressionBuilder<Database, 'subscribers'>) => {
    if (destination === null) return isReader(eb);
    const enquired = eb
      .selectFrom('bookings')
      .select('bookings.id')
      .whereRef('bookings.user_email', '=', 'subscribers.email')
      .where('bookings.destination', '=', destination)
      .where('bookings.status', '!=', 'spam')
      .where('bookings.deleted_at', 'is', null);
    return eb.and([isReader(eb), eb.exists(enquired)]);
  };
}

export function countAudience(db: Db, audience: Audience, after?: string | null): Promise<number> {
  let readers = db.selectFrom('subscribers').where(isInAudience(audience));
  if (after) readers = readers.where('subscribers.id', '>', after);
  return countRows(readers);
}
