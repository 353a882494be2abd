import { z } from 'zod';
import { changedMeanwhile } from './enquiries/seen.contract.ts';
import { LIMITS } from './fields/field-limits.ts';
import { wholeNumber } from './fields/number.contract.ts';
import { CURSOR_MAX, readCursor } from './lists/cursor.ts';

/** `{ success: true, message?, data }` around one resource or one list. */
export function answerOf<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}

/** As `answerOf`, for lists: `nextCursor` is null on the last page. */
export function listAnswerOf<T extends z.ZodType>(item: T) {
  return z.object({
    success: z.literal(true),
    message: z.string().optional(),
    data: z.array(item),
    nextCursor: z.string().nullable(),
  });
}

export const doneAnswer = z.object({ success: z.literal(true), message: z.string().optional() });

export const FAILURE_CODES = [
  'bad_input',
  'not_signed_in',
  /** Signing in takes a code as well. */
  'second_factor',
  /** Staff have to choose a password of their own first. */
  'change_password',
  /** Staff have to set up a second factor first. */
  'set_up_second_factor',
  'not_allowed',
  'not_found',
  'conflict',
  /** There is an answer that the writer has not seen: `answered` says whose and what. */
  'answered_meanwhile',
  /** Somebody else changed owner or next action since it was looked at: `changed` says to what. */
  'changed_meanwhile',
  /** It is unusual: `message` says why. Sent again with `isMeant: true` it is done. */
  'asks_first',
  'too_large',
  'unsupported_media',
  'too_many',
  'unavailable',
  'internal',
] as const;

/** An answer that a writer has not seen: a colleague's, or one of their own whose sending was never answered. */
export const answeredMeanwhile = z.object({
  _id: z.string(),
  by: z.string(),
  at: z.string(),
  kind: z.enum(['reply', 'whatsapp', 'call']),
  /** The beginning of what it says; empty where nothing was noted. */
  text: z.string(),
  isOwn: z.literal(true).optional(),
});

/** Every failure: `message` is fit for a visitor to read, `fields` names every field's fault. */
export const failureAnswer = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.enum(FAILURE_CODES),
  fields: z.record(z.string(), z.string()).optional(),
  answered: answeredMeanwhile.optional(),
  changed: changedMeanwhile.optional(),
  requestId: z.string(),
});

const NO_CURSOR = 'This cursor is not valid.';

const cursor = z
  .string({ error: NO_CURSOR })
  .max(CURSOR_MAX, NO_CURSOR)
  .transform((text, { addIssue }) => {
    const position = readCursor(text);
    if (!position) addIssue(NO_CURSOR);
    return position ?? z.NEVER;
  });

/** `limit` and `cursor` of every list; called without a limit a list answers the first 500. */
export const listQuery = z.object({
  limit: wholeNumber('limit must be a whole number.', {
    noNumber: 'limit must be a number.',
    min: [1, 'limit must be at least 1.'],
    max: [LIMITS.listPageMax, `limit must be at most ${LIMITS.listPageMax}.`],
  }).optional(),
  cursor: cursor.optional(),
});

export type FailureCode = (typeof FAILURE_CODES)[number];
export type AnsweredMeanwhile = z.infer<typeof answeredMeanwhile>;
export type FailureAnswer = z.infer<typeof failureAnswer>;
export type DoneAnswer = z.infer<typeof doneAnswer>;
export type ListQuery = z.infer<typeof listQuery>;
/** What `answerOf` and `listAnswerOf` describe, for code that has only the item's type. */
export type Answer<T> = { success: true; message?: string; data: T };
export type ListAnswer<T> = { success: true; message?: string; data: T[]; nextCursor: string | null };
