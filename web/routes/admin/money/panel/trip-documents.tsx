import { Link } from 'react-router';
import { formatDay } from '../../../../../contracts/india-time.ts';
import type { DocumentInList } from '../../../../../contracts/money/documents.contract.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import { PdfButton } from '../document/pdf-button.tsx';
import { documentPath } from '../money-words.ts';
import { MoneyPart } from './money-part.tsx';

type Props = { enquiryId: string; documents: DocumentInList[] };

export function TripDocuments({ enquiryId, documents }: Props) {
  if (documents.length === 0) return null;
  return (
    <MoneyPart title="Documents">
      {documents.toReversed().map(({ _id, title, number, day, total }) => (
        <li key={_id} className="flex items-center gap-1 py-1">
          <div className="min-w-0 flex-1">
            <Link
              to={documentPath(enquiryId, _id)}
              className="inline-flex min-h-11 flex-wrap content-center items-center gap-x-1.5 text-link"
            >
              {title} <span className="whitespace-nowrap">{number}</span>
            </Link>
            <p className="text-sm text-ink-soft tabular-nums">
              {formatDay(day)} · {formatPaise(total)}
            </p>
          </div>
          <PdfButton enquiryId={enquiryId} documentId={_id} name={number} isCompact />
        </li>
      ))}
    </MoneyPart>
  );
}
