import { type Kysely, sql } from 'kysely';

type Old = {
  bookings: {
    id: string;
    message: string | null;
    child_ages: string | null;
    single_rooms: number | null;
    extra_beds: number | null;
  };
  reply_templates: { name: string; text: string };
};

const AT_ONCE = 500;
/** The last line of a message, as a tour's form appended it. */
const PARTY = /^(?:Children: (.{1,60}?)\.)?(?: ?Rooms alone: (\d{1,3})\.)?(?: ?Extra beds: (\d{1,3})\.)?$/;

export async function up(db: Kysely<Old>): Promise<void> {
  for (const [name, type] of [
    ['child_ages', 'text'],
    ['single_rooms', 'integer'],
    ['extra_beds', 'integer'],
    ['asked_price', 'text'],
  ] as const)
    await db.schema.alterTable('bookings').addColumn(name, type).execute();
  await readParties(db);
  // Only the shipped text: what staff changed stays.
  const promise = ' There is room on that day.';
  await db
    .updateTable('reply_templates')
    .set({ name: 'Price and next step', text: sql`replace(text, ${promise}, '')` })
    .where('name', '=', 'There is room: price and next step')
    .execute();
}

export async function readParties(db: Kysely<Old>): Promise<void> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('bookings')
      .select(['id', 'message'])
      .where('id', '>', after)
      .where((row) =>
        row.or(
          ['Children: ', 'Rooms alone: ', 'Extra beds: '].map((words) =>
            row('message', 'like', `%${words}%`),
          ),
        ),
      )
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, message } of rows) {
      const [, ages = null, rooms, beds] =
        PARTY.exec(message?.slice(message.lastIndexOf('\n') + 1) ?? '') ?? [];
      const [alone, extra] = [countIn(rooms), countIn(beds)];
      await sql`update bookings set child_ages = ${ages}, single_rooms = ${alone}, extra_beds = ${extra} where id = ${id}`.execute(
        db,
      );
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? '';
  }
}

function countIn(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}
