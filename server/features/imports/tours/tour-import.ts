import { isDeepStrictEqual } from 'node:util';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import type { UnpublishedTourBody } from '../../../../contracts/tours/tour-body.contract.ts';
import type { TourStatus } from '../../../../contracts/tours/tour-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { MediaRow } from '../../../db/schema.ts';
import { faultsOf } from '../../../http/faults/contract-with-rule.ts';
import { Failure } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { updateMedia } from '../../media/media.queries.ts';
import { findChoices, type StoredChoices } from '../../page-content/choices.queries.ts';
import { withKeysOfChoices } from '../../tours/known-choices.ts';
import { findAnyTour } from '../../tours/manage/manage-tours.queries.ts';
import { checkedTourBody, readTourBody } from '../../tours/manage/read-tour-body.ts';
import {
  choicesOf,
  createTour,
  recordTourChange,
  requireFittingDays,
  updateTour,
} from '../../tours/manage/save-tour.ts';
import { findStoredTour, type StoredTour, wholeBodyOfTour } from '../../tours/manage/stored-tour.ts';
import { areEnoughPrices, completePrices } from '../../tours/manage/tour-prices.ts';
import { tourRecord } from '../../tours/manage/tour-record.ts';
import { faultsOfPictures } from '../../tours/pictures/tour-pictures.ts';
import { deleteTour } from '../../tours/tours.queries.ts';
import { fold } from '../codecs/codec.ts';
import type { Imported, ImportKind, Judge, Judged, OpenJudge, Stored, Values } from '../import-kind.ts';
import { followVersion } from '../imports.queries.ts';
import { bodyOfValues, picturesOf, type ReadTour } from './body-of-values.ts';
import { findNamesInTours, type NamesInTours } from './names-in-tours.ts';
import { tourFieldsFor } from './tour-fields.ts';

export const TOUR_IMPORT: ImportKind = {
  kind: 'tours',
  maxRows: 500,
  ownExamples,
  fieldsFor: tourFieldsFor,
  needed: [['title']],
  openJudge,
  store,
  undo,
  labelOf: async (db, id) => (await findAnyTour(db, id))?.title ?? 'A tour that is gone',
  picturesOf,
  isOnSite: true,
};

async function ownExamples(db: Db) {
  const { destinations, themes } = await findChoices(db);
  return { destination: destinations[0]?.name, themes: themes[0]?.name };
}

type TourToStore = { body: UnpublishedTourBody; slug: string | undefined; alts: [id: string, alt: string][] };

async function openJudge({ db, choices, now, rows }: OpenJudge): Promise<Judge> {
  const names = await findNamesInTours(db, rows.flatMap(picturesOf));
  const seen = new Set<string>();
  return async (values) => {
    const title = String(values.title ?? '').trim();
    const slug = typeof values.slug === 'string' ? values.slug.split('/').at(-1)?.toLowerCase() : undefined;
    const label = title || slug || '';
    const existingId = (slug && names.tours.get(slug)) || names.tours.get(fold(title));
    const key = existingId ?? fold(title);
    if (title && seen.has(key))
      return { action: 'fault', label, faults: { title: 'A row above has this tour already.' } };
    seen.add(key);
    if (existingId && choices.existing === 'skip')
      return { action: 'skip', label, notes: ['It is there already.'] };
    const before = existingId ? await findStoredTour(db, existingId) : undefined;
    const wanted = statusWanted(values, choices.status, before);
    return judgeTour({ values, label, slug, wanted, before, names, now });
  };
}

function statusWanted(values: Values, choice: string, before: StoredTour | undefined): TourStatus {
  const ofFile = values.status as TourStatus | undefined;
  if (before) return (choice === 'file' && ofFile) || before.row.status;
  return choice === 'file' ? (ofFile ?? 'draft') : (choice as TourStatus);
}

type Asked = {
  values: Values;
  label: string;
  slug: string | undefined;
  wanted: TourStatus;
  before: StoredTour | undefined;
  names: NamesInTours;
  now: Date;
};

async function judgeTour({ values, label, slug, wanted, before, names, now }: Asked): Promise<Judged> {
  const stored = before && wholeBodyOfTour(before);
  const read = bodyOfValues(values, stored ?? {}, names, todayInIndia(now));
  const texts = (values.pictureTexts as string[] | undefined) ?? [];
  const pictures = read.pictures.map((media, at) => ({ ...media, alt: media.alt || (texts[at] ?? '') }));
  const check = (status: TourStatus) =>
    checkTour(read, { status, before, now, pictures, choices: names.choices });
  const asWanted = await check(wanted);
  const asDraft = !before && wanted === 'published' && asWanted.faults ? await check('draft') : undefined;
  const { faults, body } = asDraft?.body ? asDraft : asWanted;
  const isOtherInFile = !before && wanted === 'draft' && values.status === 'published';
  const notes = [
    ...read.notes,
    ...(asDraft?.body ? [`A draft for now: ${sentencesOf(asWanted.faults)}`] : []),
    ...(isOtherInFile ? ['A draft, as chosen above: the file says published.'] : []),
  ];
  if (!body) return { action: 'fault', label, notes, faults: byField(faults ?? {}, values, read.body) };
  if (before && stored && isDeepStrictEqual(comparable(body), comparable(checkedTourBody.parse(stored))))
    return { action: 'same', label, notes };
  const alts = pictures.flatMap(({ id, alt }, at): [string, string][] =>
    alt !== read.pictures[at]?.alt ? [[id, alt]] : [],
  );
  const toStore: TourToStore = { body: before ? { ...body, version: before.row.version } : body, slug, alts };
  return {
    action: before ? 'replace' : 'new',
    label,
    notes,
    body: toStore,
    ...(before && { existingId: before.row.id }),
    isHeldBack: isOtherInFile || asDraft?.body !== undefined,
  };
}

