import type { Db } from '../../server/db/database.ts';
import { makeContactMessage, makeEnquiry } from './factories.ts';

export async function makeWorkOf(db: Db, staffId: string, colleagueId: string) {
  const planned = {
    next_action_on: '2026-11-24',
    next_action_words: 'Ask again',
    next_action_for: staffId,
  };
  return {
    message: await makeContactMessage(db, { owner_id: staffId, ...planned }),
    open: await makeEnquiry(db, { owner_id: staffId, ...planned }),
    closed: await makeEnquiry(db, { owner_id: staffId, status: 'completed' }),
    ofColleague: await makeEnquiry(db, { owner_id: colleagueId, ...planned }),
  };
}

export function followUpOf(db: Db, table: 'bookings' | 'contact_messages', id: string) {
  return db
    .selectFrom(table)
    .select(['owner_id', 'next_action_for'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
