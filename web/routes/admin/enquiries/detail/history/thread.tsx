import { useEffect, useRef } from 'react';
import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { EventItem } from './event-item.tsx';
import { isSaid } from './is-said.ts';

/** `events`: newest first. Shown oldest first and scrolled to the end, next to the reply form. */
export function Thread({ events }: { events: DeskEvent[] }) {
  const box = useRef<HTMLElement>(null);
  const said = events.filter(isSaid).toReversed();
  const newest = said.at(-1)?._id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a newer one
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);

  if (said.length === 0) return null;
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too
      tabIndex={0}
      aria-label="Thread"
      className="mb-3 max-h-[min(20rem,40dvh)] overflow-y-auto overscroll-contain"
    >
      <ol className="grid gap-3">
        {said.map((event) => (
          <EventItem key={event._id} event={event} />
        ))}
      </ol>
    </section>
  );
}
