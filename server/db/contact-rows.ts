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

export type ContactTables = {
  contact_messages: ContactMessageRow;
  contact_replies: ContactReplyRow;
  contact_events: ContactEventRow;
};
