import { formatDay } from '../../../contracts/india-time.ts';
import type { PlannedPermit } from '../../../contracts/stops/plan-papers.ts';
import { measuresAndWhere } from '../../features/places/rules-text.ts';

export function PlannedPermitItem({ permit, today }: { permit: PlannedPermit; today: string }) {
  const { name, rules, places, applyBy } = permit;
  const text = measuresAndWhere({ ...rules, bring: '', photos: null });
  return (
    <li className="py-4 print:break-inside-avoid print:py-1.5">
      <h4 className="font-display text-lg font-semibold">{name}</h4>
      <p className="text-sm text-ink-soft">For {places.join(', ')}</p>
      {applyBy !== null && (
        <p className="mt-1.5 font-semibold">
          {applyBy < today
            ? `Should have been applied for by ${formatDay(applyBy)}`
            : `Apply by ${formatDay(applyBy)}`}
        </p>
      )}
      {text && <p className="mt-1 leading-relaxed">{text}</p>}
    </li>
  );
}
