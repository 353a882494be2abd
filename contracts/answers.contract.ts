import { z } from 'zod';
import { changedMeanwhile } from './enquiries/seen.contract.ts';
import { DESK_LIMITS } from './fields/desk-limits.ts';
import { wholeNumber } from './fields/number.contract.ts';
import { beforeCleaning, cleanText } from './fields/text.contract.ts';
import { CURSOR_MAX, readCursor } from './lists/cursor.ts';

export function answerOf<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}

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
  'second_factor',
  'change_password',
  'set_up_second_factor',
  'not_allowed',
  'not_found',
  'conflict',
  /** There is an answer that the writer has not seen; see `answered`. */
  'answered_meanwhile',
  /** Somebody else has changed the owner or next action; see `changed`. */
  'changed_meanwhile',
  /** Unusual; `message` says why. Send again with `isMeant: true` to confirm. */
  'asks_first',
  'too_large',
  'unsupported_media',
  'too_many',
  'unavailable',
  'internal',
] as const;

export const answeredMeanwhile = z.object({
  _id: z.string(),
  by: z.string(),
  at: z.string(),
  kind: z.enum(['reply', 'whatsapp', 'call']),
  text: z.string(),
  isOwn: z.literal(true).optional(),
});

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

/** Without a limit, lists return the first 500 rows. */
export const listQuery = z.object({
  limit: wholeNumber('limit must be a whole number.', {
    noNumber: 'limit must be a number.',
    min: [1, 'limit must be at least 1.'],
    max: [DESK_LIMITS.listPageMax, `limit must be at most ${DESK_LIMITS.listPageMax}.`],
  }).optional(),
  cursor: cursor.optional(),
});

export type FailureCode = (typeof FAILURE_CODES)[number];
export type Answer<T> = { success: true; message?: string; data: T };
export type ListAnswer<T> = { success: true; message?: string; data: T[]; nextCursor: string | null };

const SEARCH_FAULT = `Search for ${DESK_LIMITS.searchText} characters at most.`;

export const typedSearch = z
  .string({ error: SEARCH_FAULT })
  .max(beforeCleaning(DESK_LIMITS.searchText), SEARCH_FAULT)
  .transform(cleanText)
  .pipe(z.string().max(DESK_LIMITS.searchText, SEARCH_FAULT))
  .optional();

export const searchedListQuery = listQuery.extend({ q: typedSearch });

export type AnsweredMeanwhile = z.infer<typeof answeredMeanwhile>;
export type FailureAnswer = z.infer<typeof failureAnswer>;
export type ListQuery = z.infer<typeof listQuery>;
