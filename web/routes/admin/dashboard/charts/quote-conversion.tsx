import type { Dashboard } from '../../../../../contracts/dashboard.contract.ts';
import { formatCount, formatShare } from '../format-figures.ts';

type Rows = Dashboard['quotes']['byTour'];

export function QuoteConversion({ quotes: { byTour, byStaff } }: Pick<Dashboard, 'quotes'>) {
  return (
    <section
      aria-labelledby="quote-conversion"
      className="min-w-0 rounded-card border border-mist bg-sheet p-4 sm:p-5 xl:col-span-2"
    >
      <h3 id="quote-conversion" className="text-lg">
        Quotations
      </h3>
      {byStaff.length === 0 ? (
        <p className="mt-1 text-ink-soft">Nothing was sent in this period.</p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">Of each enquiry the last one that was sent.</p>
          <div className="mt-2 grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-2">
            <ConversionTable head="Tour" rows={byTour} nameless="No tour of the list" />
            <ConversionTable head="Sent by" rows={byStaff} nameless="Former staff" />
          </div>
        </>
      )}
    </section>
  );
}

const HEADS = ['Sent', 'Accepted', 'Share'] as const;

/** Where a row has no room, the name stands above its numbers. */
function ConversionTable({ head, rows, nameless }: { head: string; rows: Rows; nameless: string }) {
  return (
    <div className="@container">
      <table className="block w-full border-collapse text-left @2xs:table">
        <thead className="sr-only @2xs:not-sr-only">
          <tr className="border-b border-edge text-sm text-ink-soft">
            <th scope="col" className="py-2 font-semibold">
              {head}
            </th>
            {HEADS.map((name) => (
              <th key={name} scope="col" className="py-2 pl-3 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @2xs:table-row-group">
          {rows.map(({ name, sent, accepted }) => (
            <tr
              key={name}
              className="flex flex-wrap gap-x-4 border-b border-mist py-1.5 @2xs:table-row @2xs:*:py-1.5"
            >
              <th scope="row" className="w-full font-normal wrap-anywhere @2xs:w-auto">
                {name || nameless}
              </th>
              {[formatCount(sent), formatCount(accepted), formatShare(accepted, sent)].map((figure, nth) => (
                <td
                  key={HEADS[nth]}
                  className="align-top whitespace-nowrap tabular-nums @2xs:pl-3 @2xs:text-right"
                >
                  <span aria-hidden="true" className="text-sm text-ink-soft @2xs:hidden">
                    {HEADS[nth]}{' '}
                  </span>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
