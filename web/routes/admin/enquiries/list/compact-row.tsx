import { Link, useSearchParams } from 'react-router';
import { countPeople } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import { SpamReasonsList } from '../../../../features/spam/spam-reasons-list.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { AgeBadges, AgeSign } from '../age-badges.tsx';
import { SOURCE } from '../desk-texts.ts';
import { NotSpamButton } from '../not-spam-button.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { RowMenu } from './row-menu.tsx';

export type RowProps = {
  enquiry: DeskEnquiry;
  isFirst: boolean;
  /** It stands beside the list. */
  isOpen: boolean;
  isChosen: boolean;
  onToggle: () => void;
  onDelete: () => Promise<void>;
};

/** One enquiry on two lines. All of it leads to the enquiry, but for its box and its menu. */
export function CompactRow({ enquiry, isFirst, isOpen, isChosen, onToggle, onDelete }: RowProps) {
  const { _id, reference, fullName, tourName, guestSize, createdAt, status, owner, source } = enquiry;
  const [params] = useSearchParams();
  return (
    <li
      data-enquiry={_id}
      className={classNames(
        'desk-row group relative border-b border-mist px-1 py-1 last:border-b-0 hover:bg-sunken',
        isOpen && 'bg-mist!',
        isChosen && 'bg-info-ground',
      )}
    >
      <label className="relative z-10 grid size-11 place-items-center [grid-area:box]">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          aria-label={`Choose the enquiry of ${fullName}, ${reference}`}
          className="size-5 accent-action"
        />
      </label>
      <Link
        id={isFirst ? 'first-enquiry' : undefined}
        to={{ pathname: `/admin/bookings/${_id}`, search: params.toString() }}
        aria-current={isOpen ? 'page' : undefined}
        className="min-w-0 truncate font-semibold [grid-area:name] after:absolute after:inset-0"
      >
        {fullName}
      </Link>
      <span className="desk-row-more truncate text-sm text-ink-soft [grid-area:reference]">
        <span className="tabular-nums">{reference}</span> · {formatMoment(createdAt)}
        {source !== 'site' && ` · ${SOURCE[source]}`}
      </span>
      <span className="desk-row-trip min-w-0 [grid-area:trip]">
        <span className="desk-row-tour">{tourName}</span>
        <span className="desk-row-when text-ink-soft">
          {travelText(enquiry)}
          <span className="desk-row-party"> · {countPeople(guestSize)}</span>
        </span>
      </span>
      <span className="desk-row-status min-w-0 [grid-area:status]">
        <StatusBadge status={status} />
      </span>
      <span className="desk-row-more truncate text-sm text-ink-soft [grid-area:owner]">
        {owner ? owner.username : 'Nobody yet'}
      </span>
      <span className="desk-row-badges min-w-0 [grid-area:badges]">
        <AgeBadges {...enquiry} />
      </span>
      <span className="desk-row-sign text-right text-sm whitespace-nowrap [grid-area:sign]">
        <AgeSign {...enquiry} />
      </span>
      <RowMenu enquiry={enquiry} onDelete={onDelete} />
      {enquiry.spam && (
        <div className="desk-row-spam relative z-10 flex flex-wrap items-center gap-x-4 gap-y-2 py-1 [grid-area:spam]">
          <SpamReasonsList mark={enquiry.spam} />
          <NotSpamButton enquiry={enquiry} />
        </div>
      )}
    </li>
  );
}
