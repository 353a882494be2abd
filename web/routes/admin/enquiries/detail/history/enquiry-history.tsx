import { ChevronDown } from 'lucide-react';
import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { Panel } from '../panel.tsx';
import { EventItem } from './event-item.tsx';
import { isSaid } from './is-said.ts';

/** Includes the events of merged enquiries. `events`: newest first. Messages and notes are in the thread. */
export function EnquiryHistory({ events }: { events: DeskEvent[] }) {
  const [newest, ...earlier] = events.filter((event) => !isSaid(event));
  if (!newest) return null;
  return (
    <Panel title="History">
      <ol className="grid gap-4">
        <EventItem event={newest} />
      </ol>
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-link">
            <ChevronDown className="size-5 shrink-0 transition-transform [details[open]>summary>&]:rotate-180" />
            {earlier.length} earlier
          </summary>
          <ol className="mt-2 grid gap-4">
            {earlier.map((event) => (
              <EventItem key={event._id} event={event} />
            ))}
          </ol>
        </details>
      )}
    </Panel>
  );
}
