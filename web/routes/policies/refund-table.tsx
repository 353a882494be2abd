import { REFUND_LADDER, type RefundStep } from '../../../contracts/policies/refund-ladder.ts';

export function RefundTable() {
  return (
    <table className="mt-5 w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-edge text-sm text-ink-soft">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Cancelled
          </th>
          <th scope="col" className="py-2 font-semibold">
            What it costs
          </th>
        </tr>
      </thead>
      <tbody>
        {REFUND_LADDER.map((step) => (
          <tr key={step.fromDays} className="border-b border-mist align-top">
            <th scope="row" className="py-3 pr-4 font-normal">
              {whenText(step)}
            </th>
            <td className="py-3 font-semibold">{costText(step)}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
