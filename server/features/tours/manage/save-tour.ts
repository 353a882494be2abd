import type { TourDossier } from '../../../../contracts/dossier/dossier.contract.ts';
import { shortenText } from '../../../../contracts/fields/shorten-text.ts';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import type { TourStopsBody } from '../../../../contracts/stops/stops.contract.ts';
import type { TourChoices } from '../../../../contracts/tours/destinations.ts';
import type { UnpublishedTourBody } from '../../../../contracts/tours/tour-body.contract.ts';
import type { TourStatus } from '../../../../contracts/tours/tour-terms.ts';
import type { Db } from '../../../db/database.ts';
import { tourLength } from '../../../db/tour-length.ts';
import { allOrFaults } from '../../../http/faults/all-faults.ts';
import { badInput, notFound, staleVersion } from '../../../http/faults/errors.ts';
import type { SiteAction, StaffAction } from '../../../http/session/staff-action.ts';
import { type AuditChange, differenceOf, recordAudit } from '../../audit/audit.queries.ts';
import {
  lockTourToName,
  reindexEnquiriesOfTour,
} from '../../enquiries/tour-of-enquiry/reindex-enquiries-of-tour.ts';
import { findChoices } from '../../page-content/choices.queries.ts';
import { findRoadIds, replaceRoadsOfTour } from '../../roads/roads.queries.ts';
import { findStopIds, findTourStops, replaceTourStops } from '../../stops/stops.queries.ts';
import { findTeamIds, replaceTeamOfTour } from '../../team/tours-of-team.queries.ts';
import { withKeysOfChoices } from '../known-choices.ts';
import { replaceTourPictures } from '../pictures/tour-pictures.queries.ts';
import { choosePictures, requireAltTexts } from '../pictures/tour-pictures.ts';
import { insertTour, replaceTour, type TourParts, type TourValues } from '../tours.queries.ts';
import { readTourBody, readTourParts } from './read-tour-body.ts';
import { findStoredTour, type StoredTour } from './stored-tour.ts';
import { tourRecord } from './tour-record.ts';

const MAX_TITLE_LENGTH = 160;

/** Runs in the caller's transaction, so that a retry makes no second tour. Returns the id. */
export async function createTour(
  trx: Db,
  given: UnpublishedTourBody,
  by: SiteAction,
  slug?: string,
): Promise<string> {
  const choices = await findChoices(trx);
  const body = withKeysOfChoices(given, choices);
  const save = await readSave(trx, body, { status: 'published', pictures: [], now: by.now, choices });
  const stored = await insertWhole(trx, { ...save, ...readTourParts(body), slug }, by);
  await recordTourChange(trx, { ...by, action: 'tour.create', tour: stored, after: tourRecord(stored) });
  return stored.row.id;
}

type Lists = Pick<StoredTour, 'pictures' | 'roadIds' | 'teamIds'> & { stops: TourStopsBody | undefined };
type NewTour = TourParts & { values: TourValues; lists: Lists; slug?: string | undefined };

async function insertWhole(
  trx: Db,
  { values, lists, slug, ...parts }: NewTour,
  { now }: SiteAction,
): Promise<StoredTour> {
  const row = await insertTour(trx, values, parts, { now: now.toISOString(), ...(slug && { slug }) });
  return { row, ...parts, ...(await replaceLists(trx, row.id, lists)) };
}

/** Throws a conflict if the body's version is not the stored one. */
export async function updateTour(
  trx: Db,
  { id, body: given }: { id: string; body: UnpublishedTourBody },
  by: SiteAction,
): Promise<StoredTour> {
  // Before reading: fields that the body leaves out must not change meanwhile.
  await lockTourToName(trx, id, given.title);
  const before = await findStoredTour(trx, id);
  if (!before) throw notFound('tour');
  const choices = await findChoices(trx);
  const body = withKeysOfChoices(given, choices, choicesOf(before));
  const present = { choices, status: before.row.status, pictures: before.pictures, before, now: by.now };
  const { values, lists } = await readSave(trx, body, present);
  const parts = readTourParts(body, before);
  const row = await reindexEnquiriesOfTour(trx, id, () =>
    replaceTour(trx, id, values, parts, { now: by.now.toISOString(), version: body.version }),
  );
  if (!row) throw staleVersion('this tour');
  const after = { row, ...parts, ...(await replaceLists(trx, id, lists)) };
  const difference = differenceOf(tourRecord(before), tourRecord(after));
  await recordTourChange(trx, { action: 'tour.update', tour: after, ...difference, ...by });
  return after;
}

async function replaceLists(trx: Db, id: string, { pictures, roadIds, teamIds, stops }: Lists) {
  const pictureIds = pictures.map((picture) => picture.id);
  await replaceTourPictures(trx, id, pictureIds);
  await replaceRoadsOfTour(trx, id, roadIds);
  const storedTeamIds = await replaceTeamOfTour(trx, id, teamIds);
  const onDays = stops?.map(({ stop, day }) => ({ stop_id: stop, day }));
  if (onDays) await replaceTourStops(trx, id, onDays);
  return { pictures, roadIds, teamIds: storedTeamIds, stops: await findTourStops(trx, id) };
}

type Present = Pick<StoredTour, 'pictures'> & {
  status: TourStatus;
  before?: StoredTour;
  now: Date;
  choices: TourChoices;
};

