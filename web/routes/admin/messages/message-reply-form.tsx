import { type ChangeEvent, useEffect, useRef } from 'react';
import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import {
  fillFirst,
  gapsIn,
  greetingOf,
  isUnwritten,
  WRITE_SOMETHING,
} from '../../../../contracts/enquiries/reply-start.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';
import { isAnswer } from '../enquiries/detail/history/is-said.ts';
import { Panel } from '../enquiries/detail/panel.tsx';
import { MailReply } from '../enquiries/detail/replies/mail-reply.tsx';
import { WhoIsHere } from '../live/presence/who-is-here.tsx';
import { staffApi } from '../staff-api.ts';

export const draftNameOfMessage = (id: string) => `desk:message:${id}`;

/** The greeting is part of the editable text, so that nothing typed by the sender is mailed unseen. */
export function MessageReplyForm({
  message: { _id: id, name, doneAt, events, nextActionOn },
}: {
  message: ContactMessageDetail;
}) {
  const { user } = useSession();
  const { agencyName } = useSettings();
  return (
    <Panel title="Write back">
      <MailReply
        to={{ kind: 'message', id }}
        name={name}
        draftName={draftNameOfMessage(id)}
        lastAnswer={events.find(isAnswer)?._id}
        check={({ reply = '' }) => faultsIn(reply.trim(), name)}
        send={({ reply = '', isDone }, how, idempotencyKey) =>
          staffApi.replyToContactMessage({
            params: { id },
            body: { reply: reply.trim(), isDone: isDone !== undefined, ...how },
            idempotencyKey,
          })
        }
        label="Write back"
        text={{ label: 'Your reply', name: 'reply', defaultValue: `${greetingOf(name)}\n\n` }}
        button="Send reply"
        group="This message"
        above={() => <WhoIsHere kind="message" id={id} />}
        below={(isRestored) => (
          <div>
            <p>
              {user?.username}, {agencyName}
            </p>
            <p className="mt-1 text-sm text-ink-soft">
              Below that the mail says when the message was written. It does not quote it.
            </p>
            {doneAt === null && <DoneChoice nextActionOn={nextActionOn} isRestored={isRestored} />}
          </div>
        )}
      />
    </Panel>
  );
}

function faultsIn(reply: string, name: string): Faults {
  if (reply === '') return { reply: 'Enter your reply.' };
  if (isUnwritten(reply, name)) return { reply: WRITE_SOMETHING };
  const gaps = gapsIn(reply);
  return gaps.length > 0 ? { reply: fillFirst(gaps) } : {};
}

/** The writer's own choice; the page, too, ticks the box. */
type Choice = 'none' | 'done' | 'open';

type Props = {
  nextActionOn: string | null;
  isRestored: boolean;
};

/** A reply closes its message unless an action is planned; the writer's own choice overrides that. */
function DoneChoice({ nextActionOn, isRestored }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLInputElement>(null);
  const isPlanned = nextActionOn !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is restored stands in the field
  useEffect(() => {
    if (!box.current || !choice.current) return;
    const chosen = choice.current.value as Choice;
    box.current.checked = chosen === 'none' ? !isPlanned : chosen === 'done';
  }, [isPlanned, isRestored]);

  function choose({ target: { checked } }: ChangeEvent<HTMLInputElement>) {
    const chosen: Choice = checked ? 'done' : 'open';
    if (choice.current) choice.current.value = chosen;
  }

  return (
    <>
      {/* Part of the draft, which skips `type="hidden"`. */}
      <input ref={choice} type="text" name="doneChoice" defaultValue={'none' satisfies Choice} hidden />
      <label className="mt-3 flex min-h-11 w-fit items-center gap-3">
        <input
          ref={box}
          type="checkbox"
          name="isDone"
          defaultChecked={!isPlanned}
          onChange={choose}
          className="size-5 accent-action"
        />
        <span>
          Mark the message as done
          {nextActionOn && (
            <span className="block text-sm text-ink-soft">
              Its next action of {formatDay(nextActionOn)} is not due then.
            </span>
          )}
        </span>
      </label>
    </>
  );
}
