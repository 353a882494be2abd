import { z } from 'zod';
import { calendarDay } from '../fields/day.contract.ts';
import { DESK_LIMITS } from '../fields/desk-limits.ts';
import { beforeCleaning, cleanText, givenId, id } from '../fields/text.contract.ts';

const TOO_LONG = `Keep the next action to ${DESK_LIMITS.nextAction} characters at most.`;
export const nextActionWords = z
  .string({ error: 'Write what is to be done.' })
  .max(beforeCleaning(DESK_LIMITS.nextAction), TOO_LONG)
  .transform((typed) => cleanText(typed).replace(/[\n\t\u2028\u2029]+/g, ' '))
  .pipe(z.string().max(DESK_LIMITS.nextAction, TOO_LONG));

/** The owner seen; null: nobody. Another current owner fails with `changed_meanwhile`. Absent: no check. */
export const ownerSeen = givenId.nullable().optional();

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

/** Confirms too many people for the seats, or completing a trip too early, which else fail with `asks_first`. */
export const isMeant = z.boolean({ error: 'Say whether it is meant: true or false.' }).optional();

export const changedMeanwhile = z.object({
  ownerId: id.nullable(),
  action: z.object({ on: z.string().nullable(), words: z.string(), forId: id.nullable() }),
});

export type ActionSeen = NonNullable<z.output<typeof actionSeen>>;
export type ChangedMeanwhile = z.infer<typeof changedMeanwhile>;
