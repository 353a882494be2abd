import { z } from 'zod';
import { typedNumber } from './fields/number.contract.ts';
import { id, requiredLine, timestamp } from './fields/text.contract.ts';

/** Percent from the left and from the top: what stays in sight where a picture is cut. */
export const focus = z.object({ x: z.number().int(), y: z.number().int() });

/** A picture with everything a page needs to show it sharp and without layout shift. */
export const picture = z.object({
  /** The widest file: good as a `src`. */
  url: z.string(),
  /** Where `widths` is not empty there are `${base}-${width}.avif` and `.webp` of each width. */
  base: z.string(),
  /** Ascending. Empty where `url` is the only file. */
  widths: z.array(z.number().int()),
  /** Pixels of the widest file. */
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  /** `#rrggbb`, shown until the picture is there. */
  colour: z.string(),
  focus,
});

/** As staff work with it. */
export const managedPicture = picture.extend({
  _id: id,
  originalName: z.string(),
  /** False for pictures that ship with the site. */
  isUploaded: z.boolean(),
  createdAt: timestamp,
});

const percent = (fault: string) =>
  typedNumber(fault).pipe(z.number().min(0, fault).max(100, fault).transform(Math.round));

const PERCENT_FAULT = 'A focus is 0 to 100 percent from the left and from the top.';

/** A picture's alt text and focus; what is left out stays as it is. */
export const pictureBody = z.object({
  alt: requiredLine('what the picture shows', 300).optional(),
  focus: z
    .object({ x: percent(PERCENT_FAULT), y: percent(PERCENT_FAULT) }, { error: 'A focus has an x and a y.' })
    .optional(),
});

export type Picture = z.infer<typeof picture>;
export type ManagedPicture = z.infer<typeof managedPicture>;
export type PictureBody = z.infer<typeof pictureBody>;
