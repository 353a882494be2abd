import { z } from 'zod';
import { contentBody } from '../../contracts/page-content/content-body.contract.ts';
import { completeContent } from '../../contracts/page-content/content-values.ts';
import { CONTENT_KEYS, type ContentKey, PAGE_CONTENTS } from '../../contracts/page-content/page-contents.ts';
import { replyTemplateBody } from '../../contracts/reply-templates/reply-templates.contract.ts';
import { invitedReviewBody } from '../../contracts/reviews/reviews.contract.ts';
import { roadBody } from '../../contracts/roads/roads.contract.ts';
import { stopBody } from '../../contracts/stops/stops.contract.ts';
import { teamMemberBody } from '../../contracts/team/team.contract.ts';
import type { Db } from '../db/database.ts';
import { findMediaByUrl } from '../features/media/media.queries.ts';
import { storeContent } from '../features/page-content/change-content.ts';
import { listPublishedKeys, newestVersion } from '../features/page-content/page-content.queries.ts';
import { changeTemplate, createTemplate } from '../features/reply-templates/template-records.ts';
import { insertReviews } from '../features/reviews/reviews.queries.ts';
import { changeRoad, createRoad } from '../features/roads/road-records.ts';
import { changeStop, createStop } from '../features/stops/stop-records.ts';
import { changeTeamMember, createTeamMember } from '../features/team/team-records.ts';
import { checkedTourBody } from '../features/tours/manage/read-tour-body.ts';
import { createTour, updateTour } from '../features/tours/manage/save-tour.ts';
import { isFields } from '../http/faults/contract-with-rule.ts';
import { badInput, Failure } from '../http/faults/errors.ts';
import type { SiteAction } from '../http/session/staff-action.ts';
import {
  type ContentFault,
  type ContentFolder,
  type ContentKind,
  readContentFolder,
} from './content-files.ts';

export const tourReviews = z
  .array(
    invitedReviewBody.extend({
      createdAt: z.iso.datetime('Write the moment as 2026-11-20T06:30:00.000Z.'),
    }),
  )
  .default([]);

/** The address of a picture that ships with the site. */
const pictured = z.object({ picture: z.string().nullish() });

/** Staff's forms, with file names instead of ids, and addresses for pictures. */
export const CONTENT_BODIES = {
  places: stopBody,
  roads: roadBody,
  team: teamMemberBody.omit({ tourIds: true, pictureId: true }),
  'reply-templates': replyTemplateBody,
  tours: checkedTourBody,
  pages: z.record(z.string(), z.unknown()),
};
type Bodies = { [Kind in ContentKind]: z.output<(typeof CONTENT_BODIES)[Kind]> };

export class ContentFaults extends Error {
  constructor(folder: string, faults: readonly ContentFault[]) {
    const lines = faults
      .toSorted((one, other) => one.file.localeCompare(other.file))
      .map(({ file, field, message }) => `  ${[file, field, message].filter(Boolean).join(': ')}`);
    super([`Nothing was imported from ${folder}:`, ...lines].join('\n'));
    this.name = 'ContentFaults';
  }
}

/** What was there by the name of a file, by kind. */
export type Replaced = Partial<Record<ContentKind, string[]>>;

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
  // Before what refers to destinations and themes.
  await importAll('pages', async (body, key) => {
    if (!findStored('pages', key) && (await newestVersion(trx, key as ContentKey)))
      throw badInput({ '': 'This page has words already.' });
    await storeContent(trx, key as ContentKey, body, by);
    return { id: key };
  });
  const stops = await importAll('places', (body, slug) => {
    const id = findStored('places', slug);
    return id ? changeStop(trx, id, body, by) : createStop(trx, body, by, slug);
  });
  const roads = await importAll('roads', (body) => {
    const id = findStored('roads', body.name);
    return id ? changeRoad(trx, id, body, by) : createRoad(trx, body, by);
  });
  const savePerson = async (body: Bodies['team'], _slug: string, more?: z.output<typeof pictured>) => {
    const person = { ...body, pictureId: await pictureAt(trx, more?.picture) };
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
    stops: z.array(z.object({ stop: nameIn(stops) })).nullish(),
    roadIds: z.array(nameIn(roads)).nullish(),
    teamIds: z.array(nameIn(team)).nullish(),
  });
  const saveTour = async (body: Bodies['tours'], slug: string, more?: z.output<typeof besides>) => {
    const named = {
      stops: body.stops?.flatMap(({ stop: place, day }) => {
        const stop = stops.get(place);
        return stop === undefined ? [] : [{ stop, day }];
      }),
      roadIds: body.roadIds?.flatMap((road) => roads.get(road) ?? []),
      teamIds: body.teamIds?.flatMap((person) => team.get(person) ?? []),
    };
    const whole = { ...body, ...named };
    const stored = findStored('tours', slug);
    const id = stored ?? (await createTour(trx, whole, by, slug));
    if (stored) await updateTour(trx, { id: stored, body: whole }, by);
    const known = stored ? await reviewsOf(trx, id) : new Set<string>();
    const reviews = (more?.reviews ?? [])
      .filter(({ username, createdAt }) => !known.has(`${createdAt} ${username}`))
      .map(({ username, rating, reviewText, createdAt }) => ({
        ...{ tour_id: id, username, rating, review_text: reviewText, created_at: createdAt },
      }));
    await insertReviews(trx, reviews);
    return { id };
  };
  await importAll('tours', saveTour, besides);
  if (faults.length > 0) throw new ContentFaults(folder, faults);
  return replaced;
}

