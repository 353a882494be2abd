import { sql } from 'kysely';
import type { Db } from '../../server/db/database.ts';
import type { Ledger } from './load/ledger.ts';
import type { Site } from './site.ts';

/** One to the agency and one to the traveller. */
const MAILS_OF_AN_ENQUIRY = 2;
const MAILS_OF_A_MESSAGE = 'contact-notice, contact-received';

/** What is amiss of what the site answered: lost, there twice, or there in part. Nothing asks it for anything meanwhile. */
export async function findFaults(site: Site, ledger: Ledger): Promise<string[]> {
  const db = site.openDatabase();
  try {
    return [
      ...ledger.surprises,
      ...(await enquiryFaults(db, ledger)),
      ...(await messageFaults(db, ledger)),
      ...(await reviewFaults(db, ledger)),
      ...(await subscriberFaults(db, ledger)),
      ...(await tourFaults(db, ledger)),
      ...(await pictureFaults(site, db, ledger)),
      ...(site.databaseUrl ? [] : await fileFaults(db)),
    ];
  } finally {
    await db.destroy();
  }
}

async function enquiryFaults(db: Db, { enquiries }: Ledger): Promise<string[]> {
  const rows = Map.groupBy(await db.selectFrom('bookings').selectAll().execute(), (row) => row.full_name);
  const mails = await mailsAbout(db, 'booking');
  const words = new Set(
    (await db.selectFrom('search_words').select('subject_id').where('kind', '=', 'booking').execute()).map(
      (row) => row.subject_id,
    ),
  );
  const events = new Set(
    (await db.selectFrom('booking_events').select('booking_id').execute()).map((row) => row.booking_id),
  );
  return [...enquiries.values()].flatMap(({ fullName, answer, isBinned }) => {
    const [row, ...more] = rows.get(fullName) ?? [];
    if (!row) return answer ? [`${fullName} was answered and is lost`] : [];
    const faults: string[] = [];
    if (more.length > 0) faults.push(`${fullName} is there ${more.length + 1} times`);
    if (answer && answer._id !== row.id) faults.push(`${fullName} was answered as another one`);
    const kinds = new Set(mails.get(row.id));
    if (kinds.size !== MAILS_OF_AN_ENQUIRY || mails.get(row.id)?.length !== MAILS_OF_AN_ENQUIRY)
      faults.push(`${fullName} has the mails ${mails.get(row.id)?.join(', ') ?? 'none'}`);
    if (!words.has(row.id) || !events.has(row.id)) faults.push(`${fullName} is there in part`);
    if (isBinned && row.deleted_at === null) faults.push(`${fullName} is back from the bin`);
    return faults;
  });
}

async function messageFaults(db: Db, { messages }: Ledger): Promise<string[]> {
  const rows = await db.selectFrom('contact_messages').select(['id', 'message']).execute();
  const found = Map.groupBy(rows, (row) => row.message);
  const mails = await mailsAbout(db, 'message');
  return [...messages].flatMap(([key, { isAnswered }]) => {
    const [row, ...more] = found.get(key) ?? [];
    if (!row) return isAnswered ? [`${key} was answered and is lost`] : [];
    if (more.length > 0) return [`${key} is there ${more.length + 1} times`];
    const kinds = mails.get(row.id)?.toSorted().join(', ');
    return kinds === MAILS_OF_A_MESSAGE ? [] : [`${key} has the mails ${kinds ?? 'none'}`];
  });
}

async function mailsAbout(db: Db, kind: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['about_id', 'kind'])
    .where('about_kind', '=', kind)
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.about_id)].map(([id, mails]) => [id, mails.map((mail) => mail.kind)]),
  );
}

async function reviewFaults(db: Db, { reviews }: Ledger): Promise<string[]> {
  const rows = await db.selectFrom('reviews').select(['user_id', 'tour_id', 'review_text']).execute();
  const found = Map.groupBy(rows, (row) => `${row.user_id} ${row.tour_id}`);
  return reviews.flatMap(({ userId, tourId, text, isAnswered }) => {
    const own = found.get(`${userId} ${tourId}`) ?? [];
    if (own.length > 1) return [`${text} is there ${own.length} times`];
    return isAnswered && own[0]?.review_text !== text ? [`${text} was answered and is lost`] : [];
  });
}

async function subscriberFaults(db: Db, { subscribers }: Ledger): Promise<string[]> {
  const found = new Set(
    (await db.selectFrom('subscribers').select('email').execute()).map(({ email }) => email),
  );
  return [...subscribers].flatMap(([email, { isAnswered }]) =>
    isAnswered && !found.has(email) ? [`${email} was answered and is lost`] : [],
  );
}

async function tourFaults(db: Db, { edits }: Ledger): Promise<string[]> {
  const faults: string[] = [];
  for (const [id, { numbers, isAnswered }] of edits) {
    if (numbers.length === 0) continue;
    const tour = await db.selectFrom('tours').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const days = await db.selectFrom('tour_days').select('title').where('tour_id', '=', id).execute();
    const said = new Set([tour.city, tour.description, ...days.map(({ title }) => title)]);
    const [text = '', ...others] = said;
    const isWhole = others.length === 0 && days.length === 3 && tour.title.endsWith(text);
    // Before the first edit that was answered it may be what it was.
    if (!isWhole && (isAnswered || /^edit /.test(tour.city)))
      faults.push(`${tour.title} is there in part: ${[...said].join(', ')}`);
    if (isWhole && !numbers.some((number) => text === `edit ${number}`))
      faults.push(`${tour.title} is not the last edit, which is ${numbers.join(' or ')}`);
  }
  return faults;
}

async function pictureFaults({ server }: Site, db: Db, { pictures }: Ledger): Promise<string[]> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'url', 'deleted_at'])
    .where('is_uploaded', '=', 1)
    .execute();
  // What is deleted has its files until it is cleaned up, because it can be restored.
  const stored = new Set(rows.flatMap(({ id, deleted_at }) => (deleted_at === null ? id : [])));
  const faults = [...pictures].flatMap(([id, { isDeleted }]) => {
    if (isDeleted === undefined && !stored.has(id)) return [`picture ${id} was answered and is lost`];
    return isDeleted && stored.has(id) ? [`picture ${id} is back`] : [];
  });
  for (const { id, url } of rows) {
    const { status } = await fetch(server.url + url);
    if (status !== 200) faults.push(`picture ${id} has no file: ${status}`);
  }
  return faults;
}

async function fileFaults(db: Db): Promise<string[]> {
  const { rows: found } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: orphans } = await sql`pragma foreign_key_check`.execute(db);
  const unsound = found.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  return [...unsound, ...orphans.map((row) => `an orphan: ${JSON.stringify(row)}`)];
}
