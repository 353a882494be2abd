import { cutText } from '../../../../contracts/fields/cut-text.ts';
import type { UnpublishedTourBody } from '../../../../contracts/tours/tour-body.contract.ts';
import type { TourStatus } from '../../../../contracts/tours/tour-terms.ts';
import type { Db } from '../../../db/database.ts';
import { allOrFaults } from '../../../http/faults/all-faults.ts';
import { badInput, conflict, notFound } from '../../../http/faults/errors.ts';
import type { SiteAction, StaffAction } from '../../../http/session/staff-action.ts';
import { type AuditChange, differenceOf, recordAudit } from '../../audit/audit.queries.ts';
import {
  lockTourToName,
  reindexEnquiriesOfTour,
} from '../../enquiries/tour-of-enquiry/reindex-enquiries-of-tour.ts';
import { findRoadIds, replaceRoadsOfTour } from '../../roads/roads.queries.ts';
import { findTeamIds, replaceTeamOfTour } from '../../team/tours-of-team.queries.ts';
import { replaceTourPictures } from '../pictures/tour-pictures.queries.ts';
import { choosePictures, requireAltTexts } from '../pictures/tour-pictures.ts';
import { insertTour, replaceTour } from '../tours.queries.ts';
import { requireFittingDays } from './fitting-days.ts';
import { readTourBody, readTourParts } from './read-tour-body.ts';
import { copyTourStops, requireKnownStops, saveTourStops } from './save-tour-stops.ts';
import { completeTour, findStoredTour, type StoredTour } from './stored-tour.ts';
import { tourRecord } from './tour-record.ts';

/** Runs in the caller's transaction, so that a retry makes no second tour. Returns the id. */
export async function createTour(
  trx: Db,
  body: UnpublishedTourBody,
  { actor, now }: SiteAction,
  slug?: string,
): Promise<string> {
  const { values, photo, pictures } = await readSave(trx, body, { status: 'published', pictures: [], now });
  const parts = readTourParts(body);
  const row = await insertTour(trx, { ...values, photo }, parts, { now: now.toISOString(), slug });
  await replaceTourPictures(trx, row.id, idsOf(pictures));
  const roadIds = body.roadIds ?? [];
  await replaceRoadsOfTour(trx, row.id, roadIds);
  const teamIds = await replaceTeamOfTour(trx, row.id, body.teamIds ?? []);
  const stops = await saveTourStops(trx, row.id, body.stops ?? []);
  const stored = { row, ...parts, roadIds, teamIds, stops, pictures };
  await recordTourChange(trx, {
    action: 'tour.create',
    tour: stored,
    after: tourRecord(stored),
    actor,
    now,
  });
  return row.id;
}

/** Throws a conflict if the body's version is not the stored one. */
export async function updateTour(
  trx: Db,
  { id, body }: { id: string; body: UnpublishedTourBody },
  by: StaffAction,
): Promise<StoredTour> {
  // Before reading: fields that the body leaves out must not change meanwhile.
  await lockTourToName(trx, id, body.title);
  const before = await findStoredTour(trx, id);
  if (!before) throw notFound('tour');
  const present = { status: before.row.status, pictures: before.pictures, before, now: by.now };
  const { values, photo, pictures } = await readSave(trx, body, present);
  const parts = readTourParts(body, before);
  const row = await reindexEnquiriesOfTour(trx, id, () =>
    replaceTour(trx, id, { ...values, photo }, parts, {
      now: by.now.toISOString(),
      version: body.version,
    }),
  );
  if (!row) throw staleVersion();
  await replaceTourPictures(trx, id, idsOf(pictures));
  const roadIds = body.roadIds ?? before.roadIds;
  await replaceRoadsOfTour(trx, id, roadIds);
  const teamIds = await replaceTeamOfTour(trx, id, body.teamIds ?? before.teamIds);
  const stops = body.stops ? await saveTourStops(trx, id, body.stops) : before.stops;
  const after = { row, ...parts, roadIds, teamIds, stops, pictures };
  const difference = differenceOf(tourRecord(before), tourRecord(after));
  await recordTourChange(trx, { action: 'tour.update', tour: after, ...difference, ...by });
  return after;
}

