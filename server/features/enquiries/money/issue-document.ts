import { ADDRESS_FROM, type DocumentKind } from '../../../../contracts/money/document-terms.ts';
import type { IssuedDocument } from '../../../../contracts/money/documents.contract.ts';
import type { Db } from '../../../db/database.ts';
import { lockName } from '../../../db/dialect/lock-rows.ts';
import type { DocumentRow, MoneyEntryRow } from '../../../db/money-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict } from '../../../http/faults/errors.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { contentOf, insertDocument, takeNumber } from '../../documents/documents.queries.ts';
import { findMoneyRules } from '../../money-rules/money-rules.queries.ts';
import { findMailSettings } from '../../settings/settings.queries.ts';
import type { EnquiryAction } from '../store/enquiry-events.ts';
import { buyerOf, documentContent, type WantedDocument } from './document-content.ts';
import { MONEY_DOCUMENT_MAIL } from './money-document.mail.ts';
import type { MoneyLedger } from './money-ledger.ts';
import { kindOf, leftOf, openPapers, take, takenBackBy } from './open-papers.ts';
import { recordMoney } from './record-money.ts';

type About = { of?: DocumentRow | undefined; entry?: MoneyEntryRow };

/** Nobody changes the rules until the transaction ends; who has just changed them is waited for. */
async function holdRules(trx: Db, ledger: MoneyLedger): Promise<MoneyLedger> {
  await lockName(trx, 'tax_rules');
  return { ...ledger, rules: await findMoneyRules(trx, ledger.today) };
}

/** Numbered, frozen and mailed in the transaction that it documents, by rules that are held. The enquiry is locked. */
async function issueDocument(
  trx: Db,
  enquiry: BookingRow,
  ledger: MoneyLedger,
  { of, entry, ...wanted }: Omit<WantedDocument, 'of'> & About,
  now: Date,
): Promise<DocumentRow> {
  const { rules, agreement, today: day } = ledger;
  const given = await takeNumber(trx, { prefix: rules.prefix, kind: wanted.kind, day });
  const agency = await findMailSettings(trx);
  const people = ledger.peopleLeft || ledger.peopleGone || (enquiry.guest_size ?? 0);
  const content = documentContent(
    { ...wanted, of: of && contentOf(of) },
    { enquiry, agreement, rules, agency, people, day, number: given.number },
  );
  const row = await insertDocument(trx, {
    ...{
      booking_id: entry?.booking_id ?? enquiry.id,
      of_document_id: of?.id ?? null,
      entry_id: entry?.id ?? null,
    },
    ...{ given, content, now },
  });
  if (enquiry.user_email) {
    const about = { kind: 'booking' as const, id: enquiry.id };
    const mail = { kind: MONEY_DOCUMENT_MAIL, recipient: enquiry.user_email, about };
    await enqueueMail(trx, { ...mail, payload: { documentId: row.id } }, now);
  }
  return row;
}

/** What an open invoice waits for is of that invoice. All else is an advance: of a registered agency with its tax. */
export async function issueReceipt(
  trx: Db,
  enquiry: BookingRow,
  known: MoneyLedger,
  entry: MoneyEntryRow,
  now: Date,
): Promise<DocumentRow> {
  const ledger = await holdRules(trx, known);
  const { account, rules, invoiced } = ledger;
  const ofInvoice = Math.min(entry.paise, Math.max(0, invoiced - inHandOf(account)));
  const received = (kind: 'receipt' | 'receipt_voucher', paise: number, of?: DocumentRow) => {
    const against = of ? `against invoice ${of.number} ` : '';
    const lines = [{ text: `Received ${against}for ${tripName(enquiry, ledger)}`, quantity: 1, paise }];
    const receipt = { kind, paise, entry, of, lines, payment: paymentOf(entry) };
    return issueDocument(trx, enquiry, ledger, receipt, now);
  };
  const receipt = ofInvoice > 0 && (await received('receipt', ofInvoice, lastInvoiceOf(ledger)));
  const advance = entry.paise - ofInvoice;
  if (receipt && advance === 0) return receipt;
  const voucher = await received(rules.registration === 'regular' ? 'receipt_voucher' : 'receipt', advance);
  return receipt || voucher;
}

/** For each paper that it takes back. The ledger is as it was before. */
export async function issueRefundVoucher(
  trx: Db,
  enquiry: BookingRow,
  known: MoneyLedger,
  { entry, what }: { entry: MoneyEntryRow; what: string },
  now: Date,
): Promise<DocumentRow | undefined> {
  const ledger = await holdRules(trx, known);
  const payment = entry.kind === 'refunded' ? paymentOf(entry) : null;
  const parts = takenBackBy(ledger, entry);
  const kind = () => 'refund_voucher' as const;
  return issueForEach(trx, enquiry, ledger, { parts, entry, what, payment, kind }, now);
}

type ForEach = {
  parts: ReturnType<typeof take>;
  entry: MoneyEntryRow;
  what: string;
  payment: IssuedDocument['payment'];
  kind: (of: DocumentRow) => DocumentKind;
};

/** The first of them. */
async function issueForEach(
  trx: Db,
  enquiry: BookingRow,
  ledger: MoneyLedger,
  { parts, entry, what, payment, kind }: ForEach,
  now: Date,
): Promise<DocumentRow | undefined> {
  let first: DocumentRow | undefined;
  for (const { of, amounts } of parts) {
    const paise = amounts.total;
    const lines = [{ text: `${what} for ${tripName(enquiry, ledger)}`, quantity: 1, paise }];
    const wanted = { kind: kind(of.row), paise, amounts, entry, of: of.row, payment, lines };
    const issued = await issueDocument(trx, enquiry, ledger, wanted, now);
    first ??= issued;
  }
  return first;
}

