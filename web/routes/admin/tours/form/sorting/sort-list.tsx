import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { type DragEvent, sortAnnouncements } from './sort-announcements.ts';

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
    const announcements = sortAnnouncements(() => rows.current, sortableOf);
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
