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

/** A file that staff attach to a reply, or chose for one that is not sent yet. Its contents are in `reply_file_parts`. */
export type ReplyFileRow = {
  id: string;
  /** What the reply answers. It goes with it: see `removeReplyFiles`. */
  about_kind: 'booking' | 'message';
  about_id: string;
  /** The event or contact reply that it was sent with; null while it was not. */
  reply_id: string | null;
  name: string;
  /** As the contents tell: `application/pdf`. */
  type: string;
  bytes: number;
  created_at: string;
};

/** Contents in parts, so that none of them holds up the loop that serves visitors. */
export type ReplyFilePartRow = { file_id: string; position: number /** Base64. */; content: string };

export type ReplyTables = {
  reply_files: ReplyFileRow;
  reply_file_parts: ReplyFilePartRow;
  reply_templates: WithDefaults<ReplyTemplateRow, 'version' | 'deleted_at'>;
};
