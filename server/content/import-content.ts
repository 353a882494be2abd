import { z } from 'zod';
import { replyTemplateBody } from '../../contracts/reply-templates/reply-templates.contract.ts';
import { invitedReviewBody } from '../../contracts/reviews/reviews.contract.ts';
import { roadBody } from '../../contracts/roads/roads.contract.ts';
import { stopBody } from '../../contracts/stops/stop-body.contract.ts';
import { teamMemberBody } from '../../contracts/team/team-member-body.contract.ts';
import type { Db } from '../db/database.ts';
import { createTemplate } from '../features/reply-templates/template-records.ts';
import { insertReviews } from '../features/reviews/reviews.queries.ts';
import { createRoad } from '../features/roads/road-records.ts';
import { createStop } from '../features/stops/stop-records.ts';
import { createTeamMember } from '../features/team/team-records.ts';
import { checkedTourBody } from '../features/tours/manage/read-tour-body.ts';
import { createTour } from '../features/tours/manage/save-tour.ts';
import { Failure } from '../http/faults/errors.ts';
import type { SiteAction } from '../http/session/staff-action.ts';
import {
  type ContentFault,
  type ContentFolder,
  type ContentKind,
  isFields,
  readContentFolder,
} from './content-files.ts';

/** What travellers wrote of a tour, as its file has it. */
export const tourReviews = z
  .array(
    invitedReviewBody.extend({
      createdAt: z.iso.datetime('Write the moment as 2026-11-20T06:30:00.000Z.'),
    }),
  )
  .default([]);

/**
 * The forms of staff. What has an id there stands here by the name of its file, but for pictures, which stand by their
 * addresses.
 */
export const CONTENT_BODIES = {
  places: stopBody,
  roads: roadBody,
  team: teamMemberBody.omit({ tourIds: true, pictureId: true }),
  'reply-templates': replyTemplateBody,
  tours: checkedTourBody,
};
type Bodies = { [Kind in ContentKind]: z.output<(typeof CONTENT_BODIES)[Kind]> };

/** Its message names all that is wrong in a folder of content, a line for each. */
export class ContentFaults extends Error {
  constructor(folder: string, faults: readonly ContentFault[]) {
    const lines = faults
      .toSorted((one, other) => one.file.localeCompare(other.file))
      .map(({ file, field, message }) => `  ${[file, field, message].filter(Boolean).join(': ')}`);
    super([`Nothing was imported from ${folder}:`, ...lines].join('\n'));
    this.name = 'ContentFaults';
  }
}

/**
 * Stores all that a folder has, as if staff had typed it. Throws where anything in it is wrong: the caller's transaction
 * goes, and with it what was stored of the rest.
 */
export async function importContent(trx: Db, folder: string, by: SiteAction): Promise<void> {
  const { files, faults } = readContentFolder(folder, by.now);
  // Lists show the newest first: what is stored last stands before the others.
  files.tours.reverse();
  const importAll = importerOf(files, faults);
  const stops = await importAll('places', (body, slug) => createStop(trx, body, by, slug));
  const roads = await importAll('roads', (body) => createRoad(trx, body, by));
  const team = await importAll('team', (body) => createTeamMember(trx, body, by));
  await importAll('reply-templates', (body) => createTemplate(trx, body, by));
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
    const id = await createTour(trx, { ...body, ...named }, by, slug);
    const reviews = (more?.reviews ?? []).map(({ username, rating, reviewText, createdAt }) => ({
      ...{ tour_id: id, username, rating, review_text: reviewText, created_at: createdAt },
    }));
    await insertReviews(trx, reviews);
    return { id };
  };
  await importAll('tours', saveTour, besides);
  if (faults.length > 0) throw new ContentFaults(folder, faults);
}

/** The ids of what was stored, by the names of the files; undefined where a file has faults. */
type Ids = ReadonlyMap<string, string | undefined>;

const nameIn = (ids: Ids) => z.string().refine((slug) => ids.has(slug), 'There is no file of this name.');

/**
 * Imports the files of a kind one after the other, and adds to the faults what is wrong in any of them. `besides`: what such a
 * file has and the form has not. Where that is wrong the form is stored all the same, for it may have faults of its own.
 */
function importerOf(files: ContentFolder['files'], faults: ContentFault[]) {
  return async <Kind extends ContentKind, More>(
    kind: Kind,
    save: (body: Bodies[Kind], slug: string, more?: More) => Promise<{ id: string }>,
    besides: z.ZodType<More> = z.any(),
  ): Promise<Ids> => {
    const contract: z.ZodType = CONTENT_BODIES[kind];
    const shapes = [contract, besides].map(
      (one) => z.toJSONSchema(one, { io: 'input', unrepresentable: 'any' }) as Shape,
    );
    const ids = new Map<string, string | undefined>();
    for (const { path: file, slug, fields } of files[kind]) {
      ids.set(slug, undefined);
      if (!fields) continue;
      const form = contract.safeParse(fields);
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

type Shape = { properties?: Record<string, Shape>; items?: Shape; allOf?: Shape[]; anyOf?: Shape[] };

/** The paths of fields that a form does not have. Its contract passes over them: here one is a slip, and its text lost. */
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
