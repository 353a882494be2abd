import { z } from 'zod';
import { givenId, id } from '../fields/text.contract.ts';
import { FILE_LIMITS } from './file-limits.ts';

export const replyFile = z.object({
  _id: id,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
});

/** `day`: the travel day in the file, which may differ from the one that the page shows. */
export const calendarFile = replyFile.extend({ day: z.iso.date() });

/** Uploaded before, for this enquiry or message; each is sent with one reply only. */
export const fileIds = z
  .array(givenId, { error: 'Name the files by their ids.' })
  .max(FILE_LIMITS.count, `Attach ${FILE_LIMITS.count} files at most.`)
  .optional();

export type CalendarFile = z.infer<typeof calendarFile>;
export type ReplyFile = z.infer<typeof replyFile>;
