import type { z } from 'zod';
import { givenId } from '../fields/text.contract.ts';
import { fillFirst, gapsIn } from './reply-start.ts';

/** A text that goes to a traveller: nothing of a template stands in it unfilled. */
export function withoutGaps<Text extends z.ZodType<string>>(text: Text) {
  return text.superRefine((written, { addIssue }) => {
    const gaps = gapsIn(written);
    if (gaps.length > 0) addIssue({ code: 'custom', message: fillFirst(gaps) });
  });
}

/**
 * The id of the last answer that the writer has seen; null: there was none. Where a colleague has answered since, the
 * reply is refused with `answered_meanwhile`. Programs from before it was asked for leave it out, and are not asked.
 */
export const answerSeen = givenId.nullable().optional();
