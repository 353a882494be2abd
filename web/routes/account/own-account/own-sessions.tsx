import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnSession } from '../../../../contracts/accounts/own-account.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { showAlert } from '../../../features/alerts/alerts.ts';
import { SessionFacts } from '../../../features/known-sessions/session-facts.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { usePress } from '../form/use-press.ts';
import { endOwnSession } from './own-account-calls.ts';

export function OwnSessions({ sessions }: { sessions: OwnSession[] }) {
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<string>();
  const { isBusy, press } = usePress();
  const list = useRef<HTMLUListElement>(null);

  async function end({ _id }: OwnSession) {
    if (isBusy) return;
    setEnding(_id);
    await press(async () => {
      await endOwnSession(_id);
      await revalidate();
      list.current?.focus();
      showAlert({ text: 'Signed out there.', tone: 'success' });
    });
    setEnding(undefined);
  }

  return (
    <ul ref={list} tabIndex={-1} className="mb-5 grid divide-y divide-mist border-y border-mist outline-none">
      {sessions.map((session) => (
        <li key={session._id} className="py-3">
          <SessionFacts session={session} isCurrent={session.isCurrent} />
          {!session.isCurrent && (
            <Button
              variant="quiet"
              className="-ml-5"
              busy={ending === session._id}
              aria-label={`Sign out there: ${session.browser ?? 'a browser'}, signed in ${formatMoment(session.startedAt)}`}
              onClick={() => void end(session)}
            >
              Sign out there
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
