import type { Destination } from '../../contracts/tours/destinations.ts';
import type { WithDefaults } from './with-defaults.ts';

// Of the tables of `schema.ts` those of what staff answer with.

export type ReplyTemplateRow = {
  id: string;
  name: string;
  /** Null: for any. */
  destination: Destination | null;
  /** With fields, `{name}`; empty: the reply keeps its own. */
  subject: string;
  text: string;
  /** Counts the saves: tells a second editor that the first was faster. */
  version: number;
  created_at: string;
  updated_at: string;
  /** Null while it is in the list; it goes for good 30 days after. */
  deleted_at: string | null;
};

export type ReplyTables = {
  reply_templates: WithDefaults<ReplyTemplateRow, 'version' | 'deleted_at'>;
};
