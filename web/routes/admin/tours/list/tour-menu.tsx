import { Menu } from '@base-ui/react/menu';
import {
  Archive,
  Copy,
  ExternalLink,
  Eye,
  type LucideIcon,
  MoreVertical,
  Trash2,
  Undo2,
  Upload,
} from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { href, Link } from 'react-router';
import type { ManagedTourRow } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { TOUR_STATUSES, type TourStatus } from '../../../../../contracts/tours/tour-terms.ts';
import { previewPath } from '../tour-address.ts';

type Props = {
  tour: ManagedTourRow;
  onStatus: (status: TourStatus) => void;
  onDuplicate: () => void;
  onDelete: () => void;
};

const TO_STATUS: Record<TourStatus, { text: string; icon: LucideIcon }> = {
  published: { text: 'Publish', icon: Upload },
  draft: { text: 'Make it a draft', icon: Undo2 },
  archived: { text: 'Archive', icon: Archive },
};

export function TourMenu({ tour, onStatus, onDuplicate, onDelete }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isDeleteChosen = useRef(false);

  /** The dialog must not return the focus to the menu, which is closed by then. */
  function askToDelete() {
    if (!isDeleteChosen.current) return;
    isDeleteChosen.current = false;
    trigger.current?.focus();
    onDelete();
  }

  return (
    <Menu.Root onOpenChangeComplete={(isOpen) => !isOpen && askToDelete()}>
      <Menu.Trigger
        ref={trigger}
        aria-label={`More for ${tour.title}`}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-edge hover:border-ink data-[popup-open]:bg-mist"
      >
        <MoreVertical aria-hidden="true" className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={6} className="z-50 outline-none">
          <Menu.Popup className="min-w-56 rounded-card border border-edge bg-sheet py-1.5 text-ink shadow-lg outline-none">
            <Item icon={Eye} render={<Link to={previewPath(tour._id)} />}>
              Preview
            </Item>
            {tour.status === 'published' && (
              <Item icon={ExternalLink} render={<Link to={href('/tours/:id', { id: tour.slug })} />}>
                See it on the site
              </Item>
            )}
            <Item icon={Copy} onClick={onDuplicate}>
              Duplicate
            </Item>
            <Menu.Separator className="my-1.5 border-t border-mist" />
            {TOUR_STATUSES.filter((status) => status !== tour.status).map((status) => (
              <Item key={status} icon={TO_STATUS[status].icon} onClick={() => onStatus(status)}>
                {TO_STATUS[status].text}
              </Item>
            ))}
            <Menu.Separator className="my-1.5 border-t border-mist" />
            <Item
              icon={Trash2}
              onClick={() => {
                isDeleteChosen.current = true;
              }}
              className="text-rhododendron"
            >
              Delete
            </Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

type ItemProps = {
  icon: LucideIcon;
  onClick?: () => void;
  render?: ReactElement;
  className?: string;
  children: ReactNode;
};

function Item({ icon: Icon, className = '', children, ...rest }: ItemProps) {
  return (
    <Menu.Item
      {...rest}
      className={`flex min-h-11 cursor-default items-center gap-3 px-4 outline-none data-[highlighted]:bg-mist ${className}`}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {children}
    </Menu.Item>
  );
}
