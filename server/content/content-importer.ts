import { z } from 'zod';
import { mailWords } from '../../contracts/mail-words/mail-words.contract.ts';
import { contentBody } from '../../contracts/page-content/content-body.contract.ts';
import { completeContent } from '../../contracts/page-content/content-values.ts';
import { CONTENT_KEYS, PAGE_CONTENTS } from '../../contracts/page-content/page-contents.ts';
import { replyTemplateBody } from '../../contracts/reply-templates/reply-templates.contract.ts';
import { roadBody } from '../../contracts/roads/roads.contract.ts';
import { stopBody } from '../../contracts/stops/stops.contract.ts';
import { teamMemberBody } from '../../contracts/team/team.contract.ts';
import { checkedTourBody } from '../features/tours/manage/read-tour-body.ts';
import { isFields } from '../http/faults/contract-with-rule.ts';
import { Failure } from '../http/faults/errors.ts';
import type { ContentFault, ContentFolder, ContentKind } from './content-files.ts';

/** Staff's forms, with file names instead of ids, and addresses for pictures. */
export const CONTENT_BODIES = {
  places: stopBody,
  roads: roadBody,
  team: teamMemberBody.omit({ tourIds: true, pictureId: true }),
  'reply-templates': replyTemplateBody,
  tours: checkedTourBody,
  pages: z.record(z.string(), z.unknown()),
  'page-drafts': z.record(z.string(), z.unknown()),
  'mail-words': mailWords,
};
export type ContentBodies = { [Kind in ContentKind]: z.output<(typeof CONTENT_BODIES)[Kind]> };

/** Undefined if a file has faults. */
export type Ids = ReadonlyMap<string, string | undefined>;

export const nameIn = (ids: Ids) =>
  z.string().refine((slug) => ids.has(slug), 'There is no file of this name.');

/** `besides`: fields that only the file has. Even if these are wrong, the form is stored, to find its faults too. */
export function importerOf(files: ContentFolder['files'], faults: ContentFault[]) {
  return async <Kind extends ContentKind, More>(
    kind: Kind,
    save: (body: ContentBodies[Kind], slug: string, more?: More) => Promise<{ id: string }>,
    besides: z.ZodType<More> = z.any(),
  ): Promise<Ids> => {
    const ids = new Map<string, string | undefined>();
    for (const { path: file, slug, fields } of files[kind]) {
      ids.set(slug, undefined);
      if (!fields) continue;
      const { contract, given } =
        kind === 'pages' || kind === 'page-drafts'
          ? pageForm(kind, slug, fields)
          : { contract: CONTENT_BODIES[kind], given: fields };
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
        if (form.success) ids.set(slug, (await save(form.data as ContentBodies[Kind], slug, more.data)).id);
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
function pageForm(kind: 'pages' | 'page-drafts', slug: string, fields: object) {
  const key = CONTENT_KEYS.find((known) => known === slug);
  if (!key) return { contract: z.never({ error: 'There is no page of this name.' }), given: fields };
  return {
    contract: contentBody(PAGE_CONTENTS[key].fields, kind === 'pages' ? 'published' : 'draft'),
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
