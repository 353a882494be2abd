import type { IssuedDocument } from '../../../../contracts/money/documents.contract.ts';
import { partOfAmounts, type TaxedAmounts } from '../../../../contracts/money/taxed-amounts.ts';
import type { DocumentRow } from '../../../db/money-rows.ts';
import { contentOf } from '../../documents/documents.queries.ts';

/** A paper, and what later ones have taken back of it, or an invoice has taken in. */
export type OpenPaper = { row: DocumentRow; content: IssuedDocument; taken: number };

type PartOfPaper = { of: OpenPaper; amounts: TaxedAmounts };

/** Receipts of advances, and invoices; the oldest first. */
export function openPapers(documents: readonly DocumentRow[]): {
  advances: OpenPaper[];
  invoices: OpenPaper[];
} {
  const [advances, invoices]: [OpenPaper[], OpenPaper[]] = [[], []];
  for (const row of documents) {
    const paper = { row, content: contentOf(row), taken: 0 };
    const { total } = paper.content.amounts;
    if (row.kind === 'receipt_voucher' || isAdvance(paper)) advances.push(paper);
    if (row.kind === 'refund_voucher') take(ofFirst(advances, row), total);
    if (row.kind === 'credit_note') take(ofFirst(invoices, row), total);
    if (row.kind !== 'invoice') continue;
    invoices.push(paper);
    take(advances, total);
  }
  return { advances, invoices };
}

/** One that is to no invoice. */
const isAdvance = ({ row }: OpenPaper) => row.kind === 'receipt' && row.of_document_id === null;

export function leftOf(papers: readonly OpenPaper[]): number {
  return papers.reduce((sum, { content, taken }) => sum + content.amounts.total - taken, 0);
}

/** Parts that are `sum` together, paper by paper, each with the tax that its paper has. */
export function take(papers: readonly OpenPaper[], sum: number): PartOfPaper[] {
  let left = sum;
  return papers.flatMap((of) => {
    const part = Math.min(left, leftOf([of]));
    if (part <= 0) return [];
    const amounts = partOfAmounts(of.content.amounts, of.taken, part);
    of.taken += part;
    left -= part;
    return [{ of, amounts }];
  });
}

/** What it is to, then the newest. */
function ofFirst(papers: readonly OpenPaper[], { of_document_id }: DocumentRow): OpenPaper[] {
  const isOf = ({ row }: OpenPaper) => row.id === of_document_id;
  return [...papers.filter(isOf), ...papers.filter((paper) => !isOf(paper)).reverse()];
}