/**
 * Receipts with the amounts of its vouchers, as far as there is again money beyond the invoices that no paper says. The
 * ledger is as it was before.
 */
export async function answerRefundVouchers(
  trx: Db,
  enquiry: BookingRow,
  known: MoneyLedger,
  { refundId, entry }: { refundId: string; entry: MoneyEntryRow },
  now: Date,
): Promise<DocumentRow | undefined> {
  const ledger = await holdRules(trx, known);
  const { account, documents, invoiced } = ledger;
  const vouchers = documents
    .filter(({ kind, entry_id }) => kind === 'refund_voucher' && entry_id === refundId)
    .map((row) => ({ row, content: row.content, taken: 0 }));
  const beyond = inHandOf(account) - entry.paise - invoiced - leftOf(openPapers(documents).advances);
  const kind = (of: DocumentRow) =>
    kindOf(documents, of.of_document_id) === 'receipt' ? 'receipt' : 'receipt_voucher';
  const what = 'Refund that did not go out';
  const each = { parts: take(vouchers, beyond), entry, what, payment: null, kind };
  return issueForEach(trx, enquiry, ledger, each, now);
}

/** What is due and in no invoice yet. */
export async function issueInvoice(
  trx: Db,
  enquiry: BookingRow,
  known: MoneyLedger,
  address: string,
  by: EnquiryAction,
): Promise<void> {
  const ledger = await holdRules(trx, known);
  const { account, agreement, invoiced, rules } = ledger;
  const paise = account.due - invoiced;
  if (!agreement) throw conflict('An invoice is for what was agreed: no quotation is accepted yet.');
  if (paise <= 0) throw conflict('What is due has its invoice already.');
  const buyer = buyerOf(enquiry, agreement);
  const isNamed = rules.registration !== 'none' && (buyer.gstin !== '' || paise >= ADDRESS_FROM);
  if (isNamed && address === '' && buyer.address === '')
    throw badInput({ address: 'An invoice of this sum names the address.' });
  const of = invoiced > 0 ? lastInvoiceOf(ledger) : undefined;
  const lines = linesOfInvoice(enquiry, ledger);
  const advances = take(openPapers(ledger.documents).advances, paise).map((part) => ({
    ...{ number: part.of.row.number, day: part.of.row.day, amounts: part.amounts },
  }));
  const invoice = { kind: 'invoice' as const, paise, lines, advances, address, of };
  const { number, id } = await issueDocument(trx, enquiry, ledger, invoice, by.now);
  await recordMoney(trx, enquiry, { what: 'invoiced', paise, number, documentId: id }, by);
}

/** Where less is due than invoices say: one for each of them, the newest first. */
export async function creditBeyondDue(
  trx: Db,
  enquiry: BookingRow,
  known: MoneyLedger,
  by: EnquiryAction,
): Promise<void> {
  if (known.invoiced <= known.account.due) return;
  const ledger = await holdRules(trx, known);
  const invoices = openPapers(ledger.documents).invoices.reverse();
  for (const { of, amounts } of take(invoices, ledger.invoiced - ledger.account.due)) {
    const paise = amounts.total;
    const lines = [{ text: `Less for ${tripName(enquiry, ledger)}`, quantity: 1, paise }];
    const credit = { kind: 'credit_note' as const, paise, amounts, lines, of: of.row };
    const { number, id } = await issueDocument(trx, enquiry, ledger, credit, by.now);
    await recordMoney(trx, enquiry, { what: 'credited', paise, number, documentId: id }, by);
  }
}

const lastInvoiceOf = ({ documents }: MoneyLedger) => documents.findLast(({ kind }) => kind === 'invoice');
const inHandOf = ({ received, refunded }: MoneyLedger['account']) => received - refunded;

/** Those of the quotation, while all of it is due. */
function linesOfInvoice(enquiry: BookingRow, ledger: MoneyLedger): IssuedDocument['lines'] {
  const { agreement, account, invoiced, base } = ledger;
  const isWhole = invoiced <= 0 && agreement && account.due === agreement.option.totals.total;
  if (isWhole) return linesOfOption(agreement.option);
  const name = tripName(enquiry, ledger);
  if (invoiced > 0) return [{ text: `Added to ${name}`, quantity: 1, paise: account.due - invoiced }];
  const charge = account.due - base;
  return [
    ...(base > 0 ? [{ text: `${name}`, quantity: 1, paise: base }] : []),
    ...(charge > 0 ? [{ text: 'Charge for cancelling', quantity: 1, paise: charge }] : []),
  ];
}

function linesOfOption({ lines, totals, discountReason }: NonNullable<MoneyLedger['agreement']>['option']) {
  const shown = lines
    .filter(({ treatment }) => treatment === 'priced' || treatment === 'passed_through')
    .map(({ text, quantity, each }) => ({ text, quantity, paise: quantity * each * 100 }));
  const off = { text: `Discount: ${discountReason}`, quantity: 1, paise: -totals.discount };
  return totals.discount > 0 ? [...shown, off] : shown;
}

function tripName({ tour_name }: BookingRow, { agreement }: MoneyLedger): string {
  return agreement?.sent.tour.title ?? tour_name;
}

function paymentOf({ method, reference, day }: MoneyEntryRow): IssuedDocument['payment'] {
  return { method: method ?? 'other', reference, day };
}
