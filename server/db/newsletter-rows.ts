import type { WithDefaults } from './with-defaults.ts';

// Of the tables of `schema.ts` those of the newsletter.

export type SubscriberRow = {
  id: string;
  email: string;
  subscribed_at: string;
  /** What its owner said last. That mails come back, `unreachable_addresses` says. */
  state: 'pending' | 'confirmed' | 'left';
  /**
   * When its owner was last asked by mail whether they want it, or it was typed by a bot, and nobody is; null: it is an address
   * from before anybody was asked.
   */
  asked_at: string | null;
  confirmed_at: string | null;
  left_at: string | null;
  /** One of `LEAVE_REASONS`. */
  leave_reason: string | null;
  leave_text: string | null;
  /** By the link of which issue. */
  left_by_issue: string | null;
  /** What ends the newsletter, for ever; made with the first mail. It lets nobody read anything. */
  leave_token: string | null;
};

/** The link of a mail that asks whether somebody wants the newsletter. */
export type SubscriberLinkRow = {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  subscriber_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

export type NewsletterIssueRow = {
  id: string;
  subject: string;
  /** Markdown, with tours as `{{tour:slug}}`. */
  body: string;
  /** JSON: see `issueAudience`. */
  audience: string;
  state: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped';
  /** Counts the saves: tells a second editor that the first was faster. */
  version: number;
  /** When it is to be sent; null while it is a draft. */
  send_at: string | null;
  started_at: string | null;
  ended_at: string | null;
  /** JSON: the mail as it goes to everybody, from the moment that sending began. */
  frozen: string | null;
  /** The id of the last subscriber that was looked at. */
  enqueued_to: string | null;
  /** JSON: what became of its mails, from when they had all ended. The outbox forgets them after a while. */
  figures: string | null;
  /** Why it is a draft again, though its time had come. */
  fault: string | null;
  created_at: string;
  updated_at: string;
};

/** Where `/n/CODE` leads. */
export type IssueLinkRow = { code: string; issue_id: string; url: string; position: number; clicks: number };

export type NewsletterTables = {
  subscribers: WithDefaults<SubscriberRow, 'state'>;
  subscriber_links: SubscriberLinkRow;
  newsletter_issues: WithDefaults<NewsletterIssueRow, 'version'>;
  issue_links: WithDefaults<IssueLinkRow, 'clicks'>;
};
