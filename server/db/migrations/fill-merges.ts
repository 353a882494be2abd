import { type Kysely, sql } from 'kysely';

/** How the desk stored a merge for undo, before merges had a table. */
type KeptMerge = {
  keptId: string;
  otherId: string;
  eventIds: string[];
  filled: string[];
  isAnswered: boolean;
};
type Change = { id: string; body: string; created_at: string; undone_at: string | null };
type Merge = KeptMerge & Omit<Change, 'body'>;

/** Only merges that can still be undone; of older ones only the survivor is left. */
export async function fillMerges(db: Kysely<unknown>): Promise<void> {
  const merges = await readMerges(db);
  for (const merge of merges) await insertMerge(db, merge);
  // In reverse: in a chain, the middle one must still have its account when the survivor's is compared with it.
  for (const merge of merges.toReversed()) await returnAccount(db, merge);
  await returnEvents(db, merges);
  await nameTheOtherSide(db);
  for (const { id } of merges) await sql`delete from booking_changes where id = ${id}`.execute(db);
}

async function readMerges(db: Kysely<unknown>): Promise<Merge[]> {
  const { rows } = await sql<Change>`
    select id, body, created_at, undone_at from booking_changes
    where body like '%"kind":"merge"%' order by created_at, id`.execute(db);
  return rows.map(({ body, ...row }) => ({ ...row, ...(JSON.parse(body) as KeptMerge) }));
}

/** A merge stands while its enquiry points to the survivor. The account is no longer taken over. */
async function insertMerge(db: Kysely<unknown>, merge: Merge): Promise<void> {
  const { id, keptId, otherId, created_at, undone_at } = merge;
  const taken = merge.filled.filter((column) => column !== 'user_id');
  const takenOver = undone_at === null ? [...taken, ...(merge.isAnswered ? ['status'] : [])] : [];
  await sql`
    insert into booking_merges (id, kept_id, other_id, taken_over, merged_at, undone_at)
    select ${id}, kept.id, other.id, ${JSON.stringify(takenOver)}, ${created_at}, ${undone_at}
    from bookings kept, bookings other
    where kept.id = ${keptId} and other.id = ${otherId}
      and (${undone_at === null ? 0 : 1} = 1 or other.merged_into = kept.id)`.execute(db);
}

async function returnAccount(db: Kysely<unknown>, merge: Merge): Promise<void> {
  if (merge.undone_at !== null || !merge.filled.includes('user_id')) return;
  await sql`
    update bookings set user_id = null
    where id = ${merge.keptId}
      and user_id = (select user_id from bookings other where other.id = ${merge.otherId} and other.merged_into = ${merge.keptId})`.execute(
    db,
  );
}

/** The first merge that moved an event took it from its own enquiry. */
async function returnEvents(db: Kysely<unknown>, merges: readonly Merge[]): Promise<void> {
  const homes = new Map<string, string>();
  for (const { eventIds, otherId } of merges)
    for (const id of eventIds) if (!homes.has(id)) homes.set(id, otherId);
  for (const [id, home] of homes)
    await sql`
      update booking_events set booking_id = ${home}
      where id = ${id} and exists (select 1 from bookings where bookings.id = ${home})`.execute(db);
}

/** Both histories had the same text for a separation; the older enquiry was the survivor. */
async function nameTheOtherSide(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; booking_id: string; body: string }>`
    select id, booking_id, body from booking_events where kind = 'unmerged'`.execute(db);
  for (const { id, booking_id, body } of rows) {
    const { reference } = JSON.parse(body) as { reference: string };
    await sql`
      update booking_events set kind = 'separated'
      where id = ${id} and exists (
        select 1 from bookings own, bookings named
        where own.id = ${booking_id} and named.reference = ${reference}
          and (named.created_at < own.created_at or named.created_at = own.created_at and named.id < own.id)
      )`.execute(db);
  }
}
