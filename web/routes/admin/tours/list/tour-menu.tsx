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
import { href, Link, useNavigate, useSearchParams } from 'react-router';
import type { ManagedTourRow } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { TOUR_STATUSES, type TourStatus } from '../../../../../contracts/tours/tour-terms.ts';
import { fieldFaults } from '../../../../features/failures/failure-text.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { sendOnceAnHour } from '../../drafts/send-once-an-hour.ts';
import { staffApi } from '../../staff-api.ts';
import { showFailure } from '../../toasts/show-toast.ts';
import { namesOfParts } from '../names-of-parts.ts';
import { previewPath, withEditor } from '../tour-address.ts';
import { TOUR_STATUS_LABELS } from '../tour-status-labels.ts';

type Props = {
  tour: ManagedTourRow;
  onDelete: () => void;
};

const TO_STATUS: Record<TourStatus, { text: string; icon: LucideIcon }> = {
  published: { text: 'Publish', icon: Upload },
  draft: { text: 'Make it a draft', icon: Undo2 },
  archived: { text: 'Archive', icon: Archive },
};

export function TourMenu({ tour, onDelete }: Props) {
  const { _id, title, status: before } = tour;
  const act = useStaffAction();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const trigger = useRef<HTMLButtonElement>(null);
  const isDeleteChosen = useRef(false);

  async function changeStatus(status: TourStatus) {
    await act({
      call: () => staffApi.setTourStatus({ params: { id: _id }, body: { status } }),
      failed: 'Failed to update tour.',
      isTold(error, begun) {
        const faults = fieldFaults(error);
        if (Object.keys(faults).length === 0) return false;
        showFailure(`“${title}” cannot be published yet.`, error, {
          reason: `Still to fill in: ${namesOfParts(Object.keys(faults))}.`,
          begun,
          way: {
            text: 'Fill in',
            go: () => void navigate(withEditor(params, _id), { state: { toPublish: faults } }),
          },
        });
        return true;
      },
      done: `“${title}” is ${TOUR_STATUS_LABELS[status].toLowerCase()} now.`,
      undo: () => staffApi.setTourStatus({ params: { id: _id }, body: { status: before } }),
    });
  }

  async function duplicate() {
    await act({
      call: () =>
        sendOnceAnHour(`tour-copy:${_id}`, {}, (idempotencyKey) =>
          staffApi.duplicateTour({ params: { id: _id }, idempotencyKey }),
        ),
      failed: 'Failed to create tour.',
      done: `“${title}” has a copy now, which is a draft.`,
      leadsTo: ({ data }) => withEditor(params, data._id),
    });
  }

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
        <MoreVertical className="size-5" />
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
            <Item icon={Copy} onClick={() => void duplicate()}>
              Duplicate
            </Item>
            <Menu.Separator className="my-1.5 border-t border-mist" />
            {TOUR_STATUSES.filter((status) => status !== tour.status).map((status) => (
              <Item key={status} icon={TO_STATUS[status].icon} onClick={() => void changeStatus(status)}>
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
      <Icon className="size-4.5 shrink-0" />
      {children}
    </Menu.Item>
  );
}