type Present = { status: TourStatus; pictures: StoredTour['pictures']; before?: StoredTour; now: Date };

/** Throws all faults together. */
async function readSave(trx: Db, body: UnpublishedTourBody, present: Present) {
  const readFields = async () => readTourBody(body, present.before?.row);
  const [{ photo: _typed, ...values }, { photo, pictures }] = await allOrFaults(
    readFields(),
    choosePublishable(trx, body, present),
    requireKnownRoads(trx, body.roadIds ?? []),
    requireKnownTeam(trx, body.teamIds ?? []),
    requireKnownStops(trx, body.stops ?? []),
    requireFittingDays(body, present.before, present.now),
  );
  return { values, photo, pictures };
}

async function requireKnownRoads(trx: Db, roadIds: readonly string[]): Promise<void> {
  const known = await findRoadIds(trx, roadIds);
  const place = roadIds.findIndex((id) => !known.has(id));
  if (place >= 0) throw badInput({ [`roadIds.${place}`]: 'There is no such road.' });
}

async function requireKnownTeam(trx: Db, teamIds: readonly string[]): Promise<void> {
  const known = await findTeamIds(trx, teamIds);
  const place = teamIds.findIndex((id) => !known.has(id));
  if (place >= 0) throw badInput({ [`teamIds.${place}`]: 'There is no such person.' });
}

async function choosePublishable(trx: Db, body: UnpublishedTourBody, present: Present) {
  const chosen = await choosePictures(trx, body, present.pictures);
  requireAltTexts(body.status ?? present.status, chosen.pictures);
  return chosen;
}

/** Returns the id. Reviews, departures and the featured position are not copied. */
export async function duplicateTour(trx: Db, id: string, { actor, now }: StaffAction): Promise<string> {
  const original = await findStoredTour(trx, id);
  if (!original) throw notFound('tour');
  const { row: copied, itinerary } = original;
  const dossier = { ...original.dossier, departures: [] };
  const { photo, pictures } = await choosePictures(
    trx,
    { photo: copied.photo || undefined },
    original.pictures,
  );
  const values = { ...copiedValues(copied), photo, status: 'draft' as const };
  const row = await insertTour(trx, values, { itinerary, dossier }, { now: now.toISOString() });
  await replaceTourPictures(trx, row.id, idsOf(pictures));
  await replaceRoadsOfTour(trx, row.id, original.roadIds);
  await replaceTeamOfTour(trx, row.id, original.teamIds);
  await copyTourStops(trx, id, row.id);
  const stored = await completeTour(trx, row);
  await recordTourChange(trx, {
    action: 'tour.duplicate',
    tour: stored,
    after: { ...tourRecord(stored), copyOf: id },
    actor,
    now,
  });
  return stored.row.id;
}

export function staleVersion() {
  return conflict('Somebody else saved this tour in the meantime. Nothing was overwritten.');
}

type TourChange = Omit<AuditChange, 'subject'> & { tour: Pick<StoredTour, 'row'> };

export function recordTourChange(trx: Db, { tour, ...change }: TourChange): Promise<void> {
  return recordAudit(trx, {
    ...change,
    subject: { kind: 'tour', id: tour.row.id, label: tour.row.title },
  });
}

const MAX_TITLE_LENGTH = 160;

function copiedValues(row: StoredTour['row']) {
  return {
    title: cutText(`Copy of ${row.title}`, MAX_TITLE_LENGTH),
    city: row.city,
    address: row.address,
    destination: row.destination,
    open_numbers: row.open_numbers,
    distance: row.distance,
    price: row.price,
    discount_price: row.discount_price,
    discount: row.discount,
    duration: row.duration,
    max_group_size: row.max_group_size,
    description: row.description,
    featured: 0 as const,
  };
}

function idsOf(pictures: { id: string }[]): string[] {
  return pictures.map((picture) => picture.id);
}
