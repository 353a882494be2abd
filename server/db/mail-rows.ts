import type { BounceAction } from '../../contracts/mail/mail-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

export type OutboxRow = {
  id: string;
  kind: string;
  recipient: string;
  payload: string;
  about_kind: string;
  about_id: string;
  lane: number;
  domain: string;
  created_at: string;
  next_attempt_at: string | null;
  /** The mail does not leave before. Null: at once. */
  not_before: string | null;
  held_at: string | null;
  claimed_until: string | null;
  claimed_by: string | null;
  attempts: number;
  /** How often staff have sent it again: each time has another Message-ID. */
  repeats: number;
  run_at: string | null;
  /** 1 if the last try failed because of the mail server or the settings: retried at once when that is over. */
  waits_for_server: number;
  /** 1 while it waits for MAIL_UNPROVED_PER_HOUR. */
  waits_for_room: number;
  sent_at: string | null;
  failed_at: string | null;
  cancelled_at: string | null;
  last_error: string | null;
  server_answer: string | null;
  /** As sent, without secret links: see `server/mail/mail-content.ts`. */
  content: string | null;
};

export type UnreachableAddressRow = {
  email: string;
  found_by: 'delivery' | 'bounce';
  reason: string;
  mail_id: string | null;
  found_at: string;
};

export type MailDepartureRow = {
  slot: string;
  departures: number;
};

export type BounceMailboxRow = {
  name: string;
  holder: string | null;
  held_until: string | null;
  /** IMAP's UIDVALIDITY: with another one the mailbox has renumbered its messages. */
  uid_validity: string | null;
  last_uid: number;
  failing_since: string | null;
  last_error: string | null;
};

export type BounceNoteRow = {
  id: string;
  mail_id: string;
  email: string;
  action: BounceAction;
  /** RFC 3463, as `5.1.1`. Empty if unknown. */
  status: string;
  /** The mail server's words, or the subject of a message that was not understood. */
  words: string;
  message_hash: string;
  noted_at: string;
};

export type MailWordsRow = {
  kind: string;
  language: string;
  /** Markdown with named fields. Both null: the default words. */
  subject: string | null;
  body: string | null;
  version: number;
  updated_at: string;
};

export type MailTables = {
  outbox: WithDefaults<
    OutboxRow,
    'lane' | 'domain' | 'repeats' | 'waits_for_server' | 'waits_for_room' | 'not_before'
  >;
  unreachable_addresses: UnreachableAddressRow;
  mail_departures: MailDepartureRow;
  unproved_departures: MailDepartureRow;
  mail_trouble: {
    id: string;
    since: string;
    noted_at: string;
    /** 1 if the mail server or the settings are at fault, not one address. */
    is_servers: number;
    mail_id: string;
  };
  mail_turns: {
    id: string;
    kind: string;
    address_hash: string;
    taken_at: string;
  };
  bounce_mailboxes: WithDefaults<BounceMailboxRow, 'last_uid' | 'failing_since' | 'last_error'>;
  bounce_notes: BounceNoteRow;
  mail_words: MailWordsRow;
  email_confirmations: {
    id: string;
    token_hash: string | null;
    user_id: string;
    created_at: string;
    expires_at: string | null;
    used_at: string | null;
  };
  morning_mails: { user_id: string; day: string; made_at: string };
};
