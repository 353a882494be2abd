import type { ReactNode } from 'react';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import { type PriceTax, rowsOfTotal, type SumRow, taxNote } from '../../../features/quotes/option-sums.ts';
import type { ShownQuote } from './quote-sheet.tsx';

type Props = { option: Omit<ShownQuote['options'][number], 'label'>; tax: PriceTax };

/** In the words of travellers. */
export function QuoteSums({ option, tax }: Props) {
  const note = taxNote(option, tax);
  return (
    <>
      <dl className="grid gap-1.5 tabular-nums">
        <SumRows rows={rowsOfTotal(option, tax)} />
        <Sum name="Total" isStrong>
          {formatPaise(option.totals.total)}
        </Sum>
      </dl>
      {note && <p className="mt-1 text-sm text-ink-soft">{note}</p>}
    </>
  );
}

const SumRows = ({ rows }: { rows: SumRow[] }) =>
  rows.map(({ key, text, note, amount }) => (
    <Sum key={key} name={text} note={note}>
      {amount}
    </Sum>
  ));

type SumProps = { name: string; note?: string | undefined; isStrong?: boolean; children: ReactNode };

export function Sum({ name, note, isStrong = false, children }: SumProps) {
  return (
    <div
      className={
        isStrong
          ? 'mt-1 flex justify-between gap-4 border-t border-edge pt-1.5 text-lg font-semibold'
          : 'flex justify-between gap-4'
      }
    >
      <dt className={isStrong ? '' : 'min-w-0 text-ink-soft wrap-anywhere'}>
        {name}
        {note && <span className="block text-sm">{note}</span>}
      </dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
