import type { ReactNode } from 'react';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { QuoteTotals } from '../../../../contracts/quotes/quote-totals.ts';

type Props = {
  totals: QuoteTotals;
  isTaxIncluded: boolean;
  discountReason: string;
  /** Below the total. */
  children?: ReactNode;
};

export function QuoteSums({ totals, isTaxIncluded, discountReason, children }: Props) {
  const { discount, priced, passedThrough, taxPercent, tax, tcsPercent, tcs, rounding, total } = totals;
  return (
    <dl className="grid gap-1 tabular-nums">
      {discount > 0 && (
        <>
          <Sum name="Prices">{formatPaise(priced + discount)}</Sum>
          <Sum name={discountReason ? `Discount: ${discountReason}` : 'Discount'}>
            −{formatPaise(discount)}
          </Sum>
        </>
      )}
      {taxPercent > 0 && !isTaxIncluded && (
        <>
          <Sum name="Before GST">{formatPaise(priced)}</Sum>
          <Sum name={`GST ${taxPercent}%`}>{formatPaise(tax)}</Sum>
        </>
      )}
      {passedThrough > 0 && <Sum name="At cost">{formatPaise(passedThrough)}</Sum>}
      {tcs > 0 && <Sum name={`TCS ${tcsPercent}%`}>{formatPaise(tcs)}</Sum>}
      {rounding !== 0 && <Sum name="Rounding">{formatPaise(rounding)}</Sum>}
      <Sum name="Total" isStrong>
        {formatPaise(total)}
      </Sum>
      {taxPercent > 0 && isTaxIncluded && (
        <Sum name={`With GST ${taxPercent}% in it`}>{formatPaise(tax)}</Sum>
      )}
      {children}
    </dl>
  );
}

type SumProps = { name: string; isStrong?: boolean; children: ReactNode };

export function Sum({ name, isStrong = false, children }: SumProps) {
  return (
    <div
      className={
        isStrong
          ? 'mt-1 flex justify-between gap-4 border-t border-edge pt-1.5 text-lg font-semibold'
          : 'flex justify-between gap-4'
      }
    >
      <dt className={isStrong ? '' : 'min-w-0 text-ink-soft wrap-anywhere'}>{name}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
