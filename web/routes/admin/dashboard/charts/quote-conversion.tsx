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

const CELL = 'py-1.5 pl-3 text-right align-top tabular-nums wrap-anywhere';

function ConversionTable({ head, rows, nameless }: { head: string; rows: Rows; nameless: string }) {
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-edge text-sm text-ink-soft">
          <th scope="col" className="py-2 font-semibold wrap-anywhere">
            {head}
          </th>
          {['Sent', 'Accepted', 'Share'].map((name) => (
            <th key={name} scope="col" className="py-2 pl-3 text-right font-semibold wrap-anywhere">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sent, accepted }) => (
          <tr key={name} className="border-b border-mist">
            <th scope="row" className="py-1.5 font-normal wrap-anywhere">
              {name || nameless}
            </th>
            <td className={CELL}>{formatCount(sent)}</td>
            <td className={CELL}>{formatCount(accepted)}</td>
            <td className={CELL}>{formatShare(accepted, sent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
