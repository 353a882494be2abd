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
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import { ADDED } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { seatsLeftText } from '../../../../../contracts/enquiries/seats-left-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { CustomerLine } from '../../customers/customer-line.tsx';
import { formatDuration } from '../../format-duration.ts';
import { AgeBadges } from '../age-badges.tsx';
import { ContactLinks } from '../contact-links.tsx';
import { SOURCE } from '../desk-texts.ts';
import { EnquiryPriceText } from './enquiry-price-text.tsx';
import { hasFactsDraft } from './facts/facts-draft.ts';
import { FactsForm } from './facts/facts-form.tsx';
import { FirstWish } from './facts/first-wish.tsx';
import { partyText } from './facts/wish-texts.ts';

type Props = { enquiry: DeskEnquiry } & Pick<
  DeskDetail,
  'tour' | 'departure' | 'customer' | 'firstWish' | 'price'
>;

export function EnquiryFacts({ enquiry, tour, departure, customer, firstWish, price }: Props) {
  const { reference, tourName, destination, createdAt, source, userId } = enquiry;
  const isInList = enquiry.deletedAt === null;
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
                <CustomerLine customer={customer} />
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
              <Pencil aria-hidden="true" className="size-4" />
              <span className="@max-2xl:sr-only">Edit</span>
            </Button>
          )}
        </div>
      )}
    </section>
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
        {Icon && <Icon aria-hidden="true" className="h-lh w-4 shrink-0 text-ink-soft" />}
        <div className={classNames('min-w-0 wrap-anywhere', className)}>{children}</div>
      </dd>
    </div>
  );
}
