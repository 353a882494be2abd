import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { type DragEvent, sortAnnouncements } from './sort-announcements.ts';

type Plugins = NonNullable<ComponentProps<typeof DragDropProvider>['plugins']>;

type Props = {
  /** What a row is called when it is dragged by keys: by its place, counted from 0. */
  nameOf: (place: number) => string;
  count: number;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** Rows that are put in order by dragging, or with keys: Space takes one up, arrows move it, Space puts it down. */
export function SortList({ nameOf, count, onMove, children }: Props) {
  const rows = useRef({ nameOf, count });
  useEffect(() => {
    rows.current = { nameOf, count };
  });
  // Made once: the library builds its parts anew when they change.
  const [plugins] = useState(() => {
    const announcements = sortAnnouncements(() => rows.current, sortableOf);
    // The first of the library's plugins is the one that speaks; by itself it names rows by their ids.
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
