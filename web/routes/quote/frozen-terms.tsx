import { dayOf, formatDay } from '../../../contracts/india-time.ts';
import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { Written } from '../../features/page-content/written.tsx';
import { RefundSeasonNote, RefundTable } from '../../features/refund/refund-table.tsx';
import { Fold } from '../../ui/fold.tsx';

/** As they were when it was sent: what is on the policies page since does not count. */
export function FrozenTerms({ quote }: { quote: SentQuote }) {
  const sentOn = dayOf(quote.sentAt);
  const { figures, parts } = quote.terms;
  const seasonStarts = figures.seasonStarts.filter(({ day }) => day >= sentOn);
  return (
    <section aria-labelledby="terms" className="mt-12 max-w-[46rem] print:mt-5 print:max-w-none">
      <h2 id="terms" className="text-heading">
        The terms
      </h2>
      <p className="mt-2 text-ink-soft">
        As they stood on <time dateTime={sentOn}>{formatDay(sentOn)}</time>, when we sent this quotation.
        Later changes do not touch it.
      </p>
      <Fold
        summary={<span className="text-link">Read the terms</span>}
        className="mt-4 rounded-card border border-mist bg-sheet px-5 py-2 print:border-0 print:p-0"
      >
        <div id="agreed-terms" className="grid grid-cols-1 gap-6 pt-2 pb-4 print:gap-3 print:p-0">
          {parts.map(({ title, points }) => (
            <div key={title}>
              <h3 className="text-lg font-semibold">{title}</h3>
              <ul className="mt-2 list-disc space-y-1.5 pl-5 leading-relaxed marker:text-edge print:mt-1 print:space-y-0.5 print:leading-snug">
                {points.map((point) => (
                  <Written key={point} as="li" html={point} />
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h3 className="text-lg font-semibold">If you have to cancel</h3>
            <RefundTable figures={figures} />
            <RefundSeasonNote figures={{ ...figures, seasonStarts }} />
          </div>
        </div>
      </Fold>
    </section>
  );
}