/** With what follows from it: all prices, and the cover from the pictures. */
function comparable({ photo, ...body }: UnpublishedTourBody): UnpublishedTourBody {
  const cover = body.pictures?.length ? {} : { photo };
  if (!areEnoughPrices(body)) return { ...body, ...cover };
  const { price, discountPrice, discount } = completePrices(body);
  return { ...body, ...cover, price, discountprice: discountPrice, discount };
}

type Checked = { body?: UnpublishedTourBody; faults?: Record<string, string> };
type Against = {
  status: TourStatus;
  before: StoredTour | undefined;
  now: Date;
  pictures: MediaRow[];
  choices: StoredChoices;
};

/** As storing would, and without a write. */
async function checkTour(
  read: ReadTour,
  { status, before, now, pictures, choices }: Against,
): Promise<Checked> {
  const { data, error } = checkedTourBody.safeParse({ ...read.body, status });
  const issues = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  const faults = { ...Object.fromEntries(issues), ...read.faults };
  if (data) {
    const stored = before && choicesOf(before);
    Object.assign(
      faults,
      faultsOf(() => withKeysOfChoices(data, choices, stored)),
      faultsOf(() => readTourBody(data, choices, before?.row)),
    );
    Object.assign(faults, await requireFittingDays(data, before, now).then(() => ({}), fieldsOf));
    if (status === 'published') Object.assign(faults, faultsOfPictures(pictures));
  }
  return data && Object.keys(faults).length === 0 ? { body: data } : { faults };
}

function fieldsOf(error: unknown): Record<string, string> {
  if (error instanceof Failure && error.fields) return error.fields;
  throw error;
}

const sentencesOf = (faults: Record<string, string> = {}) => [...new Set(Object.values(faults))].join(' ');

const FIELDS: Readonly<Record<string, string>> = { photo: 'pictures', roadIds: 'roads', teamIds: 'team' };

/** A day and a party may have a column of their own. */
function byField(faults: Record<string, string>, values: Values, body: Record<string, unknown>) {
  const days = (body.itinerary as { day?: unknown }[] | undefined) ?? [];
  return Object.fromEntries(
    Object.entries(faults).map(([path, message]) => {
      const [first = '', second = '', third = ''] = path.split('.');
      const day = first === 'itinerary' ? days[Number(second)]?.day : undefined;
      const ofDay = `day.${day}.${third === 'description' ? 'text' : 'title'}`;
      if (third === 'facts') return ['dayFacts', message];
      if (day !== undefined && Object.keys(values).some((name) => name.startsWith(`day.${day}.`)))
        return [ofDay, message];
      return [[FIELDS[first] ?? first, ...path.split('.').slice(1)].join('.'), message];
    }),
  );
}

async function store(trx: Db, { body, existingId }: Judged, by: StaffAction): Promise<Stored> {
  const tour = body as TourToStore;
  // Before the tour: what is published says what its pictures show.
  for (const [id, alt] of tour.alts) await updateMedia(trx, { id }, { alt });
  if (existingId === undefined) {
    const id = await createTour(trx, tour.body, by, tour.slug);
    return { subjectId: id, undo: { version: 1 } };
  }
  const before = await findStoredTour(trx, existingId);
  const after = await updateTour(trx, { id: existingId, body: tour.body }, by);
  return {
    subjectId: existingId,
    undo: {
      version: after.row.version,
      ...(before && { before: wholeBodyOfTour(before), from: before.row.version }),
    },
  };
}

/** `from`: the version of what stood there before. */
type Undo = { version: number; before?: Record<string, unknown>; from?: number };

async function undo(trx: Db, { subjectId, undo }: Imported, by: StaffAction): Promise<string | undefined> {
  const { version, before, from } = undo as Undo;
  const tour = await findStoredTour(trx, subjectId);
  if (!tour) return before ? 'It was deleted since.' : undefined;
  if (tour.row.version !== version) return 'It was changed since.';
  if (before) {
    const { data } = checkedTourBody.safeParse(before);
    if (!data) return 'What was there before does not fit any more.';
    const { row } = await updateTour(trx, { id: subjectId, body: { ...data, version } }, by);
    await followVersion(trx, subjectId, { from, to: row.version });
    return undefined;
  }
  const review = await trx
    .selectFrom('reviews')
    .select('id')
    .where('tour_id', '=', subjectId)
    .executeTakeFirst();
  if (review) return 'It has a review.';
  const enquiry = await trx
    .selectFrom('bookings')
    .select('id')
    .where('tour_id', '=', subjectId)
    .executeTakeFirst();
  if (enquiry) return 'Somebody asked for it.';
  await deleteTour(trx, subjectId);
  await recordTourChange(trx, { ...by, action: 'tour.delete', tour, before: tourRecord(tour) });
  return undefined;
}
