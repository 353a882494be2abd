import { Download } from 'lucide-react';
import { PAYER_CALLS } from '../../../../contracts/calls/payer-calls.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../contracts/money/format-paise.ts';
import type { TravellerMoney } from '../../../../contracts/money/money.contract.ts';
import { callUrl } from '../../../api/call-path.ts';

type Props = Pick<TravellerMoney, 'documents'> & { token: string };

export function PapersByLink({ token, documents }: Props) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <h3 id="documents" className="text-xl">
        Receipts and invoices
      </h3>
      <ul className="mt-2 divide-y divide-mist border-y border-mist">
        {documents.map(({ _id, title, number, day, total }) => (
          <li key={_id} className="flex items-center justify-between gap-4 py-2 print:py-1">
            <div className="min-w-0">
              <p className="wrap-anywhere">
                {title} <span className="whitespace-nowrap tabular-nums">{number}</span>
              </p>
              <p className="text-sm text-ink-soft tabular-nums">
                {formatDay(day)}, {formatPaise(total)}
              </p>
            </div>
            <a
              href={callUrl(PAYER_CALLS, 'getDocumentByLink', { token, document: _id })}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`PDF of ${title} ${number}, in a new tab`}
              className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-link print:hidden"
            >
              <Download className="size-5" />
              PDF
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
