import { todayInIndia } from '../../../contracts/india-time.ts';
import { STOP_LIMITS } from '../../../contracts/stops/stop-terms.ts';
import type { StopBody } from '../../../contracts/stops/stops.contract.ts';
import type { Db } from '../../db/database.ts';
import { lockName } from '../../db/dialect/lock-rows.ts';
import type { StopRow } from '../../db/site-rows.ts';
import { badInput } from '../../http/faults/errors.ts';
import type { SiteAction } from '../../http/session/staff-action.ts';
import { changeRecord, createRecord, lockRecord, type RecordKind } from '../records/versioned-records.ts';
import { freeSlug, slugOf } from '../tours/tour-slug.ts';
import { takenStopSlugs } from './stops.queries.ts';
import { contentOfStop, readStopFacts } from './stored-stop.ts';

export const STOP: RecordKind<StopRow> = {
  table: 'stops',
  noun: 'place',
  auditKind: 'place',
  limit: STOP_LIMITS.count,
  tooMany: `There are ${STOP_LIMITS.count} places already. Delete one that no tour comes by first.`,
  columns: [
    ...(['name', 'also_called', 'latitude', 'longitude', 'metres', 'facts'] as const),
    ...(['source', 'source_url', 'checked_on'] as const),
  ],
  hasUniqueNames: true,
  refuse: refuseComingCheck,
  audited(_, { name, also_called, latitude, longitude, metres, facts, source, source_url, checked_on }) {
    const columns = { name, also_called, latitude, longitude, metres, source, source_url, checked_on };
    return { ...columns, ...readStopFacts(facts) };
  },
};

export async function createStop(
  trx: Db,
  body: StopBody,
  by: SiteAction,
  wished = slugOf(body.name, 'place'),
): Promise<StopRow> {
  // Until commit, so that two concurrent calls do not choose the same slug.
  await lockName(trx, 'slugs of places');
  const slug = freeSlug(wished, await takenStopSlugs(trx, wished));
  return createRecord(trx, STOP, { ...contentOfStop(body), slug }, by);
}

export async function changeStop(trx: Db, id: string, body: StopBody, by: SiteAction): Promise<StopRow> {
  const stored = await lockRecord(trx, STOP, id);
  return changeRecord(trx, STOP, { stored, content: contentOfStop(body), version: body.version }, by);
}

/** Until that day, the place would look checked. */
function refuseComingCheck({ checked_on }: Pick<StopRow, 'checked_on'>, { now }: SiteAction): void {
  if (checked_on !== null && checked_on > todayInIndia(now))
    throw badInput({ checkedOn: 'Choose today or an earlier day.' });
}
