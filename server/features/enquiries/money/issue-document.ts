import { ADDRESS_FROM } from '../../../../contracts/money/document-terms.ts';
import type { IssuedDocument } from '../../../../contracts/money/documents.contract.ts';
import type { Db } from '../../../db/database.ts';
import { lockName } from '../../../db/dialect/lock-rows.ts';
import type { DocumentRow, MoneyEntryRow } from '../../../db/money-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput, conflict } from '../../../http/faults/errors.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { insertDocument, takeNumber } from '../../documents/documents.queries.ts';
import { findMailSettings } from '../../settings/settings.queries.ts';
import { buyerOf, documentContent, type WantedDocument } from './document-content.ts';
import { MONEY_DOCUMENT_MAIL } from './money-document.mail.ts';
import type { MoneyAction } from './money-entries.queries.ts';
import type { MoneyLedger } from './money-ledger.ts';
import { recordMoney } from './record-money.ts';

type About = { of?: DocumentRow | undefined; entry?: MoneyEntryRow };

/** Numbered, frozen and mailed in the transaction that it documents. The enquiry is locked. */
export async function issueDocument(
  trx: Db,
  enquiry: BookingRow,
  ledger: MoneyLedger,
  { of, entry, ...wanted }: Omit<WantedDocument, 'of'> & About,
  now: Date,
): Promise<DocumentRow> {
  // Rules are not changed under the hands of who issues by them.
  await lockName(trx, 'tax_rules');
  const { rules, agreement, today: day } = ledger;
  const given = await takeNumber(trx, { prefix: rules.prefix, kind: wanted.kind, day });
  const agency = await findMailSettings(trx);
  const people = ledger.peopleLeft || (agreement?.sent.people ?? enquiry.guest_size ?? 0);
  const content = documentContent(
    { ...wanted, of: of ? { number: of.number, day: of.day } : null },
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

/** Before an invoice, money is an advance: of a registered agency with a voucher that has the tax in it. */
export function issueReceipt(
  trx: Db,
  enquiry: BookingRow,
  ledger: MoneyLedger,
  payment: MoneyEntryRow,
  now: Date,
): Promise<DocumentRow> {
  const isAdvance = ledger.rules.registration === 'regular' && ledger.invoiced <= 0;
  return issueDocument(
    trx,
    enquiry,
    ledger,
    {
      ...{ kind: isAdvance ? 'receipt_voucher' : 'receipt', paise: payment.paise, entry: payment },
      lines: [{ text: `Received for ${tripName(enquiry, ledger)}`, quantity: 1, paise: payment.paise }],
      payment: paymentOf(payment),
    },
    now,
  );
}

/** Of the last receipt: see rule 51. After an invoice a credit note has said it. */
export async function issueRefundVoucher(
  trx: Db,
  enquiry: BookingRow,
  ledger: MoneyLedger,
  { entry, of, what }: { entry: MoneyEntryRow; of: DocumentRow | undefined; what: string },
  now: Date,
): Promise<DocumentRow | undefined> {
  if (lastOf(ledger, 'invoice')) return undefined;
  return issueDocument(
    trx,
    enquiry,
    ledger,
    {
      ...{ kind: 'refund_voucher', paise: entry.paise, entry, of, payment: paymentOf(entry) },
      lines: [{ text: `${what} for ${tripName(enquiry, ledger)}`, quantity: 1, paise: entry.paise }],
    },
    now,
  );
}

/** What is due and in no invoice yet. */
export async function issueInvoice(
  trx: Db,
  enquiry: BookingRow,
  ledger: MoneyLedger,
  address: string,
  by: MoneyAction,
): Promise<void> {
  const { account, agreement, invoiced, rules } = ledger;
  const paise = account.due - invoiced;
  if (!agreement) throw conflict('An invoice is for what was agreed: no quotation is accepted yet.');
  if (paise <= 0) throw conflict('What is due has its invoice already.');
  const { gstin } = buyerOf(enquiry, agreement);
  const isNamed = rules.registration !== 'none' && (gstin !== '' || paise >= ADDRESS_FROM);
  if (isNamed && address === '') throw badInput({ address: 'An invoice of this sum names the address.' });
  const of = invoiced > 0 ? lastOf(ledger, 'invoice') : undefined;
  const lines = linesOfInvoice(enquiry, ledger);
  const invoice = { kind: 'invoice' as const, paise, lines, address, of };
  const { number, id } = await issueDocument(trx, enquiry, ledger, invoice, by.now);
  await recordMoney(trx, enquiry, { what: 'invoiced', paise, number, documentId: id }, by);
}

/** Where less is due than invoices say. */
export async function creditBeyondDue(
  trx: Db,
  enquiry: BookingRow,
  ledger: MoneyLedger,
  by: MoneyAction,
): Promise<void> {
  const paise = ledger.invoiced - ledger.account.due;
  if (paise <= 0) return;
  const of = lastOf(ledger, 'invoice');
  const lines = [{ text: `Less for ${tripName(enquiry, ledger)}`, quantity: 1, paise }];
  const credit = { kind: 'credit_note' as const, paise, lines, of };
  const { number, id } = await issueDocument(trx, enquiry, ledger, credit, by.now);
  await recordMoney(trx, enquiry, { what: 'credited', paise, number, documentId: id }, by);
}

export function lastOf({ documents }: MoneyLedger, ...kinds: DocumentRow['kind'][]): DocumentRow | undefined {
  return documents.filter(({ kind }) => kinds.includes(kind)).at(-1);
}

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
