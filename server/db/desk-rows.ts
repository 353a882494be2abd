import type { StaffRole } from '../../contracts/staff/staff-policy.ts';
import type { WithDefaults } from './with-defaults.ts';

export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  mobile: string;
  tour_type: string;
  message: string;
  done_at: string | null;
  replied_at: string | null;
  spam_at: string | null;
  owner_id: string | null;
  next_action_on: string | null;
  next_action_words: string | null;
  next_action_for: string | null;
  enquiry_id: string | null;
  created_at: string;
};

export type ContactReplyRow = {
  id: string;
  message_id: string;
  actor_id: string | null;
  actor_name: string;
  reply: string;
  mail_id: string;
  created_at: string;
};

export type ContactEventRow = {
  id: string;
  message_id: string;
  kind: string;
  actor_id: string | null;
  actor_name: string;
  body: string;
  created_at: string;
};

export type ReplyTemplateRow = {
  id: string;
  name: string;
  destination: string | null;
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

export type SpamMarkRow = {
  id: string;
  about_kind: string;
  about_id: string;
  score: number;
  reasons: string;
  marked_at: string;
  rescued_at: string | null;
};

export type ConsentRow = {
  id: string;
  about_kind: string;
  about_id: string;
  user_id: string | null;
  email: string;
  purpose: string;
  version: string;
  wording: string;
  /** See `clientNetworkOf`. Null if staff wrote the consent down. */
  network: string | null;
  given_at: string;
};

export type StaffDepartureRow = {
  user_id: string;
  left_at: string;
  staff_role: StaffRole;
  handed_to: string | null;
  handed: string;
};

export type StaffInvitationRow = {
  id: string;
  username: string;
  email: string;
  staff_role: Exclude<StaffRole, 'owner'>;
  invited_by: string;
  /** SHA-256, hex; null until the mail goes out: the token is made then. */
  token_hash: string | null;
  created_at: string;
  expires_at: string | null;
  /** When it was accepted, revoked, or replaced by a newer one. */
  used_at: string | null;
  is_accepted: 0 | 1;
};

export type OwnershipOfferRow = {
  id: string;
  from_id: string;
  to_id: string;
  giver_stays: 0 | 1;
  created_at: string;
};

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

export type DeskTables = {
  consents: ConsentRow;
  contact_messages: ContactMessageRow;
  contact_replies: ContactReplyRow;
  contact_events: ContactEventRow;
  reply_files: ReplyFileRow;
  /** In parts, so that none blocks the event loop. */
  reply_file_parts: { file_id: string; position: number /** Base64. */; content: string };
  reply_templates: WithDefaults<ReplyTemplateRow, 'version' | 'deleted_at'>;
  spam_marks: SpamMarkRow;
  arrivals: { id: string; text_hash: string | null; address_hash: string; network: string; came_at: string };
  staff_departures: StaffDepartureRow;
  staff_invitations: WithDefaults<StaffInvitationRow, 'is_accepted'>;
  ownership_offers: OwnershipOfferRow;
  subscribers: WithDefaults<SubscriberRow, 'state'>;
  subscriber_links: SubscriberLinkRow;
  newsletter_issues: WithDefaults<NewsletterIssueRow, 'version'>;
  issue_links: WithDefaults<IssueLinkRow, 'clicks'>;
};
