import type { z } from 'zod';
import type { KnownSettings } from '../../../contracts/settings/known-settings.ts';
import type { FieldValues } from '../rendering/mail-blocks.ts';
import type { MailLook } from '../rendering/mail-styles.ts';

/** Markdown with named fields; the subject is one line of plain text. */
export type MessageWords = { subject: string; body: string };

export type MessageField = {
  says: string;
  /** Its value is blocks, so it needs a line of its own. */
  isBlock?: true;
  /** The part that must have it: a reset mail needs its link. */
  required?: 'subject' | 'body';
};

export type MessageSurroundings = { agency: KnownSettings; siteUrl: string; look?: MailLook };

export type MessageKind = {
  /** Stored in the outbox: never rename a released one. */
  id: string;
  title: string;
  purpose: string;
  to: 'traveller' | 'staff' | 'account';
  /** A person wrote this mail for this reader. */
  isByHand?: true;
  /** Strangers can have it sent to any address: see `unproved-ceiling.queries.ts`. */
  isForAnybody?: true;
  fields: Readonly<Record<string, MessageField>>;
  words: MessageWords;
  /** Below the signature: why the reader gets this mail. */
  reason: string;
  sample: unknown;
  valuesOf: (data: unknown, surroundings: MessageSurroundings) => FieldValues;
};

/** Every message has a field `reference`. */
type Definition<Schema extends z.ZodType, Data = z.infer<Schema>> = MessageWords &
  Omit<MessageKind, 'words' | 'valuesOf' | 'sample'> & {
    data: Schema;
    sample: Data;
    values: (data: Data, surroundings: MessageSurroundings) => FieldValues & { reference: string };
  };

export type MessageOf<Schema extends z.ZodType> = MessageKind & { data: Schema };
export type DataOf<Message> = Message extends { data: z.ZodType<infer Data> } ? Data : never;

export function defineMessage<Schema extends z.ZodType>({
  values,
  subject,
  body,
  ...definition
}: Definition<Schema>): MessageOf<Schema> {
  return {
    ...definition,
    words: { subject, body },
    fields: { reference: REFERENCE_FIELD, ...definition.fields },
    valuesOf: (data, surroundings) => values(definition.data.parse(data), surroundings),
  };
}

export const FIELDS_OF_ALL = {
  agencyName: { says: 'The agency’s name' },
  agencyPhones: { says: 'The agency’s phone numbers, once they are set' },
} as const satisfies Record<string, MessageField>;

export const REFERENCE_FIELD = { says: 'The reference', required: 'subject' } as const;
