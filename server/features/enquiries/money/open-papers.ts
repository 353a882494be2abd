import type { IssuedDocument } from '../../../../contracts/money/documents.contract.ts';
import {
  countedAmounts,
  partOfAmounts,
  type TaxedAmounts,
} from '../../../../contracts/money/taxed-amounts.ts';
import type { DocumentRow, MoneyEntryRow } from '../../../db/money-rows.ts';
import type { ParsedDocument } from '../../documents/documents.queries.ts';
import type { MoneyLedger } from './money-ledger.ts';

/** A paper, and what later ones have taken back of it, or an invoice has taken in. */
export type OpenPaper = { row: DocumentRow; content: IssuedDocument; taken: number };

type PartOfPaper = { of: OpenPaper; amounts: TaxedAmounts };

/** Receipts of advances, and invoices; the oldest first. */
export function openPapers(documents: readonly ParsedDocument[]): {
  advances: OpenPaper[];
  invoices: OpenPaper[];
} {
  const [advances, invoices]: [OpenPaper[], OpenPaper[]] = [[], []];
  for (const row of documents) {
    const paper = { row, content: row.content, taken: 0 };
    const { total } = paper.content.amounts;
    if (row.kind === 'receipt_voucher' || isAdvance(paper, { invoices, documents })) advances.push(paper);
    if (row.kind === 'refund_voucher') take(ofFirst(advances, row), total);
    if (row.kind === 'credit_note') take(ofFirst(invoices, row), total);
    if (row.kind !== 'invoice') continue;
    invoices.push(paper);
    takeIn(advances, paper);
  }
  return { advances, invoices };
}

type Around = { invoices: readonly OpenPaper[]; documents: readonly DocumentRow[] };

/**
 * A receipt to no invoice, also that of a refund that did not go out. Older ones, with a tax of their own, did not say
 * to which they are.
 */
function isAdvance({ row, content }: OpenPaper, { invoices, documents }: Around): boolean {
  if (row.kind !== 'receipt') return false;
  if (row.of_document_id !== null) return kindOf(documents, row.of_document_id) === 'refund_voucher';
  return content.amounts.taxable === 0 || leftOf(invoices) <= 0;
}

export function kindOf(
  documents: readonly DocumentRow[],
  id: string | null,
): DocumentRow['kind'] | undefined {
  return documents.find((row) => row.id === id)?.kind;
}

/** What the invoice says; an older one says nothing, and took in what there was. */
function takeIn(advances: readonly OpenPaper[], { content }: OpenPaper): void {
  if (!content.advances) take(advances, content.amounts.total);
  for (const { number, amounts } of content.advances ?? [])
    take(
      advances.filter(({ row }) => row.number === number),
      amounts.total,
    );
}

export function leftOf(papers: readonly OpenPaper[]): number {
  return papers.reduce((sum, { content, taken }) => sum + content.amounts.total - taken, 0);
}

/** Parts that are `sum` together, paper by paper, each with the tax that its paper has. */
export function take(papers: readonly OpenPaper[], sum: number): PartOfPaper[] {
  let left = sum;
  return papers.flatMap((of) => {
    const part = Math.min(left, leftOf([of]));
    if (part <= 0) return [];
    const amounts = partOfAmounts(countedAmounts(of.content), of.taken, part);
    of.taken += part;
    left -= part;
    return [{ of, amounts }];
  });
}

type Standing = Pick<MoneyLedger, 'account' | 'documents' | 'invoiced'>;
type Back = Pick<MoneyEntryRow, 'paise' | 'refers_to'>;

/**
 * Of advances alone, by receipt, the newest first: see rule 51. What an invoice has taken in a credit note takes back.
 * Of a payment that is taken back its own receipt comes first. The ledger is as it was before.
 */
export function takenBackBy(
  { account, documents, invoiced }: Standing,
  { paise, refers_to }: Back,
): PartOfPaper[] {
  const advances = openPapers(documents).advances.reverse();
  const isOwn = ({ row }: OpenPaper) => row.entry_id !== null && row.entry_id === refers_to;
  const own = advances.filter(isOwn);
  // Advances stay as far as there is money beyond the invoices.
  const stays = Math.max(0, account.received - account.refunded - paise - invoiced);
  const goes = Math.min(paise, Math.max(leftOf(own), leftOf(advances) - stays));
  return take([...own, ...advances.filter((one) => !isOwn(one))], goes);
}

/** What it is to, then the newest. */
function ofFirst(papers: readonly OpenPaper[], { of_document_id }: DocumentRow): OpenPaper[] {
  const isOf = ({ row }: OpenPaper) => row.id === of_document_id;
  return [...papers.filter(isOf), ...papers.filter((paper) => !isOf(paper)).reverse()];
}
