import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { partySizeText } from '../../../../../contracts/enquiries/party-size-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { useSinglePress } from '../../actions/use-single-press.ts';
import { AgeBadges } from '../age-badges.tsx';
import { ContactLinks } from '../contact-links.tsx';
import { DueLine } from '../due-line.tsx';
import { useEnquiryAddress } from '../position/desk-position.ts';
import { StatusBadge } from '../status-badge.tsx';
import type { RowProps } from './compact-row.tsx';
import { DeleteEnquiry, enquiryParts } from './enquiry-parts.tsx';

export function EnquiryRow({ enquiry, isFirst, isOpen, isChosen, box, onDelete }: RowProps) {
  const { _id, fullName, tourName, guestSize, status, owner } = enquiry;
  const { origin, more } = enquiryParts(enquiry);
  const addressOf = useEnquiryAddress();
  const deleting = useSinglePress(onDelete);
  return (
    <li
      data-row={_id}
      className={`relative grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] gap-x-2 border-b border-mist p-2 last:border-b-0 ${isChosen ? 'bg-info-ground' : ''} ${isOpen ? 'bg-mist' : ''}`}
    >
      {box}
      <dl className="grid min-w-0 grid-cols-[auto_minmax(min-content,1fr)] gap-x-5 gap-y-2 pb-2 @3xl:pt-2 @3xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1.25fr)_9.5rem_9.5rem]">
        <Fact label="Traveller" isPlain className="col-span-2 @3xl:col-span-1">
          <Link
            id={isFirst ? 'first-enquiry' : undefined}
            to={addressOf(_id)}
            aria-current={isOpen ? 'page' : undefined}
            className="flex min-h-11 items-center font-semibold underline-offset-4 wrap-anywhere hover:underline @3xl:min-h-7"
          >
            <bdi>{fullName}</bdi>
          </Link>
          <ContactLinks {...enquiry} />
        </Fact>
        <Fact label="Trip" isPlain className="col-span-2 @3xl:col-span-1">
          <span dir="auto" className="block leading-snug wrap-anywhere">
            {tourName}
          </span>
          <span className="block text-ink-soft">
            {travelText(enquiry)} · {partySizeText(guestSize)}
          </span>
          <span className="block text-sm text-ink-soft">{origin}</span>
        </Fact>
        <Fact label="Status">
          <span className="grid justify-items-start gap-1.5">
            <StatusBadge status={status} />
            <AgeBadges {...enquiry} />
            <DueLine {...enquiry} />
          </span>
        </Fact>
        <Fact label="Owner">
          {owner ? <bdi>{owner.username}</bdi> : <span className="text-ink-soft">Nobody yet</span>}
        </Fact>
        {more && (
          <Fact label="Why it was taken for spam" isPlain className="col-span-full">
            {more}
          </Fact>
        )}
      </dl>
      <DeleteEnquiry fullName={fullName} deleting={deleting} />
    </li>
  );
}

type FactProps = {
  label: string;
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
};

function Fact({ label, isPlain, className, children }: FactProps) {
  return (
    <div className={`min-w-0 ${className ?? ''}`}>
      <dt className={isPlain ? 'sr-only' : 'mb-0.5 text-sm text-ink-soft @3xl:sr-only'}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
