import type { BookingRow } from '../../db/schema.ts';

// Enquiries and messages of the contact form are looked after by the same rules.

/** Who looks after something, and what is to be done with it next. */
export type FollowUp = Pick<
  BookingRow,
  'owner_id' | 'next_action_on' | 'next_action_words' | 'next_action_for'
>;

/** With the names of these people. */
export type NamedFollowUp = FollowUp & { owner_name: string | null; action_for_name: string | null };

export const NO_ACTION = { next_action_on: null, next_action_words: null, next_action_for: null };

/** What a change touched, before and after; empty once it was erased. */
export type BothStates<State> = { before: State; after: State };

/** What of a follow-up stands in a history, by its kind. */
export type FollowUpEvent<State = Partial<FollowUp>> =
  | { kind: 'note'; text: string }
  | { kind: 'whatsapp' | 'call'; text: string }
  /** Names of staff, so that the history reads on when an account is gone. The states are those of the columns, for undoing. */
  | ({ kind: 'owner'; from: string | null; to: string | null } & Partial<BothStates<State>>)
  /** Days. No states in events from before there was more than a day. */
  | ({
      kind: 'next_action';
      from: string | null;
      to: string | null;
      words?: string;
      forWhom?: string;
    } & Partial<BothStates<State>>)
  | ({ kind: 'action_done'; words: string } & BothStates<State>);

/** A change of a follow-up, and what the history says of it. */
export type FollowUpStep = { set: Partial<FollowUp>; event: FollowUpEvent };

/** Of a row what this state tells of. */
export function columnsLike<Row, State extends Partial<Row>>(row: Row, like: State): State {
  const names = Object.keys(like) as (keyof Row)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as State;
}
