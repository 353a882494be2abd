import { Eye, PencilLine } from 'lucide-react';
import type { Presence } from '../../../../../contracts/live/live.contract.ts';
import type { PresenceKind } from '../../../../../contracts/live/live-terms.ts';
import { usePresence } from './use-presence.ts';

export function WhoIsHere({ kind, id }: { kind: PresenceKind; id: string }) {
  const others = usePresence(kind, id);
  const writing = others.filter(({ state }) => state === 'writing');
  const reading = others.filter(({ state }) => state !== 'writing');
  return (
    <div role="status">
      {others.length > 0 && (
        <div className="mb-4 grid gap-1 rounded-field bg-mist px-4 py-2.5">
          {writing.length > 0 && (
            <p className="flex items-center gap-2 font-semibold">
              <PencilLine aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {namesOf(writing)} {writing.length > 1 ? 'are writing replies' : 'is writing a reply'}
              </span>
            </p>
          )}
          {reading.length > 0 && (
            <p className="flex items-center gap-2">
              <Eye aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {namesOf(reading)} {reading.length > 1 ? 'have' : 'has'} this open
              </span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function namesOf(present: Presence[]): string {
  const names = present.map(({ name }) => name);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
