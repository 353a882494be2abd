import { useState } from 'react';
import { useMovingPictures } from '../videos/use-moving-pictures.ts';

/** Which slides' loops are on the page: the shown one's, the next one's after it, and those that have come before. */
export function useSlideLoops(index: number, count: number) {
  const mayMove = useMovingPictures();
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const next = (index + 1) % count;
  return {
    isWanted: (position: number) =>
      mayMove && (position === index || ready.has(position) || (position === next && ready.has(index))),
    noteReady: (position: number) => setReady((before) => new Set([...before, position])),
  };
}
