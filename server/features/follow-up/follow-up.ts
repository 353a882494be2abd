import type { BookingRow } from '../../db/schema.ts';

export type FollowUp = Pick<
  BookingRow,
  'owner_id' | 'next_action_on' | 'next_action_words' | 'next_action_for'
>;

export type NamedFollowUp = FollowUp & { owner_name: string | null; action_for_name: string | null };

export const NO_ACTION = { next_action_on: null, next_action_words: null, next_action_for: null };

/** Empty after erasure. */
export type BothStates<State> = { before: State; after: State };

export type FollowUpEvent<State = Partial<FollowUp>> =
  | { kind: 'note'; text: string }
  | { kind: 'whatsapp' | 'call'; text: string }
  /** Names outlive deleted accounts. The states hold columns, for undoing. */
  | ({ kind: 'owner'; from: string | null; to: string | null } & Partial<BothStates<State>>)
  /** Days. Old events have no states. */
  | ({
      kind: 'next_action';
      from: string | null;
      to: string | null;
      words?: string;
      forWhom?: string;
    } & Partial<BothStates<State>>)
  | ({ kind: 'action_done'; words: string } & BothStates<State>);

export type FollowUpStep = { set: Partial<FollowUp>; event: FollowUpEvent };

export function columnsLike<Row, State extends Partial<Row>>(row: Row, like: State): State {
  const names = Object.keys(like) as (keyof Row)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as State;
}

/** Mails and WhatsApp messages are left out, as most of their text is a template. */
export const SEARCHED_EVENTS = ['note', 'call'];

export function isSearched(eventKind: string): boolean {
  return SEARCHED_EVENTS.includes(eventKind);
}
