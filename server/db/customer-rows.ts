import type { WithDefaults } from './with-defaults.ts';

// Of the tables of `schema.ts` those of customers.

export type CustomerRow = {
  id: string;
  /** What they called themselves last, or staff first did. Empty where nothing says it. */
  name: string;
  /** The last one, E.164; empty where there is none. */
  phone: string;
  /** The last one, in lower case; empty where there is none. */
  email: string;
  /** When the newest thing came that staff see in a list; null where there is none, as when all is in the bin. */
  last_at: string | null;
  /** The customer that has become this one's page. */
  merged_into: string | null;
};

/** What belongs to a customer: an enquiry (`booking`), a contact message, an account. */
export type CustomerItemKind = 'booking' | 'message' | 'account';

export type CustomerItemRow = {
  kind: CustomerItemKind;
  item_id: string;
  customer_id: string | null;
  /** 1: staff said whose it is, by a merge or a split, and no rule says otherwise. */
  is_pinned: 0 | 1;
  /**
   * `shown`: in a list of staff. `hidden`: in the bin, or merged into another enquiry. `apart`: taken for spam or erased; it
   * says nothing of whose anything is.
   */
  state: 'shown' | 'hidden' | 'apart';
  // As they were when it was last linked. Null where there is none, and all of them while it is apart.
  account_id: string | null;
  email: string | null;
  phone: string | null;
  /** Of an enquiry: the survivor of its merges, itself where there is none. */
  family_id: string | null;
  name: string;
  /** The name's words in one order and one spelling. */
  name_key: string;
  happened_at: string;
  /**
   * Set to another value with each change that may make it another customer's; null once it is linked, empty where it
   * cannot be.
   */
  pending: string | null;
};

export type CustomerNoteRow = {
  id: string;
  customer_id: string;
  actor_name: string;
  text: string;
  created_at: string;
};

/** What staff merged or split, so that it can be undone. `body` is JSON of ids: see `merge-and-split.ts`. */
export type CustomerChangeRow = { id: string; body: string; created_at: string; undone_at: string | null };

export type CustomerTables = {
  customers: CustomerRow;
  customer_items: WithDefaults<
    CustomerItemRow,
    Exclude<keyof CustomerItemRow, 'kind' | 'item_id' | 'pending'>
  >;
  customer_notes: CustomerNoteRow;
  customer_changes: CustomerChangeRow;
};
