// Of the tables of `schema.ts` those of the contact form's messages.

export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  mobile: string;
  tour_type: string;
  message: string;
  done_at: string | null;
  /** When staff last answered: wrote back, called, or wrote on WhatsApp. */
  replied_at: string | null;
  /** When it was taken for spam, as it came or by staff. */
  spam_at: string | null;
  /** The member of staff who looks after it. */
  owner_id: string | null;
  next_action_on: string | null;
  next_action_words: string | null;
  next_action_for: string | null;
  /** The enquiry that staff made of it. */
  enquiry_id: string | null;
  created_at: string;
};

/** What staff wrote back to a contact message. */
export type ContactReplyRow = {
  id: string;
  message_id: string;
  /** Null for what was written before it was kept, and once the account is gone. */
  actor_id: string | null;
  actor_name: string;
  reply: string;
  /** The mail in the outbox, which is removed a while after it went out. */
  mail_id: string;
  created_at: string;
};

/** What else happened to a message. `body` is JSON; what it holds follows from the kind. */
export type ContactEventRow = {
  id: string;
  message_id: string;
  kind: string;
  actor_id: string | null;
  actor_name: string;
  body: string;
  created_at: string;
};

export type ContactTables = {
  contact_messages: ContactMessageRow;
  contact_replies: ContactReplyRow;
  contact_events: ContactEventRow;
};
