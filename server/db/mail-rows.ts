import type { BounceAction } from '../../contracts/mail/mail-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

// Of the tables of `schema.ts` those of mails.

export type OutboxRow = {
  id: string;
  /** Which message of server/mail/messages this is. */
  kind: string;
  recipient: string;
  /** What the message says, as JSON. */
  payload: string;
  /** What it tells of, with which it goes: see `MailSubject`. */
  about_kind: string;
  about_id: string;
  /** Who goes first: see `server/mail/lanes.ts`. */
  lane: number;
  /** Of the recipient: one that stalls does not delay the others. */
  domain: string;
  created_at: string;
  /** When the worker tries (again); null once it is sent, failed or cancelled. */
  next_attempt_at: string | null;
  /** Before when it does not leave: it can be stopped until then, or what it says is not so yet. Null: at once. */
  not_before: string | null;
  /** Since when staff hold it back, until they let it go again. */
  held_at: string | null;
  /** While this lies ahead, a process works on it. */
  claimed_until: string | null;
  /** Which process, and which of its claims. */
  claimed_by: string | null;
  attempts: number;
  /** How often it was sent before, and is sent again by staff: another Message-ID each time. */
  repeats: number;
  /** Of a run in which staff had all failed mails sent again: when it began. */
  run_at: string | null;
  /** 1 where the last try failed for the mail server's or the settings' sake: once that is over it is tried at once. */
  waits_for_server: number;
  /** 1 while it waits for room among those to addresses that nobody has confirmed: MAIL_UNPROVED_PER_HOUR. */
  waits_for_room: number;
  /** When it ended, and how: of the three at most one is set. */
  sent_at: string | null;
  failed_at: string | null;
  cancelled_at: string | null;
  /** What went wrong at the last try; null where it went well. */
  last_error: string | null;
  /** The mail server's own words when it took the mail. */
  server_answer: string | null;
  /** As it went out, without what lets in: see `server/mail/mail-content.ts`. */
  content: string | null;
};

/** An address at which mails do not arrive, until one does again. */
export type UnreachableAddressRow = {
  /** Lower case. */
  email: string;
  /** The server said so when it was handed the mail, or a bounce came back. */
  found_by: 'delivery' | 'bounce';
  /** In the server's own words. */
  reason: string;
  mail_id: string | null;
  found_at: string;
};

/** How many mails were handed over in these seconds, by all processes: for MAIL_PER_MINUTE. */
export type MailDepartureRow = {
  /** When they begin. */
  slot: string;
  departures: number;
};

/** How many mails to addresses that nobody has confirmed left in these minutes, by all processes. */
export type UnprovedDepartureRow = MailDepartureRow;

/** The one row: since when mails have been failing, by all processes. It holds while nothing was sent after it. */
export type MailTroubleRow = {
  id: string;
  since: string;
  noted_at: string;
  /** 1 where it was the mail server, or the settings: no single address can be at fault. */
  is_servers: number;
  /** The mail that failed last, in whose row the words of the server are. */
  mail_id: string;
};

export type MailTurnRow = {
  id: string;
  /** That of the mail. */
  kind: string;
  /** SHA-256 of the address. */
  address_hash: string;
  taken_at: string;
};

/** How far a mailbox of bounces is read. */
export type BounceMailboxRow = {
  name: string;
  /** Which process reads it, as long as `held_until` lies ahead. */
  holder: string | null;
  held_until: string | null;
  /** By which the mailbox numbers its messages; another one: it numbers them anew. */
  uid_validity: string | null;
  last_uid: number;
  /** Since when it cannot be read, and why; null, both: it was read. */
  failing_since: string | null;
  last_error: string | null;
};

/** What came back of a mail. */
export type BounceNoteRow = {
  id: string;
  mail_id: string;
  /** Whom the mail was for. */
  email: string;
  action: BounceAction;
  /** RFC 3463: `5.1.1`. Empty where nobody said. */
  status: string;
  /** The mail server's, or the subject of what nobody understood. */
  words: string;
  /** SHA-256 of the message: the same one is noted once. */
  message_hash: string;
  noted_at: string;
};

/** What staff have made of a message's words. */
export type MailWordsRow = {
  /** A message of server/mail/messages. */
  kind: string;
  language: string;
  /** Markdown with named fields. Null, both: the words that the site ships with are back. */
  subject: string | null;
  body: string | null;
  /** Counts the saves: tells a second editor that the first was faster. */
  version: number;
  updated_at: string;
};

/** A link by which somebody says that an address is theirs. */
export type EmailConfirmationRow = {
  id: string;
  /** Null until the mail with the link goes out, as with links that reset a password. */
  token_hash: string | null;
  user_id: string;
  created_at: string;
  expires_at: string | null;
  used_at: string | null;
};

/** That somebody of the staff was told what is due on a day. */
export type MorningMailRow = { user_id: string; day: string; made_at: string };

export type MailTables = {
  outbox: WithDefaults<
    OutboxRow,
    'lane' | 'domain' | 'repeats' | 'waits_for_server' | 'waits_for_room' | 'not_before'
  >;
  unreachable_addresses: UnreachableAddressRow;
  mail_departures: MailDepartureRow;
  unproved_departures: UnprovedDepartureRow;
  mail_trouble: MailTroubleRow;
  mail_turns: MailTurnRow;
  bounce_mailboxes: WithDefaults<BounceMailboxRow, 'last_uid' | 'failing_since' | 'last_error'>;
  bounce_notes: BounceNoteRow;
  mail_words: MailWordsRow;
  email_confirmations: EmailConfirmationRow;
  morning_mails: MorningMailRow;
};
