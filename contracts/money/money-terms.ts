import { toLatinDigits } from '../fields/digits.ts';
import { DUE_CAUSES } from '../quotes/payment-schedule.ts';

/** Of entries, which are never changed: a correction is a second one that refers to the first. */
export const ENTRY_KINDS = [
  /** A part of the plan, or what corrects it. */
  'due',
  /** Somebody says that they have paid. */
  'logged',
  'verified',
  'rejected',
  'reversed',
  /** Promised to the traveller. */
  'refund_due',
  /** One that did not go out has a second one below zero, which refers to it. */
  'refunded',
  'reminders_on',
  'reminders_off',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** `moved`: of a correction to nothing, where another instalment follows. */
export const ENTRY_CAUSES = [...DUE_CAUSES, 'moved', 'cancellation', 'overpaid'] as const;
export type EntryCause = (typeof ENTRY_CAUSES)[number];

export const ENTRY_CAUSE_NAMES: Record<EntryCause, string> = {
  advance: 'Advance',
  instalment: 'Instalment',
  balance: 'Balance',
  moved: 'Moved instalment',
  cancellation: 'Cancellation charge',
  overpaid: 'Overpaid',
};

/** Of an enquiry's history. */
export const MONEY_EVENTS = [
  'planned',
  'logged',
  'verified',
  'rejected',
  'reversed',
  'changed',
  'added',
  'invoiced',
  'credited',
  'cancelled',
  'paid_back',
  'refund_reversed',
  'reminded',
  'reminders_on',
  'reminders_off',
] as const;
export type MoneyEventName = (typeof MONEY_EVENTS)[number];

export const PAYMENT_METHODS = ['upi', 'bank', 'cash', 'card', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
  card: 'Card',
  other: 'Another way',
};

export const PAYMENT_STATES = ['logged', 'verified', 'rejected', 'reversed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PAYMENT_STATE_NAMES: Record<PaymentState, string> = {
  logged: 'To be verified',
  verified: 'Verified',
  rejected: 'Not found',
  reversed: 'Taken back',
};

export const MONEY_LIMITS = {
  reference: 60,
  note: 600,
  reason: 600,
  address: 400,
  /** Paise: a larger sum is a typing mistake. */
  paise: 10_000_000_000,
  /** Of an enquiry; more is a mistake or a machine. */
  entries: 400,
  waiting: 20,
  /** Files of an enquiry that are sent with nothing yet. */
  slips: 10,
  prefix: 3,
} as const;

/** Days after an instalment is due. */
export const REMINDER_DAYS = [-7, -3, 0, 2] as const;

/** Capitals and digits alone: spaces and dashes differ by who types it. */
export function normaliseReference(typed: string): string {
  return toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}
