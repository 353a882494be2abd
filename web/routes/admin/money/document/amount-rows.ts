import type { IssuedDocument } from '../../../../../contracts/money/documents.contract.ts';

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "33,000.00": the column says what it is in. */
export const plainRupees = (paise: number) => rupees.format(paise / 100);

/** What the total is made of, as the PDF has it; nothing that is nil. */
export function amountRows(amounts: IssuedDocument['amounts']): [name: string, paise: number][] {
  const { taxPercent, taxable, exempt, cgst, sgst, igst, passedThrough, tcsPercent, tcs, rounding } = amounts;
  const rows: [string, number][] = [
    [taxPercent > 0 ? 'Taxable value' : 'Value', taxable],
    ['Exempt value', exempt],
    [`CGST ${taxPercent / 2}%`, cgst],
    [`SGST ${taxPercent / 2}%`, sgst],
    [`IGST ${taxPercent}%`, igst],
    ['At cost, without tax', passedThrough],
    [`Tax collected at source ${tcsPercent}%`, tcs],
    ['Rounding', rounding],
  ];
  return rows.filter(([, paise]) => paise !== 0);
}
