import { z } from 'zod';
import { EMPTY_DAY_FACTS, EMPTY_DOSSIER } from '../../contracts/dossier/empty-dossier.ts';
import type { ContentKey } from '../../contracts/page-content/page-contents.ts';
import type { Db } from '../db/database.ts';
import { storeWords } from '../features/mail-words/change-words.ts';
import { findMediaByUrl } from '../features/media/media.queries.ts';
import { storeContent, storeDraft } from '../features/page-content/change-content.ts';
import { newestVersion } from '../features/page-content/page-content.queries.ts';
import { changeTemplate, createTemplate } from '../features/reply-templates/template-records.ts';
import { changeRoad, createRoad, noteRoadChecked } from '../features/roads/road-records.ts';
import { changeStop, createStop } from '../features/stops/stop-records.ts';
import { changeTeamMember, createTeamMember } from '../features/team/team-records.ts';
import { placeFeatured } from '../features/tours/manage/manage-tours.queries.ts';
import { createTour, updateTour } from '../features/tours/manage/save-tour.ts';
import { badInput } from '../http/faults/errors.ts';
import type { SiteAction } from '../http/session/staff-action.ts';
import { type ContentFault, readContentFolder } from './content-files.ts';
import { type ContentBodies, importerOf, nameIn } from './content-importer.ts';
import { moment, storeReviews, tourReviews } from './import-reviews.ts';
import { type Replaced, storedContent } from './stored-content.ts';

/** The address of a picture that is in the library. */
const pictured = z.object({ picture: z.string().nullish() });
const checked = z.object({ checkedAt: moment.nullish() });
const planned = z.object({ publishAt: moment.nullish() });
const TOURS_MAX = 100_000;

/** What a form leaves out stays as it is; a file says all that there is. */
const UNSAID_OF_TOUR = { ...EMPTY_DOSSIER, pictures: [], featured: false };
const withFacts = ({ itinerary }: ContentBodies['tours']) =>
  itinerary.map((day) => ({ ...day, facts: day.facts ?? EMPTY_DAY_FACTS }));
const UNSAID_OF_PERSON = { languages: [], words: '', sinceYear: null, isShown: true };

export class ContentFaults extends Error {
  constructor(folder: string, faults: readonly ContentFault[]) {
    const lines = faults
      .toSorted((one, other) => one.file.localeCompare(other.file))
      .map(({ file, field, message }) => `  ${[file, field, message].filter(Boolean).join(': ')}`);
    super([`Nothing was imported from ${folder}:`, ...lines].join('\n'));
    this.name = 'ContentFaults';
  }
}

/** Stores content as if staff had typed it. Throws `ContentFaults`, so that the transaction rolls back. */
export async function importContent(
  trx: Db,
  folder: string,
  by: SiteAction,
  { isReplacing = false } = {},
): Promise<Replaced> {
  const { files, faults } = readContentFolder(folder, by.now);
  // Lists show the newest first, so the first file is stored last.
  files.tours.reverse();
  const importAll = importerOf(files, faults);
  const { replaced, findStored } = await storedContent(trx, isReplacing);
  const saveDraft = async (
    body: ContentBodies['page-drafts'],
    key: string,
    more?: z.output<typeof planned>,
  ) => {
    findStored('page-drafts', key);
    const draft = { written: body, publishAt: more?.publishAt ?? null };
    await storeDraft(trx, key as ContentKey, draft, by);
    return { id: key };
  };
  // First, because others refer to its destinations and themes.
  await importAll('pages', async (body, key) => {
    if (!findStored('pages', key) && (await newestVersion(trx, key as ContentKey)))
      throw badInput({ '': 'This page has words already.' });
    await storeContent(trx, key as ContentKey, body, by);
    return { id: key };
  });
  await importAll('page-drafts', saveDraft, planned);
  await importAll('mail-words', async (words, kind) => {
    findStored('mail-words', kind);
    await storeWords(trx, kind, words, by);
    return { id: kind };
  });
  const stops = await importAll('places', (body, slug) => {
    const id = findStored('places', slug);
    return id ? changeStop(trx, id, body, by) : createStop(trx, body, by, slug);
  });
  const saveRoad = async (body: ContentBodies['roads'], _slug: string, more?: z.output<typeof checked>) => {
    const id = findStored('roads', body.name);
    const road = id ? await changeRoad(trx, id, body, by) : await createRoad(trx, body, by);
    const checkedAt = more?.checkedAt ?? '';
    if (checkedAt > by.now.toISOString()) throw badInput({ checkedAt: 'This is yet to come.' });
    return checkedAt ? noteRoadChecked(trx, road.id, checkedAt) : road;
  };
  const roads = await importAll('roads', saveRoad, checked);
  const savePerson = async (body: ContentBodies['team'], _slug: string, more?: z.output<typeof pictured>) => {
    const pictureId = (await pictureAt(trx, more?.picture)) ?? null;
    const person = { ...UNSAID_OF_PERSON, ...body, pictureId };
    const id = findStored('team', body.name);
    return id ? changeTeamMember(trx, id, person, by) : createTeamMember(trx, person, by);
  };
  const team = await importAll('team', savePerson, pictured);
  await importAll('reply-templates', (body) => {
    const id = findStored('reply-templates', body.name);
    return id ? changeTemplate(trx, id, body, by) : createTemplate(trx, body, by);
  });
  const besides = z.object({
    reviews: tourReviews,
    featuredPlace: z.number().int().min(0).max(TOURS_MAX).nullish(),
    stops: z.array(z.object({ stop: nameIn(stops) })).nullish(),
    roadIds: z.array(nameIn(roads)).nullish(),
    teamIds: z.array(nameIn(team)).nullish(),
  });
  const saveTour = async (body: ContentBodies['tours'], slug: string, more?: z.output<typeof besides>) => {
    const named = {
      stops: (body.stops ?? []).flatMap(({ stop: place, day }) => {
        const stop = stops.get(place);
        return stop === undefined ? [] : [{ stop, day }];
      }),
      roadIds: (body.roadIds ?? []).flatMap((road) => roads.get(road) ?? []),
      teamIds: (body.teamIds ?? []).flatMap((person) => team.get(person) ?? []),
    };
    const whole = { ...UNSAID_OF_TOUR, ...body, itinerary: withFacts(body), ...named };
    const stored = findStored('tours', slug);
    const id = stored ?? (await createTour(trx, whole, by, slug));
    if (stored) await updateTour(trx, { id: stored, body: whole }, by);
    await placeFeatured(trx, id, more?.featuredPlace ?? null);
    await storeReviews(trx, id, more?.reviews ?? []);
    return { id };
  };
  await importAll('tours', saveTour, besides);
  if (faults.length > 0) throw new ContentFaults(folder, faults);
  return replaced;
}

async function pictureAt(trx: Db, url: string | null | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const found = (await findMediaByUrl(trx, [url])).get(url);
  if (!found) throw badInput({ picture: 'There is no picture at this address.' });
  return found.id;
}
