import { DragDropProvider, type DragEndEvent, type DragStartEvent } from '@dnd-kit/react';
import { useState } from 'react';
import type { DeskColumn } from '../../../../../contracts/enquiries/desk.contract.ts';
import {
  ENQUIRY_STATUSES,
  ENQUIRY_TRANSITIONS,
  type EnquiryStatus,
} from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { countText, STATUS } from '../desk-texts.ts';
import { BoardColumn } from './board-column.tsx';
import { useBoard } from './use-board.ts';

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