async function reviewsOf(trx: Db, tourId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('reviews')
    .select(['username', 'created_at'])
    .where('tour_id', '=', tourId)
    .execute();
  return new Set(rows.map(({ username, created_at }) => `${created_at} ${username}`));
}

/** A place and a tour are found by the names of their files, the rest by their own. */
async function storedContent(trx: Db, isReplacing: boolean) {
  const records = async (table: 'roads' | 'team_members' | 'reply_templates') =>
    trx.selectFrom(table).select(['id', 'name']).where('deleted_at', 'is', null).orderBy('id').execute();
  const places = trx.selectFrom('stops').select(['id', 'slug as name']).where('deleted_at', 'is', null);
  const known: Record<ContentKind, { id: string; name: string }[]> = {
    places: await places.execute(),
    roads: await records('roads'),
    team: await records('team_members'),
    'reply-templates': await records('reply_templates'),
    tours: await trx.selectFrom('tours').select(['id', 'slug as name']).execute(),
    pages: (await listPublishedKeys(trx)).map((key) => ({ id: key, name: key })),
  };
  const replaced: Replaced = {};
  function findStored(kind: ContentKind, name: string): string | undefined {
    if (!isReplacing) return undefined;
    const found = known[kind].find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (found) replaced[kind] = [...(replaced[kind] ?? []), name];
    return found?.id;
  }
  return { replaced, findStored };
}

async function pictureAt(trx: Db, url: string | null | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const found = (await findMediaByUrl(trx, [url])).get(url);
  if (!found) throw badInput({ picture: 'There is no picture at this address.' });
  return found.id;
}

/** Undefined if a file has faults. */
type Ids = ReadonlyMap<string, string | undefined>;

const nameIn = (ids: Ids) => z.string().refine((slug) => ids.has(slug), 'There is no file of this name.');

/** `besides`: fields that only the file has. Even if these are wrong, the form is stored, to find its faults too. */
function importerOf(files: ContentFolder['files'], faults: ContentFault[]) {
  return async <Kind extends ContentKind, More>(
    kind: Kind,
    save: (body: Bodies[Kind], slug: string, more?: More) => Promise<{ id: string }>,
    besides: z.ZodType<More> = z.any(),
  ): Promise<Ids> => {
    const ids = new Map<string, string | undefined>();
    for (const { path: file, slug, fields } of files[kind]) {
      ids.set(slug, undefined);
      if (!fields) continue;
      const { contract, given } =
        kind === 'pages' ? pageForm(slug, fields) : { contract: CONTENT_BODIES[kind], given: fields };
      const shapes = [contract, besides].map(
        (one: z.ZodType) => z.toJSONSchema(one, { io: 'input', unrepresentable: 'any' }) as Shape,
      );
      const form = contract.safeParse(given);
      const more = besides.safeParse(fields);
      const issues = [...(more.error?.issues ?? []), ...(form.error?.issues ?? [])];
      const wrong: Record<string, string> = Object.fromEntries([
        ...unknownFields(fields, shapes).map((field) => [field, 'There is no such field.']),
        ...issues.map(({ path, message }) => [path.join('.'), message]),
      ]);
      try {
        if (form.success) ids.set(slug, (await save(form.data as Bodies[Kind], slug, more.data)).id);
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure;
        Object.assign(wrong, failure.fields ?? { '': failure.message });
      }
      faults.push(...Object.entries(wrong).map(([field, message]) => ({ file, field, message })));
    }
    return ids;
  };
}

/** Each page has its own contract. A field that a file leaves out has its initial value. */
function pageForm(slug: string, fields: object) {
  const key = CONTENT_KEYS.find((known) => known === slug);
  if (!key) return { contract: z.never({ error: 'There is no page of this name.' }), given: fields };
  return {
    contract: contentBody(PAGE_CONTENTS[key].fields, 'published'),
    given: completeContent(key, fields),
  };
}

type Shape = { properties?: Record<string, Shape>; items?: Shape; allOf?: Shape[]; anyOf?: Shape[] };

/** Contracts ignore unknown fields; here they are typos, and their text would be lost. */
function unknownFields(given: unknown, shapes: Shape[], path: (string | number)[] = []): string[] {
  const all = shapes.flatMap(partsOf);
  if (Array.isArray(given)) {
    const items = all.flatMap((shape) => shape.items ?? []);
    return given.flatMap((one, at) => unknownFields(one, items, [...path, at]));
  }
  const known: Record<string, Shape>[] = all.flatMap(({ properties }) => (properties ? [properties] : []));
  if (!isFields(given) || known.length === 0) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const inner = known.flatMap((properties): Shape[] => (properties[name] ? [properties[name]] : []));
    const here = [...path, name];
    return inner.length > 0 ? unknownFields(value, inner, here) : here.join('.');
  });
}

function partsOf(shape: Shape): Shape[] {
  return [shape, ...[...(shape.allOf ?? []), ...(shape.anyOf ?? [])].flatMap(partsOf)];
}
