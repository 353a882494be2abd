import type { WithDefaults } from './with-defaults.ts';

export type CustomerRow = {
  id: string;
  name: string;
  phone: string;
  email: string;
  last_at: string | null;
  merged_into: string | null;
};

export type CustomerItemKind = 'booking' | 'message' | 'account';

export type CustomerItemRow = {
  kind: CustomerItemKind;
  item_id: string;
  customer_id: string | null;
  /** 1: staff decided the customer by a merge or a split; no rule changes it. */
  is_pinned: 0 | 1;
  /** `hidden`: in the bin, or merged into another enquiry. `apart`: spam or erased; never links customers. */
  state: 'shown' | 'hidden' | 'apart';
  // All null while the state is `apart`.
  account_id: string | null;
  email: string | null;
  phone: string | null;
  family_id: string | null;
  name: string;
  name_key: string;
  happened_at: string;
  /** Set if it could not be linked with its change, or was stored by another program. */
  pending: string | null;
};

export type CustomerNoteRow = {
  id: string;
  customer_id: string;
  actor_name: string;
  text: string;
  created_at: string;
};

/** A merge or split that can be undone. `body` is JSON of ids: see `merge-and-split.ts`. */
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
