import { dayAfter, formatDay } from '../../../contracts/india-time.ts';
import type { PolicyFigures } from '../../../contracts/policies/policy-figures.ts';
import { type RefundStep, refundSteps } from '../../../contracts/policies/refund-ladder.ts';

export function RefundTable({ figures }: { figures: PolicyFigures }) {
  if (figures.deductions.length === 0) return null;
  return (
    <table className="mt-5 w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-edge text-sm text-ink-soft">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Cancelled
          </th>
          <th scope="col" className="py-2 font-semibold wrap-anywhere">
            What it costs
          </th>
        </tr>
      </thead>
      <tbody>
        {refundSteps(figures).map((step) => (
          <tr key={step.fromDays} className="border-b border-mist align-top">
            <th scope="row" className="py-3 pr-4 font-normal wrap-anywhere">
              {whenText(step)}
            </th>
            <td className="py-3 font-semibold wrap-anywhere">{costText(step)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function RefundSeasonNote({ figures: { seasonStarts, seasonDays } }: { figures: PolicyFigures }) {
  if (seasonStarts.length === 0) return null;
  const firstDay = (start: string) => dayAfter(start, -seasonDays);
  return (
    <div className="mt-5 rounded-card border border-mist bg-sheet px-5 py-4">
      <p className="font-semibold">No refund on these days</p>
      <ul className="mt-1 space-y-1 text-ink-soft">
        {seasonStarts.map(({ day }) => (
          <li key={day}>
            <time dateTime={firstDay(day)}>{formatDay(firstDay(day))}</time> to{' '}
            <time dateTime={day}>{formatDay(day)}</time>, the start of a season
          </li>
        ))}
      </ul>
    </div>
  );
}

function whenText({ fromDays, toDays }: RefundStep): string {
  if (!Number.isFinite(toDays)) return `More than ${fromDays - 1} days before travel`;
  if (fromDays === 0) return `Under ${toDays + 1} days before travel`;
  return `${toDays} to ${fromDays} days before travel`;
}

function costText({ deductedPercent }: RefundStep): string {
  if (deductedPercent === null) return 'Ask us';
  if (deductedPercent === 100) return 'No refund';
  return `${deductedPercent}% of the per-person fee is deducted`;
}
