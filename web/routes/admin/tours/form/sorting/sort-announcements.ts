export type DragEvent = { operation: { source: unknown }; canceled?: boolean };

type Rows = { nameOf: (place: number) => string; count: number };
type Sorted = { index: number; initialIndex: number };

/** Texts for screen readers. Positions count from 1. */
export function sortAnnouncements(rows: () => Rows, sortedOf: (event: DragEvent) => Sorted | undefined) {
  let lastPlace: number | undefined;
  const placeText = (place: number) => `place ${place + 1} of ${rows().count}.`;
  return {
    dragstart(event: DragEvent) {
      const row = sortedOf(event);
      lastPlace = row?.index;
      return row && `${rows().nameOf(row.initialIndex)} taken up from ${placeText(row.index)}`;
    },
    dragover(event: DragEvent) {
      const row = sortedOf(event);
      if (!row || row.index === lastPlace) return undefined;
      lastPlace = row.index;
      return `Now at ${placeText(row.index)}`;
    },
    dragend(event: DragEvent) {
      const row = sortedOf(event);
      if (!row) return undefined;
      const place = event.canceled ? row.initialIndex : row.index;
      return `${rows().nameOf(row.initialIndex)} put down at ${placeText(place)}`;
    },
  };
}
