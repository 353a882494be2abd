import { DEMO_KINDS, type DemoKind } from '../../../contracts/demo/demo-kinds.ts';
import type { ContentKey } from '../../../contracts/page-content/page-contents.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { emptySettings } from '../../content/empty-settings.ts';
import type { Db } from '../../db/database.ts';
import { conflict, Failure } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { storeContent } from '../page-content/change-content.ts';
import { newestVersion } from '../page-content/page-content.queries.ts';
import { type Columns, type RecordKind, setRecordDeleted } from '../records/versioned-records.ts';
import { TEMPLATE } from '../reply-templates/template-records.ts';
import { setHidden } from '../reviews/moderate-reviews.ts';
import { ROAD } from '../roads/road-records.ts';
import { replacePlaceholders } from '../settings/settings.queries.ts';
import { STOP } from '../stops/stop-records.ts';
import { TEAM_MEMBER } from '../team/team-records.ts';
import { setTourStatus } from '../tours/manage/manage-tours.queries.ts';
import { judgeDemo, listDemoRecords, lockDemo, markRemoved } from './demo-records.queries.ts';

type Way = {
  /** Returns what a later change of it would show by. */
  remove: (trx: Db, id: string, by: StaffAction) => Promise<string | undefined>;
  /** False: it was changed since, or is gone for good. `mark`: what it had when it was removed. */
  bringBack: (trx: Db, one: { id: string; mark: string }, by: StaffAction) => Promise<string | false>;
};

const recordWay = <Row extends Columns>(kind: RecordKind<Row>): Way => ({
  async remove(trx, id, by) {
    await setRecordDeleted(trx, kind, { id, isDeleted: true }, by);
    return undefined;
  },
  async bringBack(trx, { id, mark }, by) {
    await setRecordDeleted(trx, kind, { id, isDeleted: false }, by);
    return mark;
  },
});

/** An archived tour keeps its enquiries, its address and its place in saved lists until it comes back. */
const WAYS: Record<DemoKind, Way> = {
  tour: {
    async remove(trx, id, { now }) {
      const change = { status: 'archived' as const, version: undefined, now: now.toISOString() };
      return String((await setTourStatus(trx, id, change))?.version);
    },
    async bringBack(trx, { id, mark }, { now }) {
      const change = { status: 'published' as const, version: Number(mark), now: now.toISOString() };
      const back = await setTourStatus(trx, id, change);
      return back ? String(back.version) : false;
    },
  },
  review: {
    async remove(trx, id, by) {
      await setHidden(trx, id, true, by);
      return undefined;
    },
    async bringBack(trx, { id, mark }, by) {
      await setHidden(trx, id, false, by);
      return mark;
    },
  },
  place: recordWay(STOP),
  road: recordWay(ROAD),
  person: recordWay(TEAM_MEMBER),
  template: recordWay(TEMPLATE),
  page: {
    /** The words of the demo stay among the versions. */
    async remove(trx, key, by) {
      await storeContent(trx, key as ContentKey, {}, by);
      return undefined;
    },
    async bringBack(trx, { id, mark }, by) {
      const key = id as ContentKey;
      const demo = await trx
        .selectFrom('page_content_versions')
        .select('content')
        .where('id', '=', mark)
        .executeTakeFirst();
      const newest = await newestVersion(trx, key);
      if (!demo || newest?.published_at !== (await removedAt(trx))) return false;
      await storeContent(trx, key, JSON.parse(demo.content), by);
      return (await newestVersion(trx, key))?.id ?? false;
    },
  },
};

export async function removedAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('demo_records')
    .select((of) => of.fn.max('removed_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

const SUBJECT = { kind: 'demo', id: 'demo', label: 'The demo' };

export async function takeDemoAway(trx: Db, by: StaffAction): Promise<void> {
  await lockDemo(trx);
  if ((await removedAt(trx)) !== null) throw conflict('The demo has already been removed.');
  const { unchanged } = await judgeDemo(trx, await listDemoRecords(trx));
  const removed_at = by.now.toISOString();
  for (const kind of DEMO_KINDS)
    for (const id of unchanged[kind]) {
      const mark = await WAYS[kind].remove(trx, id, by);
      await markRemoved(trx, kind, id, { removed_at, ...(mark !== undefined && { mark }) });
    }
  await replacePlaceholders(trx, emptySettings, by.now);
  const after = Object.fromEntries(DEMO_KINDS.map((kind) => [kind, unchanged[kind].length]));
  await recordAudit(trx, { ...by, action: 'demo.remove', subject: SUBJECT, after });
}

/** What cannot come back stays away: a colleague has changed it since, or its name is taken. */
export async function bringDemoBack(trx: Db, by: StaffAction): Promise<void> {
  await lockDemo(trx);
  const removed = (await listDemoRecords(trx)).filter(({ removed_at }) => removed_at !== null);
  if (removed.length === 0) throw conflict('There is no demo to bring back.');
  for (const kind of DEMO_KINDS.toReversed())
    for (const { id, mark } of removed.filter((one) => one.kind === kind)) {
      const back = await WAYS[kind].bringBack(trx, { id, mark }, by).catch(notBack);
      if (back !== false) await markRemoved(trx, kind, id, { mark: back, removed_at: null });
    }
  // What stays away is theirs from now on.
  await trx.deleteFrom('demo_records').where('removed_at', 'is not', null).execute();
  await replacePlaceholders(trx, demoSettings, by.now);
  await recordAudit(trx, { ...by, action: 'demo.restore', subject: SUBJECT });
}

function notBack(error: unknown): false {
  if (!(error instanceof Failure)) throw error;
  return false;
}
