import { DragDropProvider, type DragEndEvent, type DragStartEvent } from '@dnd-kit/react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskColumn, DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import {
  ENQUIRY_STATUSES,
  ENQUIRY_TRANSITIONS,
  type EnquiryStatus,
} from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { staffApi } from '../../staff-api.ts';
import { beginAction, showFailure } from '../../toasts/show-toast.ts';
import { countText, STATUS } from '../desk-texts.ts';
import { boardFilters, CARDS } from '../load-desk.ts';
import { withLimit } from '../position/wanted-rows.ts';
import { useDeskChanges } from '../use-desk-changes.ts';
import { BoardColumn } from './board-column.tsx';

export function EnquiryBoard({ columns: given }: { columns: DeskColumn[] }) {
  const { columns, move, showMore } = useBoard(given);
  const [shown, setShown] = useState<EnquiryStatus>('new');

  const isAny = (column: DeskColumn) => column.bookings.length > 0;
  const first = columns.filter(isAny).find(({ status }) => status === shown) ?? columns.find(isAny);

  const [dragged, setDragged] = useState<EnquiryStatus>();

  const enquiryOf = (id: unknown) =>
    columns.flatMap((column) => column.bookings).find(({ _id }) => _id === id);

  function startDrag({ operation }: DragStartEvent) {
    setDragged(enquiryOf(operation.source?.id)?.status);
  }

  function endDrag({ canceled, operation }: DragEndEvent) {
    const to = ENQUIRY_STATUSES.find((status) => status === operation.target?.id);
    const enquiry = enquiryOf(operation.source?.id);
    setDragged(undefined);
    if (!canceled && to && enquiry) void move(enquiry, to);
  }

  return (
    <DragDropProvider onDragStart={startDrag} onDragEnd={endDrag}>
      <ColumnSwitch columns={columns} shown={shown} onShow={setShown} />
      <div className="-mx-5 overflow-x-auto px-5 pb-3 max-md:overflow-visible">
        <div className="gap-3 md:flex md:max-h-[calc(100dvh-6rem)] md:min-h-96">
          {columns.map((column) => (
            <BoardColumn
              key={column.status}
              column={column}
              isShown={column.status === shown}
              isFirst={column === first}
              isForbidden={dragged !== undefined && !mayBecome(dragged, column.status)}
              onMove={(enquiry, to) => void move(enquiry, to)}
              onMore={() => showMore(column)}
            />
          ))}
        </div>
      </div>
    </DragDropProvider>
  );
}

function mayBecome(from: EnquiryStatus, to: EnquiryStatus): boolean {
  return from === to || ENQUIRY_TRANSITIONS[from].includes(to);
}

type Props = { columns: DeskColumn[]; shown: EnquiryStatus; onShow: (status: EnquiryStatus) => void };

function ColumnSwitch({ columns, shown, onShow }: Props) {
  return (
    <fieldset className="-mx-5 mb-3 overflow-x-auto px-5 py-1 md:hidden">
      <legend className="sr-only">Column</legend>
      <div className="flex gap-2">
        {columns.map(({ status, count }) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === shown}
            onClick={() => onShow(status)}
            className="flex min-h-11 items-center gap-2 rounded-full border border-mist px-4 whitespace-nowrap aria-pressed:border-pine aria-pressed:bg-mist aria-pressed:font-semibold"
          >
            {STATUS[status].text}
            <span className="text-sm font-normal text-ink-soft tabular-nums">{countText(count)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function useBoard(given: DeskColumn[]) {
  const [columns, setColumns] = useState(given);
  const [params] = useSearchParams();
  const { tell } = useDeskChanges();

  /** Cards requested per column; reset when the filters change. */
  const asked = useRef({ filters: '', counts: new Map<EnquiryStatus, number>() });

  useEffect(() => {
    let isCurrent = true;
    const filters = boardFilters(params).toString();
    if (asked.current.filters !== filters) asked.current = { filters, counts: new Map() };
    const { counts } = asked.current;
    const show = (next: DeskColumn[]) => {
      if (isCurrent) setColumns(next);
    };
    // The board changes only once all requested cards are here, so that a long column keeps its scroll position.
    if (counts.size === 0) show(given);
    else
      asLongAsAsked(given, counts, params)
        .then(show)
        .catch((error: unknown) => {
          show(given);
          if (isCurrent) showFailure('Failed to load bookings', error);
        });
    return () => {
      isCurrent = false;
    };
  }, [given, params]);

  async function move(enquiry: DeskEnquiry, to: EnquiryStatus): Promise<void> {
    const from = enquiry.status;
    if (from === to) return;
    if (!ENQUIRY_TRANSITIONS[from].includes(to)) {
      return showFailure(
        `${enquiry.fullName} is ${STATUS[from].text} and cannot become ${STATUS[to].text} from there.`,
      );
    }
    setColumns((last) => moved(last, { ...enquiry, status: to, replyAge: null }));
    await tell(
      (isMeant) =>
        staffApi
          .setEnquiryStatus({ params: { id: enquiry._id }, body: { from, to, isMeant } })
          .catch((error: unknown) => {
            // Replaces only this card: others may have moved, or been added, in the meantime.
            setColumns((last) => moved(last, enquiry));
            throw error;
          }),
      () => `${enquiry.fullName} moved to ${STATUS[to].text}.`,
      `Failed to move ${enquiry.fullName}`,
    );
  }

  async function showMore(column: DeskColumn): Promise<void> {
    const begun = beginAction();
    try {
      const longer = await longerColumn(column, params);
      asked.current.counts.set(column.status, longer.bookings.length);
      const added = longer.bookings.slice(column.bookings.length);
      setColumns((last) =>
        last.map((one) =>
          one.status === column.status ? { ...longer, bookings: [...one.bookings, ...added] } : one,
        ),
      );
    } catch (error) {
      showFailure('Failed to load bookings', error, { begun });
    }
  }

  return { columns, move, showMore };
}

async function asLongAsAsked(
  given: DeskColumn[],
  counts: ReadonlyMap<EnquiryStatus, number>,
  params: URLSearchParams,
): Promise<DeskColumn[]> {
  let columns = given;
  const isShort = ({ status, bookings: cards, nextCursor }: DeskColumn) =>
    nextCursor !== null && cards.length < (counts.get(status) ?? 0);
  while (columns.some(isShort))
    columns = await Promise.all(
      columns.map((column) => (isShort(column) ? longerColumn(column, params) : column)),
    );
  return columns;
}

function moved(columns: DeskColumn[], enquiry: DeskEnquiry): DeskColumn[] {
  return columns.map((column) => {
    const rest = column.bookings.filter(({ _id }) => _id !== enquiry._id);
    const cards = column.status === enquiry.status ? [enquiry, ...rest] : rest;
    return { ...column, bookings: cards, count: column.count + cards.length - column.bookings.length };
  });
}

async function longerColumn(column: DeskColumn, search: URLSearchParams): Promise<DeskColumn> {
  const { bookings: enquiries, nextCursor } = column;
  if (nextCursor === null) return column;
  const query = withLimit(boardFilters(search), CARDS);
  query.set('status', column.status);
  query.set('cursor', nextCursor);
  const next = await staffApi.listDeskEnquiries({ query });
  return { ...column, bookings: [...enquiries, ...next.data], nextCursor: next.nextCursor };
}
