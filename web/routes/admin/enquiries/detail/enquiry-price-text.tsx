import { priceLinesText } from '../../../../../contracts/dossier/price-lines-text.ts';
import type { WorkedOutPrice } from '../../../../../contracts/dossier/worked-out-price.contract.ts';
import type { EnquiryPrice } from '../../../../../contracts/enquiries/asked-price.contract.ts';
import { formatRupees } from '../../../../../contracts/format-rupees.ts';

export function EnquiryPriceText({ price: { now, notes, asked } }: { price: EnquiryPrice }) {
  const told = toldText(now, asked);
  return (
    <>
      {now ? <PriceParts price={now} /> : 'Price not known. '}
      {notes.length > 0 && (
        <span className={`text-sm text-ink-soft ${now ? 'block' : ''}`}>{notes.join(' ')}</span>
      )}
      {told && <span className="block text-sm text-ink-soft">{told}</span>}
    </>
  );
}

function PriceParts({ price: { total, lines, season, isShared } }: { price: WorkedOutPrice }) {
  const parts = [priceLinesText(lines), season && `price of ${season}`, isShared && 'shared departure'];
  return (
    <>
      <span className="font-semibold tabular-nums">{formatRupees(total)}</span>{' '}
      <span className="text-ink-soft">({parts.filter(Boolean).join('; ')})</span>
    </>
  );
}

/** "When asked: ₹61,000 (2 × Adult at ₹30,500); the page showed ₹60,000" */
function toldText(now: WorkedOutPrice | null, asked: EnquiryPrice['asked']): string {
  if (!asked) return '';
  const { worked, shown } = asked;
  if (now?.total === worked?.total && shown === null) return '';
  const then = worked
    ? `${formatRupees(worked.total)} (${priceLinesText(worked.lines)})`
    : 'no price was known';
  return `When asked: ${then}${shown === null ? '' : `; the page showed ${formatRupees(shown)}`}.`;
}
