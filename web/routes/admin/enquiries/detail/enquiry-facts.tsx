import { ExternalLink, Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { countPeople } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail } from '../../../../../contracts/enquiries/desk-history.contract.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import { ConsentRecords } from '../../../../features/consent/consent-records.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CustomerLine } from '../../customers/customer-line.tsx';
import { formatDuration } from '../../format-duration.ts';
import { AgeBadges } from '../age-badges.tsx';
import { ContactLinks } from '../contact-links.tsx';
import { SOURCE } from '../desk-texts.ts';
import { hasFactsDraft } from './facts/facts-draft.ts';
import { FactsForm } from './facts/facts-form.tsx';
import { FirstWish } from './facts/first-wish.tsx';
import { Panel } from './panel.tsx';

type Props = { enquiry: DeskEnquiry } & Pick<DeskDetail, 'tour' | 'consents' | 'customer' | 'firstWish'>;

/** What the enquiry says, and how long its traveller waited. */
export function EnquiryFacts({ enquiry, tour, consents, customer, firstWish }: Props) {
  const { reference, tourName, destination, guestSize, createdAt, source, userId } = enquiry;
  const isInList = enquiry.deletedAt === null;
  const [isEdited, setEdited] = useState(() => isInList && hasFactsDraft(enquiry._id));
  const editButton = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setEdited(false));
    editButton.current?.focus();
  }

  return (
    <Panel title={`Enquiry ${reference}`}>
      {isEdited ? (
        <FactsForm enquiry={enquiry} onClose={close} />
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 @2xl:grid-cols-3 @5xl:grid-cols-6">
            <Fact label="Contact" isWide>
              <ContactLinks {...enquiry} />
              <CustomerLine customer={customer} />
            </Fact>
            <Fact label="Tour" isWide>
              {tour ? (
                <Link to={`/tours/${tour.slug}`} className="text-link">
                  {tourName}
                  <ExternalLink aria-hidden="true" className="ml-1.5 inline size-4" />
                </Link>
              ) : (
                tourName
              )}
              {destination && destination !== tourName && (
                <span className="block text-ink-soft">{destination}</span>
              )}
            </Fact>
            <Fact label="Travel date">{travelText(enquiry)}</Fact>
            <Fact label="Party">{countPeople(guestSize)}</Fact>
            <Fact label="Received">
              {formatMoment(createdAt)}
              <span className="block text-ink-soft">
                {SOURCE[source]}
                {userId === null && source !== 'site' && ', no account'}
              </span>
            </Fact>
            <Fact label="First reply" isWide>
              <FirstReply enquiry={enquiry} />
            </Fact>
          </dl>
          {firstWish && <FirstWish first={firstWish} enquiry={enquiry} />}
          {isInList && (
            <Button ref={editButton} variant="secondary" onClick={() => setEdited(true)} className="mt-4">
              <Pencil aria-hidden="true" className="size-4" />
              Edit
            </Button>
          )}
        </>
      )}
      <ConsentRecords consents={consents} />
    </Panel>
  );
}

function FirstReply({ enquiry }: { enquiry: DeskEnquiry }) {
  const { firstReplyAt, createdAt, replyAge } = enquiry;
  if (firstReplyAt) {
    const seconds = (Date.parse(firstReplyAt) - Date.parse(createdAt)) / 1000;
    return (
      <>
        After {formatDuration(seconds)}
        <span className="block text-ink-soft">{formatMoment(firstReplyAt)}</span>
      </>
    );
  }
  if (replyAge === null) return <span className="text-ink-soft">None noted</span>;
  return <AgeBadges {...enquiry} isUnreachable={false} />;
}

function Fact({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${isWide ? 'max-sm:col-span-2' : ''}`}>
      <dt className="mb-0.5 text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
