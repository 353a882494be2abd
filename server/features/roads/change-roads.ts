import { ROAD_LIMITS } from '../../../contracts/roads/road-terms.ts';
import { NO_ROAD_SOURCE, type RoadChange } from '../../../contracts/roads/roads.contract.ts';
import type { Db } from '../../db/database.ts';
import type { RoadRow } from '../../db/road-rows.ts';
import { badInput, conflict, notFound } from '../../http/faults/errors.ts';
import { refuseReturnOfSameName, refuseSameName } from '../../http/faults/refuse-same-name.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import {
  countRoads,
  findRoad,
  insertRoad,
  listRoads,
  lockRoad,
  type RoadContent,
  updateRoad,
} from './roads.queries.ts';

/** Throws where there is none, and for one that was deleted. */
export async function getRoad(db: Db, id: string): Promise<RoadRow> {
  return present(await findRoad(db, id));
}

function present(row: RoadRow | undefined): RoadRow {
  if (!row || row.deleted_at !== null) throw notFound('road');
  return row;
}

export async function createRoad(trx: Db, body: RoadChange, by: StaffAction): Promise<RoadRow> {
  await refuseTooMany(trx);
  const content = contentOf(body);
  refuseSameName({ id: '', name: content.name }, await listRoads(trx), 'road');
  const made = await insertRoad(trx, content, by.now);
  await record(trx, { action: 'create', row: made, after: content }, by);
  return made;
}

/** As it is until the transaction ends. Throws where there is none any more. */
export async function getLockedRoad(trx: Db, id: string): Promise<RoadRow> {
  return present(await lockRoad(trx, id));
}

/**
 * Throws where a colleague was faster. A save that changes nothing says that the road is still so: it was checked now, and an old
 * one without a source may stay without. Whatever else changes has one.
 */
export async function changeRoad(trx: Db, id: string, body: RoadChange, by: StaffAction): Promise<RoadRow> {
  const stored = await getLockedRoad(trx, id);
  const after = contentOf(body);
  const names = Object.keys(after) as (keyof RoadContent)[];
  const changed = names.filter((name) => after[name] !== stored[name]);
  const at = by.now.toISOString();
  if (changed.length === 0) return updateRoad(trx, id, { checked_at: at });
  if ((body.version ?? stored.version) !== stored.version)
    throw conflict('A colleague has changed this road in the meantime.');
  if (after.source === '') throw badInput({ source: NO_ROAD_SOURCE });
  if (changed.includes('name')) refuseSameName({ id, name: after.name }, await listRoads(trx), 'road');
  const row = await updateRoad(trx, id, {
    ...after,
    checked_at: at,
    version: stored.version + 1,
    updated_at: at,
  });
  const of = (content: RoadContent) => Object.fromEntries(changed.map((name) => [name, content[name]]));
  await record(trx, { action: 'update', row, before: of(stored), after: of(after) }, by);
  return row;
}

/** For one that is so already nothing happens. */
export async function setRoadDeleted(
  trx: Db,
  id: string,
  isDeleted: boolean,
  by: StaffAction,
): Promise<void> {
  const stored = await lockRoad(trx, id);
  if (!stored) throw notFound('road');
  if ((stored.deleted_at !== null) === isDeleted) return;
  if (!isDeleted) {
    await refuseTooMany(trx);
    refuseReturnOfSameName(stored, await listRoads(trx), 'road');
  }
  await updateRoad(trx, id, { deleted_at: isDeleted ? by.now.toISOString() : null });
  await record(trx, { action: isDeleted ? 'delete' : 'restore', row: stored }, by);
}

async function refuseTooMany(trx: Db): Promise<void> {
  const { count } = ROAD_LIMITS;
  if ((await countRoads(trx)) >= count)
    throw conflict(`There are ${count} roads already. Delete one that no tour uses first.`);
}

function contentOf({ name, state, note, source, sourceUrl }: RoadChange): RoadContent {
  return { name, state, note: note ?? '', source: source ?? '', source_url: sourceUrl ?? '' };
}

type Deed = {
  action: string;
  row: RoadRow;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

function record(trx: Db, { action, row, before, after }: Deed, by: StaffAction) {
  return recordAudit(trx, {
    ...by,
    action: `road.${action}`,
    subject: { kind: 'road', id: row.id, label: row.name },
    ...(before && { before }),
    ...(after && { after }),
  });
}
