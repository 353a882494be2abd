import type { UseDroppableInput } from '@dnd-kit/react';
import { useDroppable } from '@dnd-kit/react';
import type { DeskColumn, DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { EnquiryStatus } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { countText, STATUS } from '../desk-texts.ts';
import { ShowMore } from '../list/show-more.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { BoardCard } from './board-card.tsx';

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
  /** The dragged card cannot move to this status. */
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
