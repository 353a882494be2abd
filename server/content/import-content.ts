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
import { createTemplate } from '../features/reply-templates/template-records.ts';
import { insertReviews } from '../features/reviews/reviews.queries.ts';
import { createRoad } from '../features/roads/road-records.ts';
import { createStop } from '../features/stops/stop-records.ts';
import { createTeamMember } from '../features/team/team-records.ts';
import { checkedTourBody } from '../features/tours/manage/read-tour-body.ts';
import { createTour } from '../features/tours/manage/save-tour.ts';
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

/** Stores content as if staff had typed it. Throws `ContentFaults`, so that the transaction rolls back. */
export async function importContent(trx: Db, folder: string, by: SiteAction): Promise<void> {
  const { files, faults } = readContentFolder(folder, by.now);
  // Lists show the newest first, so the first file is stored last.
  files.tours.reverse();
  const importAll = importerOf(files, faults);
  const stops = await importAll('places', (body, slug) => createStop(trx, body, by, slug));
  const roads = await importAll('roads', (body) => createRoad(trx, body, by));
  const savePerson = async (body: Bodies['team'], _slug: string, more?: z.output<typeof pictured>) =>
    createTeamMember(trx, { ...body, pictureId: await pictureAt(trx, more?.picture) }, by);
  const team = await importAll('team', savePerson, pictured);
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
  await importAll('pages', async (body, key) => {
    await storeContent(trx, key as ContentKey, body, by);
    return { id: key };
  });
  if (faults.length > 0) throw new ContentFaults(folder, faults);
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
