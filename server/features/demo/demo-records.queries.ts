import { DEMO_KINDS, type DemoKind } from '../../../contracts/demo/demo-kinds.ts';
import type { ContentKey } from '../../../contracts/page-content/page-contents.ts';
import { batchesOf, readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import { changing, lockName } from '../../db/dialect/lock-rows.ts';
import { idsOf } from '../../db/identifiers.ts';
import type { DemoRecordRow } from '../../db/site-rows.ts';

/** What stands now, by kind: its id, and by what a change shows. `ids`: the only ones wanted, of what may be many. */
const READ: Record<DemoKind, (db: Db, ids?: readonly string[]) => Promise<{ id: string; mark: string }[]>> = {
  async tour(db) {
    return versions(await db.selectFrom('tours').select(['id', 'version']).execute());
  },
  async review(db, ids) {
    const shown = db.selectFrom('reviews').select(['id', 'reply']).where('is_hidden', '=', 0);
    const rows = ids
      ? await readInBatches(ids, (batch) => shown.where('id', 'in', batch).execute())
      : await shown.execute();
    return rows.map(({ id, reply }) => ({ id, mark: reply ?? '' }));
  },
  place: (db) => liveRecords(db, 'stops'),
  road: (db) => liveRecords(db, 'roads'),
  person: (db) => liveRecords(db, 'team_members'),
  template: (db) => liveRecords(db, 'reply_templates'),
  async page(db) {
    const rows = await db
      .selectFrom('page_content_versions')
      .leftJoin('page_contents', 'page_contents.key', 'page_content_versions.key')
      .select((of) => [
        'page_content_versions.key',
        of.fn.max('page_content_versions.id').as('mark'),
        of.fn.count('page_contents.draft').as('drafts'),
      ])
      .groupBy('page_content_versions.key')
      .execute();
    return rows.map(({ key, mark, drafts }) => ({ id: key, mark: Number(drafts) > 0 ? 'draft' : mark }));
  },
};

const versions = (rows: readonly { id: string; version: number }[]) =>
  rows.map(({ id, version }) => ({ id, mark: String(version) }));

async function liveRecords(db: Db, table: 'stops' | 'roads' | 'team_members' | 'reply_templates') {
  const rows = await db.selectFrom(table).select(['id', 'version']).where('deleted_at', 'is', null).execute();
  return versions(rows as { id: string; version: number }[]);
}

/** In the transaction that brings the demo, when nothing else is there. */
export async function noteDemo(trx: Db): Promise<void> {
  for (const kind of DEMO_KINDS) {
    const rows = (await READ[kind](trx)).map((one) => ({ ...one, kind, removed_at: null }));
    for (const batch of batchesOf(rows)) await trx.insertInto('demo_records').values(batch).execute();
  }
}

export async function listDemoRecords(db: Db): Promise<DemoRecordRow[]> {
  return db.selectFrom('demo_records').selectAll().orderBy('kind').orderBy('id').execute();
}

export type DemoIds = Record<DemoKind, string[]>;

export const demoIds = (of: (kind: DemoKind) => string[]): DemoIds =>
  Object.fromEntries(DEMO_KINDS.map((kind) => [kind, of(kind)])) as DemoIds;

/** Nobody changes any of it until the transaction ends. */
export async function lockDemo(trx: Db): Promise<void> {
  await lockName(trx, 'demo');
  const noted = trx.selectFrom('demo_records').select('id');
  for (const table of TABLES as readonly 'tours'[]) {
    const rows = trx.selectFrom(table).select('id').where('id', 'in', noted).orderBy('id');
    await changing(trx, rows, table).execute();
  }
  const keys = noted.$castTo<{ id: ContentKey }>();
  const pages = trx.selectFrom('page_contents').select('key').where('key', 'in', keys).orderBy('key');
  await changing(trx, pages, 'page_contents').execute();
}

const TABLES = ['tours', 'reviews', 'stops', 'roads', 'team_members', 'reply_templates'] as const;

/** What stands as it came, and what staff have made theirs. What they deleted is in neither. */
export async function judgeDemo(
  db: Db,
  noted: readonly DemoRecordRow[],
): Promise<{ unchanged: DemoIds; theirs: DemoIds }> {
  const unchanged = demoIds(() => []);
  const theirs = demoIds(() => []);
  for (const kind of DEMO_KINDS) {
    const judged = await judgeKind(db, kind, noted);
    unchanged[kind] = judged.unchanged;
    theirs[kind] = judged.theirs;
  }
  await keepWhatIsUsed(db, unchanged, theirs);
  return { unchanged, theirs };
}

async function judgeKind(db: Db, kind: DemoKind, noted: readonly DemoRecordRow[]) {
  const here = noted.filter((one) => one.kind === kind && one.removed_at === null);
  const marks = new Map(here.map(({ id, mark }) => [id, mark]));
  const there = marks.size > 0 ? await READ[kind](db, [...marks.keys()]) : [];
  const known = there.filter(({ id }) => marks.has(id));
  const { unchanged = [], theirs = [] } = Object.groupBy(known, ({ id, mark }) =>
    marks.get(id) === mark ? 'unchanged' : 'theirs',
  );
  return { unchanged: idsOf(unchanged), theirs: idsOf(theirs) };
}

/** Until staff have changed each tour of it. */
export async function isDemo(db: Db): Promise<boolean> {
  return (await judgeKind(db, 'tour', await listDemoRecords(db))).unchanged.length > 0;
}

/** By tours that stay. */
async function keepWhatIsUsed(db: Db, unchanged: DemoIds, theirs: DemoIds): Promise<void> {
  const gone = new Set(unchanged.tour);
  const users: Partial<Record<DemoKind, { id: string; tour: string }[]>> = {
    place: await db.selectFrom('tour_stops').select(['stop_id as id', 'tour_id as tour']).execute(),
    road: await db.selectFrom('tour_roads').select(['road_id as id', 'tour_id as tour']).execute(),
    person: await db
      .selectFrom('team_member_tours')
      .select(['team_member_id as id', 'tour_id as tour'])
      .execute(),
  };
  for (const [kind, rows] of Object.entries(users) as [DemoKind, { id: string; tour: string }[]][]) {
    const used = new Set(rows.filter(({ tour }) => !gone.has(tour)).map(({ id }) => id));
    theirs[kind].push(...unchanged[kind].filter((id) => used.has(id)));
    unchanged[kind] = unchanged[kind].filter((id) => !used.has(id));
  }
}

export async function markRemoved(
  trx: Db,
  kind: DemoKind,
  id: string,
  change: { mark?: string; removed_at: string | null },
): Promise<void> {
  await trx.updateTable('demo_records').set(change).where('kind', '=', kind).where('id', '=', id).execute();
}
