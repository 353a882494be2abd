import { ChevronDown, FilePlus2 } from 'lucide-react';
import { Link } from 'react-router';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { isOpenStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { formatDay, formatMoment } from '../../../../../contracts/india-time.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { QuoteInList } from '../../../../../contracts/quotes/quotes.contract.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { Panel } from '../../enquiries/detail/panel.tsx';
import { ActionMenu } from '../../lists/action-menu.tsx';
import { Tag } from '../../lists/tag.tsx';
import { useQuoteDeeds } from '../deeds/use-quote-deeds.tsx';
import { quoteName, quotePath, stateTag } from '../quote-words.ts';
import { useBeginQuote } from '../use-begin-quote.ts';

type Props = { enquiry: DeskEnquiry; quotes: QuoteInList[] };

export function QuotesPanel({ enquiry, quotes }: Props) {
  const mayWork = useMay('work-on-enquiries') && enquiry.deletedAt === null;
  const beginQuote = useBeginQuote(enquiry._id);
  const draft = quotes.find(({ state }) => state === 'draft');
  const isOver = !isOpenStatus(enquiry.status) || quotes.some(({ state }) => state === 'accepted');
  const mayBegin = mayWork && !isOver;
  if (quotes.length === 0 && !mayBegin) return null;
  const sent = quotes.filter((quote) => quote !== draft);
  const newest = [...(draft ? [draft] : []), ...sent.slice(0, 1)];
  const earlier = sent.slice(1);
  const rowOf = (quote: QuoteInList) => (
    <QuoteRow key={quote._id} {...{ quote, enquiry, mayWork }} mayRevise={mayBegin && !draft} />
  );
  return (
    <Panel title="Quotations">
      {newest.length > 0 && <ol className="mb-2 divide-y divide-mist">{newest.map(rowOf)}</ol>}
      {earlier.length > 0 && (
        <details className="mb-2">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-link">
            <ChevronDown className="size-5 shrink-0 transition-transform [details[open]>summary>&]:rotate-180" />
            {earlier.length} earlier
          </summary>
          <ol className="divide-y divide-mist">{earlier.map(rowOf)}</ol>
        </details>
      )}
      {mayBegin &&
        (draft ? (
          <ButtonLink to={quotePath(enquiry._id, draft._id)} variant="secondary" data-part="quote">
            Go on with the draft
          </ButtonLink>
        ) : (
          <ActionButton icon={FilePlus2} variant="secondary" data-part="quote" onPress={() => beginQuote()}>
            New quotation
          </ActionButton>
        ))}
    </Panel>
  );
}

type RowProps = { quote: QuoteInList; enquiry: DeskEnquiry; mayWork: boolean; mayRevise: boolean };

function QuoteRow({ quote, enquiry, mayWork, mayRevise }: RowProps) {
  const { choices, dialog } = useQuoteDeeds(quote, enquiry, mayRevise);
  const { text, tone } = stateTag(quote);
  const name = quoteName(quote);
  return (
    <li className="flex items-start gap-1 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={quotePath(enquiry._id, quote._id)}
            className="inline-flex min-h-11 items-center font-semibold text-link"
          >
            {name}
          </Link>
          {quote.state !== 'draft' && <Tag tone={tone}>{text}</Tag>}
        </p>
        <ul className="tabular-nums">
          {quote.options.map(({ label, total }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options are named by their place
            <li key={place} className="wrap-anywhere">
              {label} <span className="font-semibold">{formatPaise(total)}</span>
              {quote.decision?.option === place && <span className="text-success"> · accepted</span>}
            </li>
          ))}
        </ul>
        <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{whenText(quote)}</p>
        {quote.reason && (
          <p dir="auto" className="text-sm wrap-anywhere">
            {quote.reason}
          </p>
        )}
      </div>
      {mayWork && choices.length > 0 && (
        <ActionMenu label={`More for ${name.toLowerCase()}`} choices={choices} />
      )}
      {dialog}
    </li>
  );
}

function whenText({ state, by, updatedAt, sentAt, openedAt, decidedAt, validUntil }: QuoteInList): string {
  if (!sentAt) return `Changed ${formatMoment(updatedAt)}, ${by}`;
  const isOpen = state === 'sent' || state === 'lapsed';
  const decided = decidedAt && (state === 'accepted' || state === 'declined') ? state : undefined;
  return [
    `Sent ${formatMoment(sentAt)}, ${by}`,
    openedAt && `opened ${formatMoment(openedAt)}`,
    decided && `${decided} ${formatMoment(decidedAt ?? sentAt)}`,
    isOpen && validUntil && `valid until ${formatDay(validUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
