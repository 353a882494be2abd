import { z } from 'zod';
import { cleanText, givenId, id, timestamp } from '../fields/text.contract.ts';
import { CONTENT_KEYS } from './page-contents.ts';

export const contentParams = z.object({ key: givenId });

const values = z.record(z.string(), z.unknown());

/** The values are those of `ShownContent`. */
export const shownContent = z.object({ key: z.enum(CONTENT_KEYS), values });

/** The values are those of `WrittenContent`. */
export const editableContent = z.object({
  key: z.enum(CONTENT_KEYS),
  /** The draft's, if there is one. */
  values,
  published: values,
  isDraft: z.boolean(),
  publishAt: timestamp.nullable(),
  publishedAt: timestamp.nullable(),
  /** Rises with each change of draft or page. */
  version: z.number().int(),
  updatedAt: timestamp.nullable(),
  updatedBy: z.string().nullable(),
});

export const contentInList = editableContent.omit({ values: true, published: true });

const version = z.number({ error: 'version must be a whole number.' }).refine(Number.isInteger);

const NO_VALUES = 'Send the fields of this page as JSON.';
export const CHARACTERS_OF_A_PAGE = 100_000;

export const draftBody = z.object({
  /** JSON, because each page has its own contract: see `contentBody`. */
  values: z
    .string({ error: NO_VALUES })
    .max(CHARACTERS_OF_A_PAGE, 'This page is too long.')
    .transform(cleanText),
  version,
});

const NO_MOMENT = 'Choose the day and the time.';

export const publicationBody = z.object({
  version,
  /** Refused if somebody has begun a draft: as the site came. */
  isOriginal: z.boolean({ error: 'Say whether the original is meant.' }).optional(),
  /** UTC; at once without it. */
  at: z
    .string({ error: NO_MOMENT })
    .max(30, NO_MOMENT)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, NO_MOMENT)
    .optional(),
});

export const restoredBody = z.object({ version, of: givenId });
export const discardedBody = z.object({ version });

export const contentVersion = z.object({
  _id: id,
  publishedAt: timestamp,
  publishedBy: z.string().nullable(),
  isCurrent: z.boolean(),
});

export type EditableContent = z.infer<typeof editableContent>;
export type ContentVersion = z.infer<typeof contentVersion>;
