import {
  Armchair,
  CalendarDays,
  IndianRupee,
  type LucideIcon,
  Map as MapIcon,
  MessageSquareText,
  Pencil,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { href, Link } from 'react-router';
import { priceLinesText } from '../../../../../contracts/dossier/price-lines-text.ts';
import type { WorkedOutPrice } from '../../../../../contracts/dossier/worked-out-price.contract.ts';
import type { EnquiryPrice } from '../../../../../contracts/enquiries/asked-price.contract.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import { ADDED } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { seatsLeftText } from '../../../../../contracts/enquiries/seats-left-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { formatRupees } from '../../../../../contracts/format-rupees.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { CustomerSummary } from '../../customers/customer-summary.tsx';
import { useDestinationName } from '../../destinations/use-destination-name.ts';
import { formatDuration } from '../../format-duration.ts';
import { AgeBadges } from '../age-badges.tsx';
import { ContactLinks } from '../contact-links.tsx';
import { SOURCE } from '../desk-texts.ts';
import { hasFactsDraft } from './facts/facts-draft.ts';
import { FactsForm } from './facts/facts-form.tsx';
import { partyText, WISH_TEXTS } from './facts/wish-texts.ts';

type Props = { enquiry: DeskEnquiry } & Pick<
  DeskDetail,
  'tour' | 'departure' | 'customer' | 'firstWish' | 'price'
>;

export function EnquiryFacts({ enquiry, tour, departure, customer, firstWish, price }: Props) {
  const { reference, tourName, createdAt, source, userId } = enquiry;
  const destination = useDestinationName()(enquiry.destination);
  const mayWork = useMay('work-on-enquiries');
  const isInList = enquiry.deletedAt === null && mayWork;
  const [isEdited, setEdited] = useState(() => isInList && hasFactsDraft(enquiry._id));
  const titleId = useId();
  const part = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  function close() {
    // Leaves the focus alone if the user already types elsewhere.
    const { activeElement: focused, body } = document;
    const isHere = focused === body || part.current?.contains(focused);
    flushSync(() => setEdited(false));
    if (isHere) editButton.current?.focus();
  }

  return (
    <section ref={part} aria-labelledby={titleId} className="p-4">
      <h2 id={titleId} className="sr-only">
        Enquiry <span data-about>{reference}</span>
      </h2>
      {isEdited ? (
        <FactsForm enquiry={enquiry} onClose={close} />
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <Line className="text-[1.0625rem] leading-snug font-semibold">
              <Fact label="Tour" icon={MapIcon}>
                {tour ? (
                  <Link to={href('/tours/:id', { id: tour.slug })} className="text-link">
                    {tourName}
                  </Link>
                ) : (
                  tourName
                )}
                {destination && destination !== tourName && (
                  <span className="font-normal text-ink-soft"> ({destination})</span>
                )}
              </Fact>
              <Fact label="Travel date" icon={CalendarDays}>
                {travelText(enquiry)}
              </Fact>
              <Fact label="Party" icon={UsersRound}>
                {partyText(enquiry) || 'Not known'}
              </Fact>
            </Line>
            <Line>
              <Fact label="Price" icon={IndianRupee}>
                <EnquiryPriceText price={price} />
              </Fact>
              {departure && (
                <Fact label="Departure" icon={Armchair} className="font-normal">
                  {seatsLeftText(departure)}
                </Fact>
              )}
            </Line>
            {ADDED.filter(({ name }) => enquiry[name]).map(({ name, label }) => (
              <Line key={name}>
                <Fact label={label} icon={MessageSquareText}>
                  <p dir="auto" className="whitespace-pre-line">
                    {name !== 'message' && <span aria-hidden="true">{label}: </span>}
                    {enquiry[name]}
                  </p>
                </Fact>
              </Line>
            ))}
            <Line>
              <Fact label="Contact" className="flex flex-wrap gap-x-5">
                <ContactLinks {...enquiry} />
                <CustomerSummary customer={customer} />
              </Fact>
            </Line>
            <Line className="text-sm text-ink-soft">
              <Fact label="Reference" className="tabular-nums">
                {reference}
              </Fact>
              <Fact label="Received">
                {formatMoment(createdAt)}, {SOURCE[source]}
                {userId === null && source !== 'site' && ', no account'}
              </Fact>
              <Fact label="First reply">
                <FirstReply enquiry={enquiry} />
              </Fact>
            </Line>
            {firstWish && <FirstWish first={firstWish} enquiry={enquiry} />}
          </div>
          {isInList && (
            <Button
              ref={editButton}
              data-part="correct"
              variant="quiet"
              onClick={() => setEdited(true)}
              className="-my-2 -mr-2 px-3"
            >
              <Pencil className="size-4" />
              <span className="@max-2xl:sr-only">Edit</span>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type FirstWishProps = { first: NonNullable<DeskDetail['firstWish']>; enquiry: DeskEnquiry };

function FirstWish({ first, enquiry }: FirstWishProps) {
  const others = Object.values(WISH_TEXTS)
    .filter((textOf) => textOf(first) !== textOf(enquiry))
    .map((textOf) => textOf(first) || 'none');
  if (others.length === 0) return null;
  return (
    <p className="mt-2 border-t border-mist pt-2 text-sm text-ink-soft wrap-anywhere">
      {enquiry.source === 'site' ? 'The traveller wrote' : 'First written down'}: {others.join(', ')}
    </p>
  );
}

function FirstReply({ enquiry }: { enquiry: DeskEnquiry }) {
  const { firstReplyAt, createdAt, replyAge } = enquiry;
  if (firstReplyAt) {
    const seconds = (Date.parse(firstReplyAt) - Date.parse(createdAt)) / 1000;
    return `Answered after ${formatDuration(seconds)}, ${formatMoment(firstReplyAt)}`;
  }
  if (replyAge === null) return 'No reply noted';
  return <AgeBadges {...enquiry} isUnreachable={false} />;
}

function Line({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classNames('flex flex-wrap items-center gap-x-5 gap-y-1', className)}>{children}</dl>;
}

type FactProps = { label: string; icon?: LucideIcon; className?: string; children: ReactNode };

function Fact({ label, icon: Icon, className, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="sr-only">{label}</dt>
      <dd className="flex gap-2">
        {Icon && <Icon className="h-lh w-4 shrink-0 text-ink-soft" />}
        <div className={classNames('min-w-0 wrap-anywhere', className)}>{children}</div>
      </dd>
    </div>
  );
}

function EnquiryPriceText({ price: { now, notes, asked } }: { price: EnquiryPrice }) {
  const told = toldText(now, asked);
  return (
    <>
      {now ? <PriceParts price={now} /> : 'Price not known. '}
      {notes.length > 0 && (
        <span className={`text-sm text-ink-soft ${now ? 'block' : ''}`}>{notes.join(' ')}</span>
      )}
      {told && <span className="block text-sm text-ink-soft">{told}</span>}
    </>
  );
}

function PriceParts({ price: { total, lines, season, isShared } }: { price: WorkedOutPrice }) {
  const parts = [priceLinesText(lines), season && `price of ${season}`, isShared && 'shared departure'];
  return (
    <>
      <span className="font-semibold tabular-nums">{formatRupees(total)}</span>{' '}
      <span className="text-ink-soft">({parts.filter(Boolean).join('; ')})</span>
    </>
  );
}

/** "When asked: ₹61,000 (2 × Adult at ₹30,500); the page showed ₹60,000" */
function toldText(now: WorkedOutPrice | null, asked: EnquiryPrice['asked']): string {
  if (!asked) return '';
  const { worked, shown } = asked;
  if (now?.total === worked?.total && shown === null) return '';
  const then = worked
    ? `${formatRupees(worked.total)} (${priceLinesText(worked.lines)})`
    : 'no price was known';
  return `When asked: ${then}${shown === null ? '' : `; the page showed ${formatRupees(shown)}`}.`;
}
