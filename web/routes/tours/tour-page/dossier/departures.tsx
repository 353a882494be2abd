import { countOf } from '../../../../../contracts/count-of.ts';
import type { TourDeparture } from '../../../../../contracts/dossier/dossier.contract.ts';
import { formatDay, todayInIndia } from '../../../../../contracts/india-time.ts';
import { DossierSection } from './dossier-section.tsx';

/** The days on which a tour is certain to leave. */
export function Departures({ departures }: { departures: TourDeparture[] }) {
  const today = todayInIndia();
  const coming = departures.filter(({ day }) => day >= today);
  if (coming.length === 0) return null;
  return (
    <DossierSection
      id="departures"
      title="Fixed departures"
      lead="On these days the tour leaves for certain. For another date, ask us: it leaves for a party of its own."
    >
      <ul className="mt-4">
        {coming.map(({ day, seats }) => (
          <li key={day} className="flex justify-between gap-4 border-t border-mist py-2.5 print:py-0.5">
            <span className="font-semibold">{formatDay(day)}</span>
            <span className="text-ink-soft">{countOf(seats, 'seat')}</span>
          </li>
        ))}
      </ul>
    </DossierSection>
  );
}
