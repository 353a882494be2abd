import { z } from 'zod';
import { givenId } from '../fields/text.contract.ts';
import { fillFirst, gapsIn } from './reply-start.ts';

export function withoutGaps<Text extends z.ZodType<string>>(text: Text) {
  return text.superRefine((written, { addIssue }) => {
    const gaps = gapsIn(written);
    if (gaps.length > 0) addIssue({ code: 'custom', message: fillFirst(gaps) });
  });
}

/**
 * The last answer that the writer has seen; null: none. A newer one by a colleague refuses the reply with
 * `answered_meanwhile`. Older clients omit it and skip the check.
 */
export const answerSeen = givenId.nullable().optional();

/**
 * True if an earlier send from the same form got no response: it may have gone out. Then the writer's own unseen
 * replies count, too.
 */
export const isAfterLost = z.boolean({ error: 'isAfterLost must be true or false.' }).optional();
