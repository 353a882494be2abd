import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

type Plugins = NonNullable<ComponentProps<typeof DragDropProvider>['plugins']>;

type Props = {
  /** Takes a position, counted from 0. */
  nameOf: (place: number) => string;
  count: number;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** Space lifts a row, arrows move it, Space drops it. */
export function SortList({ nameOf, count, onMove, children }: Props) {
  const rows = useRef({ nameOf, count });
  useEffect(() => {
    rows.current = { nameOf, count };
  });
  // Created once: dnd-kit rebuilds its parts when the plugins change.
  const [plugins] = useState(() => {
    const announcements = sortAnnouncements(() => rows.current);
    // The first default plugin announces; by default it names rows by their ids.
    const speaking = ([speaker, ...others]: unknown[]) => [
      { plugin: speaker, options: { announcements } },
      ...others,
    ];
    return speaking as unknown as Plugins;
  });

  return (
    <DragDropProvider
      plugins={plugins}
      onDragEnd={(event) => {
        const source = sortableOf(event as DragEvent);
        if (event.canceled || !source || source.initialIndex === source.index) return;
        onMove(source.initialIndex, source.index);
      }}
    >
      {children}
    </DragDropProvider>
  );
}

function sortableOf({ operation: { source } }: DragEvent) {
  return isSortable(source as Parameters<typeof isSortable>[0])
    ? (source as { index: number; initialIndex: number })
    : undefined;
}

type DragEvent = { operation: { source: unknown }; canceled?: boolean };

/** Texts for screen readers. Positions count from 1. */
function sortAnnouncements(rows: () => Pick<Props, 'nameOf' | 'count'>) {
  let lastPlace: number | undefined;
  const placeText = (place: number) => `place ${place + 1} of ${rows().count}.`;
  return {
    dragstart(event: DragEvent) {
      const row = sortableOf(event);
      lastPlace = row?.index;
      return row && `${rows().nameOf(row.initialIndex)} taken up from ${placeText(row.index)}`;
    },
    dragover(event: DragEvent) {
      const row = sortableOf(event);
      if (!row || row.index === lastPlace) return undefined;
      lastPlace = row.index;
      return `Now at ${placeText(row.index)}`;
    },
    dragend(event: DragEvent) {
      const row = sortableOf(event);
      if (!row) return undefined;
      const place = event.canceled ? row.initialIndex : row.index;
      return `${rows().nameOf(row.initialIndex)} put down at ${placeText(place)}`;
    },
  };
}
