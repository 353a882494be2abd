import { z } from 'zod';
import { searchedListQuery } from './answers.contract.ts';
import { maybeText } from './dossier/body-fields.contract.ts';
import { optionalField, typedNumber } from './fields/number.contract.ts';
import { givenId, id, requiredLine, timestamp } from './fields/text.contract.ts';
import {
  LIBRARY_KINDS,
  LIBRARY_VIEWS,
  PICTURE_LIMITS,
  PICTURE_USE_KINDS,
  VIDEO_STATES,
} from './media-terms.ts';

/** Percent from the left and top: this point stays visible when the picture is cropped. */
export const focus = z.object({ x: z.number().int(), y: z.number().int() });

export const picture = z.object({
  /** The widest file: the `src`. */
  url: z.string(),
  /** For each of `widths`, there are `${base}-${width}.avif` and `.webp`. */
  base: z.string(),
  /** Ascending. Empty where `url` is the only file. */
  widths: z.array(z.number().int()),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  colour: z.string(),
  focus,
});

export const heroPicture = z.object({ wide: picture, tall: picture });

/** At least one: videos of the library have one file, for both kinds of window. */
const loopFiles = z.object({ webm: z.string().optional(), mp4: z.string().optional() });
export const loop = z.object({ wide: loopFiles, tall: loopFiles });

const cut = picture.pick({ url: true, base: true, widths: true, width: true, height: true });

/** For galleries, where a picture is seen large. */
export const galleryPicture = picture.extend({
  credit: z.string(),
  /** The same picture for upright windows; null if there is none. */
  tall: cut.extend({ focus }).nullable(),
});

export const managedPicture = galleryPicture.extend({
  _id: id,
  originalName: z.string(),
  isUploaded: z.boolean(),
  /** Null: the same as `focus`. */
  tallFocus: focus.nullable(),
  createdAt: timestamp,
});

export const pictureUse = z.object({ kind: z.enum(PICTURE_USE_KINDS), id, label: z.string() });

/** The film of a picture. It has no sound. */
export const video = z.object({
  url: z.string(),
  type: z.enum(['video/mp4', 'video/webm']),
  width: z.number().int(),
  height: z.number().int(),
  seconds: z.number(),
  bytes: z.number().int(),
  state: z.enum(VIDEO_STATES),
});

export const libraryPicture = managedPicture.extend({
  uses: z.array(pictureUse),
  /** False: uploaded in a form that was not saved. */
  isPermanent: z.boolean(),
  /** Null: a picture alone. */
  video: video.nullable(),
});

export const libraryQuery = searchedListQuery.extend({
  kind: optionalField(z.enum(LIBRARY_KINDS, { error: 'There are pictures and videos.' })),
  show: optionalField(z.enum(LIBRARY_VIEWS, { error: 'The pictures cannot be filtered like this.' })),
});

const percent = (fault: string) =>
  typedNumber(fault).pipe(z.number().min(0, fault).max(100, fault).transform(Math.round));

const PERCENT_FAULT = 'A focus is 0 to 100 percent from the left and from the top.';

const givenFocus = z.object(
  { x: percent(PERCENT_FAULT), y: percent(PERCENT_FAULT) },
  { error: 'A focus has an x and a y.' },
);

export const pictureBody = z.object({
  alt: requiredLine('what the picture shows', PICTURE_LIMITS.alt).optional(),
  credit: maybeText('the credit', PICTURE_LIMITS.credit).optional(),
  focus: givenFocus.optional(),
  /** Null: the same as `focus` again. */
  tallFocus: givenFocus.nullish(),
});

const NO_PICTURE = 'This is not a picture.';
const pictureId = givenId.pipe(z.string().max(64, NO_PICTURE));

export const replacementBody = z.object({ pictureId });

/** What a replacement changed, as undoing it needs to know. */
export const replacedUse = pictureUse.extend({
  version: z.number().int(),
  /** Where the other picture stood in a list that had both; null if it was not there. */
  otherAt: z.number().int().nullable(),
});

export const replacement = z.object({ replaced: z.array(replacedUse) });

export const undoReplacementBody = replacementBody.extend({
  replaced: z
    .array(
      z.object(
        {
          kind: z.enum(PICTURE_USE_KINDS, { error: 'Nothing of this kind shows pictures.' }),
          id: givenId.pipe(z.string().max(64, 'This shows no pictures.')),
          version: z.number({ error: 'version must be a whole number.' }).int(),
          otherAt: z.number({ error: 'otherAt must be a whole number.' }).int().min(0).nullable(),
        },
        { error: 'Send what was replaced.' },
      ),
      { error: 'Send what was replaced.' },
    )
    .max(PICTURE_LIMITS.replaced, `At most ${PICTURE_LIMITS.replaced} can be put back.`),
});

/** `left`: changed by a colleague since; they stay as they are. */
export const undoneReplacement = z.object({ left: z.array(pictureUse) });

export type Picture = z.infer<typeof picture>;
export type HeroPicture = z.infer<typeof heroPicture>;
export type Loop = z.infer<typeof loop>;
export type GalleryPicture = z.infer<typeof galleryPicture>;
export type ManagedPicture = z.infer<typeof managedPicture>;
export type LibraryPicture = z.infer<typeof libraryPicture>;
export type LibraryQuery = z.infer<typeof libraryQuery>;
export type Video = z.infer<typeof video>;
export type PictureUse = z.infer<typeof pictureUse>;
export type ReplacedUse = z.infer<typeof replacedUse>;
export type PictureBody = z.infer<typeof pictureBody>;
export type UndoReplacementBody = z.infer<typeof undoReplacementBody>;
