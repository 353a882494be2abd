import type { z } from 'zod';
import type { Language } from '../../../contracts/mail-words/languages.ts';
import type { KnownSettings } from '../../../contracts/settings/known-settings.ts';
import type { FieldValues } from '../rendering/mail-blocks.ts';

/** What a mail says, in Markdown with named fields; the subject is one line of plain text. */
export type MessageWords = { subject: string; body: string };

export type MessageField = {
  /** What it stands for, for staff. */
  says: string;
  /** It brings blocks of its own: it stands alone in its line. */
  isBlock?: true;
  /** Where it must not be left out: without its link a reset mail resets nothing. */
  required?: 'subject' | 'body';
};

/** What every message is made in: who writes, and where the site is. */
export type MessageSurroundings = { agency: KnownSettings; siteUrl: string };

export type MessageKind = {
  /** As in the outbox: never rename one that was released. */
  id: string;
  title: string;
  /** When it is sent, for staff. */
  purpose: string;
  to: 'traveller' | 'staff' | 'account';
  /** A person wrote what it says, for this one reader. */
  isByHand?: true;
  /** Anybody can have it sent to an address of their choice: see `unproved-ceiling.queries.ts`. */
  isForAnybody?: true;
  fields: Readonly<Record<string, MessageField>>;
  /** As the site ships them; staff may have others in their place. */
  words: Readonly<Record<Language, MessageWords>>;
  /** Below the signature: why the reader gets it. */
  reason: string;
  /** For the page that shows all messages. */
  sample: unknown;
  /** Throws where the data are not of this kind. */
  valuesOf: (data: unknown, surroundings: MessageSurroundings) => FieldValues;
};

type Definition<Schema extends z.ZodType, Data = z.infer<Schema>> = Omit<
  MessageKind,
  'valuesOf' | 'sample'
> & {
  data: Schema;
  sample: Data;
  values: (data: Data, surroundings: MessageSurroundings) => FieldValues;
};

/** A kind of message with the data that it is made of. */
export type MessageOf<Schema extends z.ZodType> = MessageKind & { data: Schema };
export type DataOf<Message> = Message extends { data: z.ZodType<infer Data> } ? Data : never;

export function defineMessage<Schema extends z.ZodType>({
  values,
  ...definition
}: Definition<Schema>): MessageOf<Schema> {
  return {
    ...definition,
    valuesOf: (data, surroundings) => values(definition.data.parse(data), surroundings),
  };
}

export const FIELDS_OF_ALL = {
  agencyName: { says: 'The agency’s name' },
  agencyPhones: { says: 'The agency’s phone numbers, once they are set' },
} as const satisfies Record<string, MessageField>;

export const REFERENCE_FIELD = { says: 'The reference', required: 'subject' } as const;
