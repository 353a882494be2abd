import type { EntryCause, EntryKind, PaymentState } from './money-terms.ts';

export type MoneyEntry = {
  id: string;
  kind: EntryKind;
  cause: EntryCause | null;
  /** A correction of what is due may be below zero. */
  paise: number;
  /** When it is due, or was received. */
  day: string;
  refersTo: string | null;
};

export type Instalment = {
  id: string;
  cause: EntryCause;
  dueOn: string;
  paise: number;
  /** Below zero: more was paid back than is in hand. */
  paid: number;
  /** Of what waits to be verified. */
  said: number;
  isOverdue: boolean;
};

export type MoneyAccount = {
  /** Paise, all of them. */
  due: number;
  received: number;
  /** Logged, and decided by nobody. */
  waiting: number;
  /** Promised, less what was paid back. */
  refundDue: number;
  refunded: number;
  /** What the traveller still owes. */
  balance: number;
  /** What they have paid beyond what was due, and nobody has promised yet. */
  overpaid: number;
  instalments: Instalment[];
  isOverdue: boolean;
  nextDue: { dueOn: string; paise: number } | null;
  areRemindersOn: boolean;
};

/** Sums are worked out from entries alone; their order is of no meaning, but for the last switch of reminders. */
export function accountOf(entries: readonly MoneyEntry[], today: string): MoneyAccount {
  const states = paymentStates(entries);
  const paymentsIn = (state: PaymentState) =>
    sumOf(entries.filter(({ id, kind }) => kind === 'logged' && states.get(id) === state));
  const due = sumOfKind(entries, 'due');
  const received = paymentsIn('verified');
  const refunded = sumOfKind(entries, 'refunded');
  const refundDue = Math.max(0, sumOfKind(entries, 'refund_due') - refunded);
  const inHand = received - refunded;
  const waiting = paymentsIn('logged');
  const instalments = paidInstalments(entries, { inHand: inHand - refundDue, waiting, today });
  const open = instalments.filter(({ paise, paid }) => paid < paise);
  const next = open[0];
  return {
    ...{ due, received, waiting, refundDue, refunded },
    balance: Math.max(0, due - inHand + refundDue),
    overpaid: Math.max(0, inHand - refundDue - due),
    instalments,
    isOverdue: open.some(({ isOverdue }) => isOverdue),
    nextDue: next ? { dueOn: next.dueOn, paise: sumOpen(open, next.dueOn) } : null,
    areRemindersOn: lastSwitch(entries) !== 'reminders_off',
  };
}

type Payable = Pick<MoneyAccount, 'refundDue' | 'overpaid' | 'received' | 'refunded'>;

/** Promised, or paid too much; never more than is in hand. */
export const toPayBack = ({ refundDue, overpaid, received, refunded }: Payable) =>
  Math.max(0, Math.min(refundDue + overpaid, received - refunded));

/** Of each logged payment, by its id. */
export function paymentStates(entries: readonly MoneyEntry[]): Map<string, PaymentState> {
  const states = new Map<string, PaymentState>();
  for (const { id, kind } of entries) if (kind === 'logged') states.set(id, 'logged');
  for (const { kind, refersTo } of entries)
    if (refersTo !== null && (kind === 'verified' || kind === 'rejected')) states.set(refersTo, kind);
  for (const { kind, refersTo } of entries)
    if (refersTo !== null && kind === 'reversed') states.set(refersTo, 'reversed');
  return states;
}

type Paid = { inHand: number; waiting: number; today: string };

/** What is due first is paid first, and what waits counts after it. Of what was corrected to nothing, instalments stay that can be raised again. */
function paidInstalments(entries: readonly MoneyEntry[], { inHand, waiting, today }: Paid): Instalment[] {
  const dues = entries.filter(({ kind }) => kind === 'due');
  const corrections = Map.groupBy(
    dues.filter(({ refersTo }) => refersTo !== null),
    ({ refersTo }) => refersTo,
  );
  const open = dues
    .filter(({ refersTo }) => refersTo === null)
    .map((entry) => ({ ...entry, paise: entry.paise + sumOf(corrections.get(entry.id) ?? []) }))
    .filter(
      ({ id, paise, cause }) => paise > 0 || (cause !== 'cancellation' && !isMoved(corrections.get(id))),
    )
    .sort((one, other) => order(one.day, other.day) || order(one.id, other.id));
  let left = inHand;
  let unverified = waiting;
  const last = open.at(-1);
  return open.map(({ id, cause, day, paise }) => {
    const paid = left < 0 && paise === 0 && id !== last?.id ? 0 : Math.min(left, paise);
    left -= paid;
    const said = Math.min(unverified, paise - paid);
    unverified -= said;
    const isOverdue = paid < paise && day < today;
    return { id, cause: cause ?? 'instalment', dueOn: day, paise, paid, said, isOverdue };
  });
}

const isMoved = (corrections: readonly MoneyEntry[] = []) =>
  corrections.some(({ cause }) => cause === 'moved');

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function sumOpen(open: readonly Instalment[], dueOn: string): number {
  return open.reduce((sum, { dueOn: day, paise, paid }) => sum + (day === dueOn ? paise - paid : 0), 0);
}

/** Ids grow with time. */
function lastSwitch(entries: readonly MoneyEntry[]): EntryKind | undefined {
  return entries
    .filter(({ kind }) => kind === 'reminders_on' || kind === 'reminders_off')
    .reduce<MoneyEntry | undefined>((last, entry) => (last && last.id > entry.id ? last : entry), undefined)
    ?.kind;
}

function sumOfKind(entries: readonly MoneyEntry[], kind: EntryKind): number {
  return sumOf(entries.filter((entry) => entry.kind === kind));
}

function sumOf(entries: readonly Pick<MoneyEntry, 'paise'>[]): number {
  return entries.reduce((sum, { paise }) => sum + paise, 0);
}
