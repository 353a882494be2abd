import { useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { TourStatus } from '../../../../contracts/desk-terms.ts';
import type { ManagedTourRow } from '../../../../contracts/manage-tours.contract.ts';
import { serverMessage } from '../../../lib/failure-text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { FilterSelect } from '../parts/filter-select.tsx';
import { ListPager } from '../parts/list-pager.tsx';
import { ListSearch } from '../parts/list-search.tsx';
import { showToast } from '../parts/show-toast.ts';
import { TimedMessage } from '../parts/timed-message.tsx';
import type { Message } from '../parts/use-timed-message.ts';
import { NEW_TOUR, withEditor } from './tour-address.ts';
import { TourRow } from './tour-row.tsx';
import { TOUR_STATUS_WORDS } from './tour-status-words.ts';
import { deleteTour, duplicateTour, setTourStatus } from './tours-api.ts';

type Props = {
  tours: ManagedTourRow[];
  nextCursor: string | null;
  message: Message | null;
  say: (message: Message | null) => void;
};

const STATUSES = [['', 'All'], ...Object.entries(TOUR_STATUS_WORDS)] as [string, string][];
const SORTS = [
  ['', 'Newest'],
  ['updated', 'Last changed'],
  ['title', 'Title'],
] as const;

export function TourList({ tours, nextCursor, message, say }: Props) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<ManagedTourRow | null>(null);
  const list = useRef<HTMLDivElement>(null);

  async function remove() {
    if (!asked) return;
    try {
      await deleteTour(asked._id);
      showToast({ text: `“${asked.title}” was deleted.` });
    } catch (error) {
      say({ text: 'Failed to delete tour.', tone: 'error', detail: serverMessage(error) });
    }
    await revalidate();
    // The button that opened the window may be gone with its row.
    list.current?.focus();
  }

  async function changeStatus(tour: ManagedTourRow, status: TourStatus) {
    try {
      await setTourStatus(tour._id, status);
      showToast({
        text: `“${tour.title}” is ${TOUR_STATUS_WORDS[status].toLowerCase()} now.`,
        undo: async () => {
          await setTourStatus(tour._id, tour.status);
          await revalidate();
        },
      });
    } catch (error) {
      say({ text: 'Failed to update tour.', tone: 'error', detail: serverMessage(error) });
    }
    await revalidate();
  }

  async function duplicate(tour: ManagedTourRow) {
    try {
      const { data } = await duplicateTour(tour._id);
      showToast({ text: `This is a draft with all of “${tour.title}”.` });
      await navigate(withEditor(params, data._id));
    } catch (error) {
      say({ text: 'Failed to create tour.', tone: 'error', detail: serverMessage(error) });
    }
  }

  const isFiltered = params.has('q') || params.has('status') || params.has('cursor');
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <div className="flex flex-wrap items-end gap-3">
        <ListSearch label="Search tours" placeholder="Title, city or address" />
        <FilterSelect name="status" label="Status" options={STATUSES} />
        <FilterSelect name="sort" label="Order" options={SORTS} />
      </div>
      <div className="mt-3">
        <TimedMessage message={message} />
      </div>
      {tours.length === 0 ? (
        <EmptyState
          title="No tours found"
          text={
            isFiltered
              ? 'Nothing has these words and this status.'
              : 'The first one is a few minutes of work.'
          }
        >
          {isFiltered ? (
            <ButtonLink to="/admin/manage-tours" variant="secondary">
              Show all tours
            </ButtonLink>
          ) : (
            <ButtonLink to={`?tour=${NEW_TOUR}`}>New tour</ButtonLink>
          )}
        </EmptyState>
      ) : (
        <ul className="border-t border-mist">
          {tours.map((tour) => (
            <TourRow
              key={tour._id}
              tour={tour}
              editPath={withEditor(params, tour._id)}
              onStatus={(status) => void changeStatus(tour, status)}
              onDuplicate={() => void duplicate(tour)}
              onDelete={() => setAsked(tour)}
            />
          ))}
        </ul>
      )}
      <ListPager nextCursor={nextCursor} />
      <ConfirmDialog
        open={asked !== null}
        title="Delete this tour?"
        confirm="Delete"
        onConfirm={remove}
        onClose={() => setAsked(null)}
      >
        <p>
          <strong className="text-ink">{asked?.title}</strong> goes with its itinerary and all its reviews,
          and cannot come back. Enquiries about it stay. An archived tour is off the site as well, and keeps
          everything.
        </p>
      </ConfirmDialog>
    </div>
  );
}
