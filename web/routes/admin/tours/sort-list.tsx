import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ComponentProps, ReactNode } from 'react';

type DragProps = ComponentProps<typeof DragDropProvider>;
type Plugins = NonNullable<DragProps['plugins']>;

type Props = {
  /** What a row is called when it is dragged by keys: by its place, counted from 0. */
  nameOf: (place: number) => string;
  count: number;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

type DragEvent = { operation: { source: unknown }; canceled?: boolean };

/** Rows that are put in order by dragging, or with keys: Space takes one up, arrows move it, Space puts it down. */
export function SortList({ nameOf, count, onMove, children }: Props) {
  const placeOf = ({ operation }: DragEvent) => {
    const { source } = operation;
    return isSortable(source as Parameters<typeof isSortable>[0])
      ? (source as { index: number; initialIndex: number })
      : undefined;
  };
  const announcements = {
    dragstart(event: DragEvent) {
      const source = placeOf(event);
      return source && `${nameOf(source.initialIndex)} taken up. Place ${source.index + 1} of ${count}.`;
    },
    dragover(event: DragEvent) {
      const source = placeOf(event);
      return source && `Place ${source.index + 1} of ${count}.`;
    },
    dragend(event: DragEvent) {
      const source = placeOf(event);
      if (!source) return undefined;
      const place = event.canceled ? source.initialIndex : source.index;
      return `${nameOf(source.initialIndex)} put down at place ${place + 1} of ${count}.`;
    },
  };
  // The first of the library's plugins is the one that speaks; by itself it names rows by their ids.
  const plugins = ([speaker, ...others]: unknown[]) => [
    { plugin: speaker, options: { announcements } },
    ...others,
  ];

  return (
    <DragDropProvider
      plugins={plugins as unknown as Plugins}
      onDragEnd={(event) => {
        const source = placeOf(event as DragEvent);
        if (event.canceled || !source || source.initialIndex === source.index) return;
        onMove(source.initialIndex, source.index);
      }}
    >
      {children}
    </DragDropProvider>
  );
}
