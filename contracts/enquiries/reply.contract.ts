import { z } from 'zod';
import { givenId } from '../fields/text.contract.ts';
import { fillFirst, gapsIn } from './reply-start.ts';

export function withoutGaps<Text extends z.ZodType<string>>(text: Text) {
  return text.superRefine((written, { addIssue }) => {
    const gaps = gapsIn(written);
    if (gaps.length > 0) addIssue({ code: 'custom', message: fillFirst(gaps) });
  });
}

/** The last answer seen; null: none. A colleague's newer one fails with `answered_meanwhile`. Absent: no check. */
export const answerSeen = givenId.nullable().optional();

/** An earlier send from this form got no response: the writer's own unseen replies count, too. */
export const isAfterLost = z.boolean({ error: 'isAfterLost must be true or false.' }).optional();
