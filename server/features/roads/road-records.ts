import { ROAD_LIMITS } from '../../../contracts/roads/road-terms.ts';
import { NO_ROAD_SOURCE, type RoadChange } from '../../../contracts/roads/roads.contract.ts';
import type { Db } from '../../db/database.ts';
import type { RoadRow } from '../../db/site-rows.ts';
import { badInput } from '../../http/faults/errors.ts';
import type { SiteAction } from '../../http/session/staff-action.ts';
import {
  changeRecord,
  createRecord,
  lockRecord,
  type RecordKind,
  updateRecord,
} from '../records/versioned-records.ts';

export const ROAD: RecordKind<RoadRow> = {
  table: 'roads',
  noun: 'road',
  auditKind: 'road',
  limit: ROAD_LIMITS.count,
  tooMany: `There are ${ROAD_LIMITS.count} roads already. Delete one that no tour uses first.`,
  columns: ['name', 'state', 'note', 'source', 'source_url'],
  hasUniqueNames: true,
  refuse({ source }) {
    if (source === '') throw badInput({ source: NO_ROAD_SOURCE });
  },
};

function contentOf({ name, state, note, source, sourceUrl }: RoadChange) {
  return { name, state, note: note ?? '', source: source ?? '', source_url: sourceUrl ?? '' };
}

export function createRoad(trx: Db, body: RoadChange, by: SiteAction): Promise<RoadRow> {
  return createRecord(trx, ROAD, { ...contentOf(body), checked_at: by.now.toISOString() }, by);
}

/** A save without changes confirms the road: it is checked now, and may lack a source. Any other save needs one. */
export async function changeRoad(trx: Db, id: string, body: RoadChange, by: SiteAction): Promise<RoadRow> {
  const stored = await lockRecord(trx, ROAD, id);
  const checked = { checked_at: by.now.toISOString() };
  const content = { ...contentOf(body), ...checked };
  const row = await changeRecord(trx, ROAD, { stored, content, version: body.version }, by);
  return row === stored ? updateRecord(trx, ROAD, id, checked) : row;
}

/** For an import: it was checked elsewhere, and not now. */
export function noteRoadChecked(trx: Db, id: string, checkedAt: string): Promise<RoadRow> {
  return updateRecord(trx, ROAD, id, { checked_at: checkedAt });
}
