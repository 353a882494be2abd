import { z } from 'zod';
import { typedNumber } from './fields/number.contract.ts';
import { id, requiredLine, timestamp } from './fields/text.contract.ts';

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

const loopFiles = z.object({ webm: z.string(), mp4: z.string() });
export const loop = z.object({ wide: loopFiles, tall: loopFiles });

export const managedPicture = picture.extend({
  _id: id,
  originalName: z.string(),
  isUploaded: z.boolean(),
  createdAt: timestamp,
});

const percent = (fault: string) =>
  typedNumber(fault).pipe(z.number().min(0, fault).max(100, fault).transform(Math.round));

const PERCENT_FAULT = 'A focus is 0 to 100 percent from the left and from the top.';

export const pictureBody = z.object({
  alt: requiredLine('what the picture shows', 300).optional(),
  focus: z
    .object({ x: percent(PERCENT_FAULT), y: percent(PERCENT_FAULT) }, { error: 'A focus has an x and a y.' })
    .optional(),
});

export type Picture = z.infer<typeof picture>;
export type HeroPicture = z.infer<typeof heroPicture>;
export type Loop = z.infer<typeof loop>;
export type ManagedPicture = z.infer<typeof managedPicture>;
export type PictureBody = z.infer<typeof pictureBody>;
