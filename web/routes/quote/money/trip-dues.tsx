import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { dueRows, sumsOfTrip, type TripDue } from './due-of-trip.ts';

const COLOURS: Record<TripDue['state'], string> = {
  paid: 'text-success',
  waiting: 'text-ink-soft',
  overdue: 'font-semibold text-rhododendron',
  due: 'text-ink-soft',
};

/** Each instalment with what is paid of it, and the sums. */
export function TripDues({ money, isOff }: { money: TravellerMoney; isOff: boolean }) {
  const rows = isOff ? [] : dueRows(money);
  return (
    <>
      {rows.length > 0 && (
        <ul className="divide-y divide-mist border-y border-mist" aria-label="Instalments">
          {rows.map(({ id, text, paise, state, note }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 py-2.5 print:py-1">
              <div className="min-w-0">
                <p>{text}</p>
                {note && <p className={`text-sm ${COLOURS[state]}`}>{note}</p>}
              </div>
              <p className="font-semibold whitespace-nowrap tabular-nums">{formatPaise(paise)}</p>
            </li>
          ))}
        </ul>
      )}
      <dl className="grid gap-1 text-[0.9375rem] tabular-nums">
        {sumsOfTrip(money, isOff).map(({ name, paise }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 last:font-semibold">
            <dt>{name}</dt>
            <dd className="whitespace-nowrap">{formatPaise(paise)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
