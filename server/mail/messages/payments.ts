import { countPeople } from '../../../contracts/count-of.ts';
import { priceLinesText } from '../../../contracts/dossier/price-lines-text.ts';
import type { WorkedOutPrice } from '../../../contracts/dossier/worked-out-price.contract.ts';
import { formatRupees } from '../../../contracts/format-rupees.ts';
import { dayAfter } from '../../../contracts/india-time.ts';
import type { PolicyFigures } from '../../../contracts/policies/policy-figures.ts';
import { type RefundStep, refundSteps } from '../../../contracts/policies/refund-ladder.ts';
import { type Block, type FactRow, heading, paragraph, written } from '../rendering/mail-blocks.ts';
import { dayInMail } from './message-parts.ts';

type Priced = {
  price?: WorkedOutPrice | undefined;
  guestSize: number | null;
  bookAt: string;
  receivedOn?: string | undefined;
  figures: PolicyFigures;
};

/** When to pay what. Empty if the price is unknown. Paid at once if the trip starts before the balance is due. */
export function paymentsOf({ price, guestSize, bookAt, receivedOn, figures }: Priced): { blocks: Block[] } {
  if (!price || guestSize === null || price.total <= 0 || receivedOn === undefined || bookAt === '')
    return { blocks: [] };
  const { total, lines } = price;
  const advance = Math.round((total * figures.advancePercent) / 100);
  const balanceDue = dayAfter(bookAt, -figures.balanceDays);
  const sum: FactRow = [
    'Price',
    `${formatRupees(total)} for ${countPeople(guestSize)}: ${priceLinesText(lines)}`,
  ];
  const rows: FactRow[] =
    balanceDue > receivedOn
      ? [
          sum,
          ['Advance', `${formatRupees(advance)} (${figures.advancePercent}%) to book`],
          ['Balance', `${formatRupees(total - advance)} by ${dayInMail(balanceDue)}`],
        ]
      : [
          sum,
          [
            'To be paid',
            `${formatRupees(total)} to book, as travel is in ${figures.balanceDays} days or less`,
          ],
        ];
  return {
    blocks: [
      heading(2, 'What it would cost'),
      { kind: 'facts', rows },
      paragraph(
        written(`At today’s price, and due only once you have agreed to the plan.${refundWords(figures)}`),
      ),
    ],
  };
}

function refundWords(figures: PolicyFigures): string {
  if (figures.deductions.length === 0) return '';
  const steps = refundSteps(figures).map(stepText).join('; ');
  return ` If you cancel after that, how much of the price per person is not refunded goes by the days that are left before travel: ${steps}.`;
}

function stepText({ fromDays, toDays, deductedPercent }: RefundStep): string {
  const part = deductedPercent === null ? 'ask us' : `${deductedPercent}%`;
  return `${daysText(fromDays, toDays)}, ${part}`;
}

function daysText(fromDays: number, toDays: number): string {
  if (toDays === Number.POSITIVE_INFINITY) return `more than ${fromDays - 1} days`;
  return fromDays === 0 ? `less than ${toDays + 1} days` : `${toDays} to ${fromDays} days`;
}
