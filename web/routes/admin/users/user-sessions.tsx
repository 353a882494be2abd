import type { UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import { SessionFacts } from '../../../features/known-sessions/session-facts.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

export function UserSessions({ user: { _id: id, sessions } }: { user: UserDetail }) {
  const act = useStaffAction();
  if (sessions.length === 0) return null;
  const end = (session: string) =>
    act({
      call: () => staffApi.endUserSession({ params: { id, session } }),
      failed: 'Failed to sign out there',
      of: session,
      done: ({ message = '' }) => message,
    });
  return (
    <section aria-labelledby="user-sessions">
      <h2 id="user-sessions" className="text-heading">
        Signed in on
      </h2>
      {/* Takes the focus if the row of the pressed button is gone. */}
      <ul tabIndex={-1} className="mt-3 divide-y divide-mist border-y border-mist outline-none">
        {sessions.map((session) => (
          <li key={session._id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0">
              <SessionFacts session={session} />
            </div>
            <ActionButton
              variant="secondary"
              onPress={() => end(session._id)}
              aria-label={`Sign out there: ${session.browser ?? 'a browser'}`}
            >
              Sign out there
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
