import type { MoneyAccount } from '../../../../contracts/money/account-of.ts';
import type { MoneyRules } from '../../../../contracts/money/money-rules.ts';
import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import type { MoneyEntryRow } from '../../../db/money-rows.ts';
import { listDocuments, type ParsedDocument } from '../../documents/documents.queries.ts';
import { findMoneyRules } from '../../money-rules/money-rules.queries.ts';
import { familyOf } from '../merges.queries.ts';
import { type Agreement, findAgreement } from './agreement.ts';
import { accountOfRows, listEntries, wordsOf } from './money-entries.queries.ts';

/** All that is known of an enquiry's money, and of what was merged into it. */
export type MoneyLedger = {
  /** The enquiry's own comes first. */
  ids: string[];
  entries: MoneyEntryRow[];
  account: MoneyAccount;
  documents: ParsedDocument[];
  agreement: Agreement | undefined;
  rules: MoneyRules;
  today: string;
  /** Paise of invoices, less their credit notes. */
  invoiced: number;
  /** What is due, without charges for who cancelled. */
  base: number;
  peopleLeft: number;
  /** Who have cancelled. */
  peopleGone: number;
  /** Without who has joined since the quotation, or the last cancellation. */
  peopleLeast: number;
};

export async function loadLedger(db: Db, enquiryId: string, today: string): Promise<MoneyLedger> {
  const ids = idsOf(await familyOf(db, enquiryId));
  const entries = await listEntries(db, ids);
  const documents = await listDocuments(db, ids);
  const agreement = await findAgreement(db, enquiryId);
  const rules = await findMoneyRules(db, today);
  return { ids, agreement, rules, today, ...standOf({ entries, documents, agreement, today }) };
}

type Known = Pick<MoneyLedger, 'entries' | 'documents' | 'agreement' | 'today'>;

function standOf({ entries, documents, agreement, today }: Known) {
  const account = accountOfRows(entries, today);
  const charges = entries.filter(({ kind, cause }) => kind === 'due' && cause === 'cancellation');
  // A trip before this one may have been cancelled and its quotation withdrawn.
  const ofTrip = charges.filter(({ created_at }) => created_at >= (agreement?.decidedAt ?? ''));
  const peopleGone = ofTrip.reduce((sum, entry) => sum + (wordsOf(entry).people ?? 0), 0);
  return {
    ...{ entries, documents, account },
    invoiced: invoicedIn(documents),
    base: account.due - charges.reduce((sum, { paise }) => sum + paise, 0),
    peopleLeft: agreement?.decision.people ?? Math.max(0, (agreement?.sent.people ?? 0) - peopleGone),
    ...{ peopleGone, peopleLeast: leftIn(ofTrip.at(-1)) ?? (agreement?.sent.people ?? 0) - peopleGone },
  };
}

const leftIn = (cancelled: MoneyEntryRow | undefined) => cancelled && wordsOf(cancelled).left;

function invoicedIn(documents: readonly ParsedDocument[]): number {
  const sign = { invoice: 1, credit_note: -1, receipt: 0, receipt_voucher: 0, refund_voucher: 0 };
  return documents.reduce((sum, row) => sum + sign[row.kind] * row.content.amounts.total, 0);
}
