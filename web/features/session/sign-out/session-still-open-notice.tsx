import { Info } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { closeMenus } from '../../alerts/message-room.tsx';
import { useSession } from '../use-session.ts';
import { sessionEndings } from './retry-session-endings.ts';

/** The live region must exist before its text, or screen readers miss it. */
export function SessionStillOpenNotice() {
  const isLate = useSyncExternalStore(sessionEndings.subscribe, sessionEndings.isLate, () => false);
  const { user } = useSession();
  useEffect(() => {
    if (isLate) closeMenus();
  }, [isLate]);
  return (
    <div role="status">
      {isLate && (
        <div className="border-b border-teesta bg-info-ground">
          <p className="measure flex gap-3 py-3 text-ink">
            <Info className="mt-0.5 size-5 shrink-0 text-teesta" />
            {user
              ? 'The session before this one is still open at our end. We close it as soon as you are online again.'
              : 'You are signed out in this browser. We end the session itself as soon as you are online again.'}
          </p>
        </div>
      )}
    </div>
  );
}
