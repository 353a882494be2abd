import type { WithDefaults } from './with-defaults.ts';

export type SubscriberRow = {
  id: string;
  email: string;
  subscribed_at: string;
  /** Bounces are in `unreachable_addresses`. */
  state: 'pending' | 'confirmed' | 'left';
  /** When the owner was last asked, or a bot typed the address and nobody is asked. Null: from before confirmations. */
  asked_at: string | null;
  confirmed_at: string | null;
  left_at: string | null;
  leave_reason: string | null;
  leave_text: string | null;
  left_by_issue: string | null;
  /** Only unsubscribes, never expires; made with the first mail. */
  leave_token: string | null;
};

export type SubscriberLinkRow = {
  token_hash: string;
  subscriber_id: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

export type NewsletterIssueRow = {
  id: string;
  subject: string;
  body: string;
  audience: string;
  state: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped';
  version: number;
  send_at: string | null;
  started_at: string | null;
  ended_at: string | null;
  /** JSON: the mail as it goes to everybody, set when sending begins. */
  frozen: string | null;
  enqueued_to: string | null;
  /** JSON: final results of its mails, which the outbox forgets. */
  figures: string | null;
  fault: string | null;
  created_at: string;
  updated_at: string;
};

export type IssueLinkRow = { code: string; issue_id: string; url: string; position: number; clicks: number };

export type NewsletterTables = {
  subscribers: WithDefaults<SubscriberRow, 'state'>;
  subscriber_links: SubscriberLinkRow;
  newsletter_issues: WithDefaults<NewsletterIssueRow, 'version'>;
  issue_links: WithDefaults<IssueLinkRow, 'clicks'>;
};