/** What `withKeysOfChoices` keeps. */
export function choicesOf({ row, dossier }: StoredTour) {
  return { destination: row.destination, themes: dossier.themes };
}

/** Absent fields stay as they are. Throws all faults together. */
async function readSave(trx: Db, body: UnpublishedTourBody, present: Present) {
  const readFields = async () => readTourBody(body, present.choices, present.before?.row);
  const [{ photo: _typed, ...values }, { photo, pictures }] = await allOrFaults(
    readFields(),
    choosePublishable(trx, body, present),
    requireKnown('roadIds', body.roadIds ?? [], { find: (ids) => findRoadIds(trx, ids), what: 'road' }),
    requireKnown('teamIds', body.teamIds ?? [], { find: (ids) => findTeamIds(trx, ids), what: 'person' }),
    requireKnownStops(trx, body.stops ?? []),
    requireFittingDays(body, present.before, present.now),
  );
  return {
    values: { ...values, photo },
    lists: {
      pictures,
      roadIds: body.roadIds ?? present.before?.roadIds ?? [],
      teamIds: body.teamIds ?? present.before?.teamIds ?? [],
      stops: body.stops ?? undefined,
    },
  };
}

type Known = { find: (ids: readonly string[]) => Promise<ReadonlySet<string>>; what: string };

async function requireKnown(field: string, ids: readonly string[], { find, what }: Known): Promise<void> {
  const known = await find(ids);
  const place = ids.findIndex((id) => !known.has(id));
  if (place >= 0) throw badInput({ [`${field}.${place}`]: `There is no such ${what}.` });
}

async function requireKnownStops(trx: Db, stops: TourStopsBody): Promise<void> {
  const ids = stops.map(({ stop }) => stop);
  const known = await findStopIds(trx, ids);
  const faults = ids.flatMap((id, place) =>
    known.has(id) ? [] : [[`stops.${place}.stop`, 'This place is gone. Choose another one.']],
  );
  if (faults.length > 0) throw badInput(Object.fromEntries(faults));
}

async function choosePublishable(trx: Db, body: UnpublishedTourBody, present: Present) {
  const chosen = await choosePictures(trx, body, present.pictures);
  requireAltTexts(body.status ?? present.status, chosen.pictures);
  return chosen;
}

/** Returns the id. Reviews, departures and the featured position are not copied. */
export async function duplicateTour(trx: Db, id: string, by: StaffAction): Promise<string> {
  const original = await findStoredTour(trx, id);
  if (!original) throw notFound('tour');
  const { row, itinerary, roadIds, teamIds } = original;
  const { photo, pictures } = await choosePictures(trx, { photo: row.photo || undefined }, original.pictures);
  const title = shortenText(`Copy of ${row.title}`, MAX_TITLE_LENGTH);
  const unlike = { featured: 0, featured_place: null, status: 'draft', version: 1 } as const;
  const stops = original.stops.map(({ _id, day }) => ({ stop: _id, day }));
  const copy = {
    values: { ...row, title, photo, ...unlike },
    itinerary,
    dossier: { ...original.dossier, departures: [] },
    lists: { pictures, roadIds, teamIds, stops },
  };
  const stored = await insertWhole(trx, copy, by);
  const after = { ...tourRecord(stored), copyOf: id };
  await recordTourChange(trx, { ...by, action: 'tour.duplicate', tour: stored, after });
  return stored.row.id;
}

type TourChange = Omit<AuditChange, 'subject'> & { tour: Pick<StoredTour, 'row'> };

export function recordTourChange(trx: Db, { tour, ...change }: TourChange): Promise<void> {
  return recordAudit(trx, {
    ...change,
    subject: { kind: 'tour', id: tour.row.id, label: tour.row.title },
  });
}

type Stored = { dossier: Pick<TourDossier, 'departures'> } | undefined;

type Days = Pick<UnpublishedTourBody, 'departures' | 'stops' | 'duration' | 'itinerary'>;

/** Throws `badInput`. Async, for `allOrFaults`. */
export async function requireFittingDays(body: Days, before: Stored, now: Date): Promise<void> {
  const faults = Object.fromEntries([...pastDepartures(body, before, now), ...placesAfterTheEnd(body)]);
  if (Object.keys(faults).length > 0) throw badInput(faults);
}

/** A stored departure may be over by now. */
function pastDepartures({ departures }: Days, before: Stored, now: Date): [string, string][] {
  const stored = new Set(before?.dossier.departures.map(({ day }) => day));
  const today = todayInIndia(now);
  return (departures ?? []).flatMap(({ day }, row): [string, string][] =>
    day < today && !stored.has(day) ? [[`departures.${row}.day`, 'This day is past.']] : [],
  );
}

/** A draft may lack its length. */
function placesAfterTheEnd({ stops, duration = '', itinerary }: Days): [string, string][] {
  const last = Math.max(...itinerary.map(({ day }, at) => day ?? at + 1), 0);
  const days = Math.max(last, tourLength(duration, itinerary.length));
  if (last === 0 && duration === '') return [];
  return (stops ?? []).flatMap(({ day }, row): [string, string][] =>
    day > days ? [[`stops.${row}.day`, `The tour has ${days} ${days === 1 ? 'day' : 'days'}.`]] : [],
  );
}
