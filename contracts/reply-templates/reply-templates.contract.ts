import { z } from 'zod';
import { optionalField } from '../fields/number.contract.ts';
import { id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { MAX_CHOICE_LENGTH } from '../tours/destinations.ts';
import { TEMPLATE_LIMITS, unknownFieldsFault } from './template-fields.ts';

const content = {
  _id: id,
  name: z.string(),
  /** A key. */
  destination: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string(),
};

export const replyTemplate = z.object({ ...content, version: z.number(), updatedAt: timestamp });

export const filledTemplate = z.object(content);

const NO_VERSION = 'version must be a whole number.';

export const replyTemplateBody = z.object({
  name: requiredLine('a name', TEMPLATE_LIMITS.name),
  destination: optionalField(requiredLine('a destination', MAX_CHOICE_LENGTH)),
  subject: optionalField(withKnownFields(requiredLine('a subject', TEMPLATE_LIMITS.subject))),
  text: withKnownFields(requiredText('the text', TEMPLATE_LIMITS.text)),
  version: z.number({ error: NO_VERSION }).int(NO_VERSION).optional(),
});

function withKnownFields<Text extends z.ZodType<string>>(text: Text) {
  return text.superRefine((written, { addIssue }) => {
    const fault = unknownFieldsFault(written);
    if (fault) addIssue({ code: 'custom', message: fault });
  });
}

export type ReplyTemplate = z.infer<typeof replyTemplate>;
export type FilledTemplate = z.infer<typeof filledTemplate>;
export type ReplyTemplateBody = z.output<typeof replyTemplateBody>;
