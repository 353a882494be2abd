import type { DocumentKind } from '../../contracts/money/document-terms.ts';
import type { EntryCause, EntryKind, PaymentMethod } from '../../contracts/money/money-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

/** Written once: a correction is a second one. */
export type MoneyEntryRow = {
  id: string;
  booking_id: string;
  kind: EntryKind;
  cause: EntryCause | null;
  paise: number;
  /** When it is due, or was paid. */
  day: string;
  method: PaymentMethod | null;
  /** As the bank has it: see `normaliseReference`. */
  reference: string;
  refers_to: string | null;
  /** JSON: `EntryWords`. */
  words: string;
  /** Null: the traveller, or the site. */
  actor_id: string | null;
  actor_name: string;
  created_at: string;
};

export type DocumentRow = {
  id: string;
  booking_id: string;
  kind: DocumentKind;
  series: string;
  /** Of the agency's books: `26-27`. */
  year: string;
  sequence: number;
  number: string;
  of_document_id: string | null;
  entry_id: string | null;
  /** JSON: `IssuedDocument`, never changed. */
  frozen: string;
  /** Of `frozen`, hex. */
  sha256: string;
  /** In India. */
  day: string;
  issued_at: string;
};

export type TaxRulesRow = {
  from_day: string;
  /** JSON: `MoneyRules`. */
  body: string;
  author_name: string;
  created_at: string;
  updated_at: string;
};

export type MoneyTables = {
  money_entries: WithDefaults<MoneyEntryRow, 'reference' | 'words'>;
  /** Of payments by UPI or bank that are neither rejected nor taken back. */
  payment_references: { reference: string; entry_id: string };
  /** Derived: of enquiries with a payment that is due, waits to be verified, or is to be paid back; by when the next is due. */
  open_payments: { booking_id: string; due_on: string | null; is_to_pay_back: 0 | 1 };
  payment_reminders: { entry_id: string; days: number; made_at: string };
  tax_rules: TaxRulesRow;
  documents: DocumentRow;
  document_counters: { series: string; year: string; next: number };
};
