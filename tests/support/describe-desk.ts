import type { Db } from '../../server/db/database.ts';

export async function describeDesk(db: Db): Promise<Record<string, string[]>> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .orderBy('full_name')
    .orderBy('created_at')
    .execute();
  const say = sayerOf(rows.map(({ id, reference }) => [id, reference]));
  const [events, words, merges, log, mails] = await Promise.all([
    db.selectFrom('booking_events').select(['booking_id', 'kind', 'actor_name', 'body']).execute(),
    db.selectFrom('search_words').select(['subject_id', 'word']).where('kind', '=', 'booking').execute(),
    db.selectFrom('booking_merges').select(['kept_id', 'other_id', 'taken_over', 'undone_at']).execute(),
    db.selectFrom('audit_log').select(['action', 'subject_id', 'before', 'after']).execute(),
    db.selectFrom('outbox').select(['kind', 'recipient', 'about_id']).execute(),
  ]);
  return {
    bookings: rows.map(say).sort(),
    events: events.map(say).sort(),
    words: words.map(say).sort(),
    merges: merges.map(say).sort(),
    log: log.map(say).sort(),
    mails: mails.map(say).sort(),
  };
}

/** Enquiries are named by position; other ids are interchangeable. */
function sayerOf(named: readonly (readonly [id: string, reference: string])[]): (row: object) => string {
  return (row) => {
    let text = JSON.stringify(row);
    for (const [place, [id, reference]] of named.entries()) {
      const word = reference.split('-')[1] ?? reference;
      text = text.replaceAll(id, `enquiry ${place}`).replaceAll(new RegExp(word, 'gi'), `reference ${place}`);
    }
    return text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id');
  };
}
