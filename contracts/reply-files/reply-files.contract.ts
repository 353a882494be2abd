import { z } from 'zod';
import { givenId, id } from '../fields/text.contract.ts';
import { FILE_LIMITS } from './file-limits.ts';

/** A file that goes with a reply; its contents are fetched by its id. */
export const replyFile = z.object({
  _id: id,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
});

/** One that the server made. `day`: the day of travel that it has, which may be another than the one that was in sight. */
export const calendarFile = replyFile.extend({ day: z.iso.date() });

/** The files that go with a reply: uploaded before, for this enquiry or message, and sent with no other reply. */
export const fileIds = z
  .array(givenId, { error: 'Name the files by their ids.' })
  .max(FILE_LIMITS.count, `Attach ${FILE_LIMITS.count} files at most.`)
  .optional();

export type CalendarFile = z.infer<typeof calendarFile>;
export type ReplyFile = z.infer<typeof replyFile>;
