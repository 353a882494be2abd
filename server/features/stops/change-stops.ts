import { todayInIndia } from '../../../contracts/india-time.ts';
import type { StopBody } from '../../../contracts/stops/stop-body.contract.ts';
import { STOP_LIMITS } from '../../../contracts/stops/stop-terms.ts';
import type { Db } from '../../db/database.ts';
import type { StopRow } from '../../db/stop-rows.ts';
import { badInput, conflict, notFound } from '../../http/faults/errors.ts';
import { refuseReturnOfSameName, refuseSameName } from '../../http/faults/refuse-same-name.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { freeSlug, slugOf } from '../tours/tour-slug.ts';
import {
  countStops,
  findStop,
  insertStop,
  listStops,
  lockStop,
  takenStopSlugs,
  updateStop,
} from './stops.queries.ts';
import { contentOfStop, type StopContent } from './stored-stop.ts';

/** Throws where there is none, and for one that was deleted. */
export async function getStop(db: Db, id: string): Promise<StopRow> {
  return present(await findStop(db, id));
}

function present(row: StopRow | undefined): StopRow {
  if (!row || row.deleted_at !== null) throw notFound('place');
  return row;
}

export async function createStop(trx: Db, body: StopBody, by: StaffAction): Promise<StopRow> {
  await refuseTooMany(trx);
  refuseComingCheck(body, by);
  const content = contentOfStop(body);
  refuseSameName({ id: '', name: content.name }, await listStops(trx), 'place');
  const row = await insertUnderFreeSlug(trx, content, { now: by.now, slug: slugOf(body.name, 'place') });
  await record(trx, { action: 'create', row, after: recordOf(content) }, by);
  return row;
}

export async function insertUnderFreeSlug(
  trx: Db,
  content: StopContent,
  { now, slug }: { now: Date; slug: string },
): Promise<StopRow> {
  for (;;) {
    const free = freeSlug(slug, await takenStopSlugs(trx, slug));
    const row = await insertStop(trx, { ...content, slug: free }, now);
    if (row) return row;
  }
}

/** Throws where a colleague was faster. What changes nothing is not stored, nor noted: see `changeTemplate`. */
export async function changeStop(trx: Db, id: string, body: StopBody, by: StaffAction): Promise<StopRow> {
  const stored = present(await lockStop(trx, id));
  const after = contentOfStop(body);
  const names = Object.keys(after) as (keyof StopContent)[];
  const changed = names.filter((name) => after[name] !== stored[name]);
  if (changed.length === 0) return stored;
  if ((body.version ?? stored.version) !== stored.version)
    throw conflict('A colleague has changed this place in the meantime.');
  refuseComingCheck(body, by);
  if (changed.includes('name')) refuseSameName({ id, name: after.name }, await listStops(trx), 'place');
  const row = await updateStop(trx, id, {
    ...after,
    version: stored.version + 1,
    updated_at: by.now.toISOString(),
  });
  const of = (content: StopContent) => recordOf(pick(content, changed));
  await record(trx, { action: 'update', row, before: of(stored), after: of(after) }, by);
  return row;
}

/** For one that is so already nothing happens. Its tours remember it, and show it again once it is back. */
export async function setStopDeleted(
  trx: Db,
  id: string,
  isDeleted: boolean,
  by: StaffAction,
): Promise<void> {
  const stored = await lockStop(trx, id);
  if (!stored) throw notFound('place');
  if ((stored.deleted_at !== null) === isDeleted) return;
  if (!isDeleted) {
    await refuseTooMany(trx);
    refuseReturnOfSameName(stored, await listStops(trx), 'place');
  }
  await updateStop(trx, id, { deleted_at: isDeleted ? by.now.toISOString() : null });
  await record(trx, { action: isDeleted ? 'delete' : 'restore', row: stored }, by);
}

/** It would look checked for as long as that day has not come. */
function refuseComingCheck({ checkedOn }: StopBody, { now }: StaffAction): void {
  if (checkedOn !== null && checkedOn > todayInIndia(now))
    throw badInput({ checkedOn: 'Choose today or an earlier day.' });
}

async function refuseTooMany(trx: Db): Promise<void> {
  const { count } = STOP_LIMITS;
  if ((await countStops(trx)) >= count)
    throw conflict(`There are ${count} places already. Delete one that no tour comes by first.`);
}

function pick(content: StopContent, names: readonly (keyof StopContent)[]): Partial<StopContent> {
  return Object.fromEntries(names.map((name) => [name, content[name]]));
}

/** As the audit log remembers it: the facts by their names. */
function recordOf({ facts, ...columns }: Partial<StopContent>): Record<string, unknown> {
  return { ...columns, ...(facts !== undefined && (JSON.parse(facts) as Record<string, unknown>)) };
}

type Deed = {
  action: string;
  row: StopRow;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

function record(trx: Db, { action, row, before, after }: Deed, by: StaffAction) {
  return recordAudit(trx, {
    ...by,
    action: `place.${action}`,
    subject: { kind: 'place', id: row.id, label: row.name },
    ...(before && { before }),
    ...(after && { after }),
  });
}
