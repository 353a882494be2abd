import type { TourMonth } from '../../../../../contracts/dossier/dossier.contract.ts';
import { MONTH_MARK_NAMES, type MonthMark } from '../../../../../contracts/dossier/dossier-terms.ts';
import { MONTH_NAMES } from '../../../../../contracts/dossier/month-day-name.ts';
import { DossierSection } from './dossier-section.tsx';

const FILL: Record<MonthMark, string> = {
  best: 'h-full bg-success',
  good: 'h-2/3 bg-teesta',
  mixed: 'h-1/3 bg-marigold',
  closed: 'h-1 bg-rhododendron',
};

export function MonthsBar({ months }: { months: TourMonth[] }) {
  return (
    <DossierSection id="when" title="When to go" inShort={inShort(months)}>
      <ol className="mt-5 grid grid-cols-4 gap-x-2 gap-y-4 sm:grid-cols-6 print:mt-1.5 print:grid-cols-12">
        {MONTH_NAMES.map((name, place) => {
          const month = months.find((one) => one.month === place + 1);
          return (
            <li key={name} className="min-w-0">
              <span aria-hidden="true" className="flex h-9 items-end rounded-sm bg-sunken print:hidden">
                {month && (
                  <span className={`block w-full rounded-sm forced-colors:border ${FILL[month.mark]}`} />
                )}
              </span>
              <span className="mt-1.5 block text-sm font-semibold">{name}</span>
              <span className="block text-[0.8125rem] leading-tight text-ink-soft">
                {month ? <MonthWords {...month} /> : '–'}
              </span>
            </li>
          );
        })}
      </ol>
    </DossierSection>
  );
}

function inShort(months: readonly TourMonth[]): string {
  const best = months.filter(({ mark }) => mark === 'best').map(({ month }) => MONTH_NAMES[month - 1] ?? '');
  return best.length === 0 ? 'Month by month' : `Best in ${new Intl.ListFormat('en-GB').format(best)}`;
}

function MonthWords({ mark, word }: TourMonth) {
  return (
    <>
      {MONTH_MARK_NAMES[mark]}
      {word !== '' && word.toLowerCase() !== mark && <span className="block">{word}</span>}
    </>
  );
}
