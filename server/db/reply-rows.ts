import type { Destination } from '../../contracts/tours/destinations.ts';
import type { WithDefaults } from './with-defaults.ts';

export type ReplyTemplateRow = {
  id: string;
  name: string;
  destination: Destination | null;
  subject: string;
  text: string;
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

export type ReplyFileRow = {
  id: string;
  about_kind: 'booking' | 'message';
  about_id: string;
  reply_id: string | null;
  name: string;
  type: string;
  bytes: number;
  created_at: string;
};

/** In parts, so that none blocks the event loop. */
export type ReplyFilePartRow = { file_id: string; position: number /** Base64. */; content: string };

export type ReplyTables = {
  reply_files: ReplyFileRow;
  reply_file_parts: ReplyFilePartRow;
  reply_templates: WithDefaults<ReplyTemplateRow, 'version' | 'deleted_at'>;
};
