import type { UseDroppableInput } from '@dnd-kit/react';
import { useDraggable, useDroppable } from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import { Link } from 'react-router';
import type { DeskColumn, DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { ENQUIRY_TRANSITIONS } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { partySizeText } from '../../../../../contracts/enquiries/party-size-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ActionMenu } from '../../lists/action-menu.tsx';
import { AgeBadges } from '../age-badges.tsx';
import { countText, STATUS } from '../desk-texts.ts';
import { DueLine } from '../due-line.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { useEnquiryAddress } from '../position/desk-position.ts';
import { StatusBadge } from '../status-badge.tsx';

const POINTER = 2;
/** A card falls where the pointer is, whatever the card overlaps. With the keyboard, the card's centre counts. */
const belowPointer: Detector = ({ dragOperation, droppable }) => {
  const point = dragOperation.position.current;
  if (!point || !droppable.shape?.containsPoint(point)) return null;
  return { id: droppable.id, value: 1, type: POINTER, priority: POINTER };
};

type Props = {
  column: DeskColumn;
  isShown: boolean;
  isFirst: boolean;
  isForbidden: boolean;
  onMove: (enquiry: DeskEnquiry, to: EnquiryStatus) => void;
  onMore: () => Promise<void>;
};

export function BoardColumn({ column, isShown, isFirst, isForbidden, onMove, onMore }: Props) {
  const { status, bookings: enquiries, count, nextCursor } = column;
  const { ref, isDropTarget } = useDroppable({
    id: status,
    collisionDetector: belowPointer,
    disabled: isForbidden,
  });

  return (
    <section
      ref={ref}
      aria-label={STATUS[status].text}
      className={classNames(
        'flex flex-1 basis-0 flex-col rounded-card border p-2',
        enquiries.length > 0 ? 'min-w-54' : 'min-w-34',
        isForbidden && 'cursor-not-allowed border-dashed opacity-45',
        isDropTarget ? 'border-pine bg-info-ground' : 'border-mist bg-sunken',
        !isShown && 'max-md:hidden',
      )}
    >
      <h2 className="flex items-center justify-between gap-2 px-1 py-1.5 font-sans text-base max-md:sr-only">
        <StatusBadge status={status} />
        <span className="text-sm font-normal text-ink-soft tabular-nums">{countText(count)}</span>
      </h2>
      {enquiries.length === 0 && <p className="px-2 py-6 text-center text-sm text-ink-soft">None</p>}
      <div className="min-h-0 md:overflow-y-auto">
        <ul className="grid gap-2">
          {enquiries.map((enquiry, place) => (
            <BoardCard
              key={enquiry._id}
              enquiry={enquiry}
              isFirst={isFirst && place === 0}
              onMove={(to) => onMove(enquiry, to)}
            />
          ))}
        </ul>
        {nextCursor !== null && <ShowMore onMore={onMore} />}
      </div>
    </section>
  );
}

type Detector = NonNullable<UseDroppableInput['collisionDetector']>;

type BoardCardProps = {
  enquiry: DeskEnquiry;
  isFirst: boolean;
  onMove: (to: EnquiryStatus) => void;
};

function BoardCard({ enquiry, isFirst, onMove }: BoardCardProps) {
  const { _id, fullName, tourName, guestSize, status, owner, reference } = enquiry;
  const addressOf = useEnquiryAddress();
  const mayWork = useMay('work-on-enquiries');
  const { ref, handleRef, isDragging } = useDraggable({ id: _id, disabled: !mayWork });
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
        {mayWork && (
          <button
            ref={handleRef}
            type="button"
            aria-label={`Drag ${fullName}`}
            className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-field text-ink-soft hover:bg-mist max-md:hidden"
          >
            <GripVertical className="size-5" />
          </button>
        )}
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
      {mayWork && (
        <div className="absolute right-0 bottom-0">
          <ActionMenu label={`Move ${fullName}`} choices={choices} />
        </div>
      )}
    </li>
  );
}
