import { z } from 'zod';
import { calendarDay } from '../fields/day.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { beforeCleaning, cleanText, givenId, id } from '../fields/text.contract.ts';

const TOO_LONG = `Keep the next action to ${LIMITS.nextAction} characters at most.`;
/** What is to be done, in a line; empty for none. */
export const nextActionWords = z
  .string({ error: 'Write what is to be done.' })
  .max(beforeCleaning(LIMITS.nextAction), TOO_LONG)
  .transform((typed) => cleanText(typed).replace(/[\n\t\u2028\u2029]+/g, ' '))
  .pipe(z.string().max(LIMITS.nextAction, TOO_LONG));

/**
 * The owner that staff saw, null for nobody. Where somebody else has given it to a third one since, the change is refused
 * with `changed_meanwhile`. Programs from before it was asked for leave it out, and are not asked.
 */
export const ownerSeen = givenId.nullable().optional();

/** The next action that staff saw, in the same way; without a day there was none. */
export const actionSeen = z
  .object(
    {
      on: calendarDay('Say which day was seen.').nullable(),
      words: nextActionWords,
      forId: givenId.nullable(),
    },
    { error: 'Say what was seen: a day, words and a person.' },
  )
  .optional();

/**
 * That what is unusual is meant all the same: more people than seats, a trip that is completed before it is over. Without it
 * such a call is refused with `asks_first`.
 */
export const isMeant = z.boolean({ error: 'Say whether it is meant: true or false.' }).optional();

/** What an owner and a next action are now: what has been seen, once this was read. */
export const changedMeanwhile = z.object({
  ownerId: id.nullable(),
  action: z.object({ on: z.string().nullable(), words: z.string(), forId: id.nullable() }),
});

export type ActionSeen = NonNullable<z.output<typeof actionSeen>>;
export type ChangedMeanwhile = z.infer<typeof changedMeanwhile>;
