import { useDraggable } from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import { Link } from 'react-router';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS, type EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { partySizeText } from '../../../../../contracts/enquiries/party-size-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { ActionMenu } from '../action-menu.tsx';
import { AgeBadges } from '../age-badges.tsx';
import { STATUS } from '../desk-texts.ts';
import { DueLine } from '../due-line.tsx';
import { useEnquiryAddress } from '../place/desk-place.ts';

type Props = {
  enquiry: DeskEnquiry;
  /** The skip link leads to it. */
  isFirst: boolean;
  onMove: (to: EnquiryStatus) => void;
};

export function BoardCard({ enquiry, isFirst, onMove }: Props) {
  const { _id, fullName, tourName, guestSize, status, owner, reference } = enquiry;
  const addressOf = useEnquiryAddress();
  const { ref, handleRef, isDragging } = useDraggable({ id: _id });
  const choices = ENQUIRY_TRANSITIONS[status].map((to) => ({
    key: to,
    text: STATUS[to].text,
    onChoose: () => onMove(to),
  }));
  return (
    <li
      ref={ref}
      className={`relative rounded-field border border-mist bg-sheet p-1 pb-3 pl-3 ${isDragging ? 'opacity-80 shadow-lg' : ''}`}
    >
      <div className="flex items-start gap-1">
        <Link
          id={isFirst ? 'first-enquiry' : undefined}
          to={addressOf(_id)}
          className="flex min-h-11 min-w-0 flex-1 items-center leading-tight font-semibold underline-offset-4 wrap-anywhere hover:underline"
        >
          <bdi>{fullName}</bdi>
        </Link>
        <button
          ref={handleRef}
          type="button"
          aria-label={`Drag ${fullName}`}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-field text-ink-soft hover:bg-mist max-md:hidden"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p dir="auto" className="leading-snug wrap-anywhere">
        {tourName}
      </p>
      <p className="text-sm text-ink-soft">
        {travelText(enquiry)} · {partySizeText(guestSize)}
      </p>
      <p className="pr-10 text-sm text-ink-soft wrap-anywhere">
        <span className="tabular-nums">{reference}</span>
        {owner && ` · ${owner.username}`}
      </p>
      <p className="mt-1.5 flex flex-wrap gap-1.5 pr-10 empty:hidden">
        <AgeBadges {...enquiry} />
        <DueLine {...enquiry} />
      </p>
      <div className="absolute right-0 bottom-0">
        <ActionMenu label={`Move ${fullName}`} choices={choices} />
      </div>
    </li>
  );
}
