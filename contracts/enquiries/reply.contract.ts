import { z } from 'zod';
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

/**
 * True where the writer has sent another text from the same form before, and no answer came back: that may have gone out.
 * Then a reply of the writer's own is asked about, too, where they have not seen it.
 */
export const isAfterLost = z.boolean({ error: 'isAfterLost must be true or false.' }).optional();
