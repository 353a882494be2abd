import type { Answer } from '../../../../contracts/answers.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import type { ActionSeen, ChangedMeanwhile } from '../../../../contracts/enquiries/seen.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { failureText } from '../../../features/failures/failure-text.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useRefresh } from '../actions/use-reload.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { useDeskChanges } from '../enquiries/use-desk-changes.ts';
import { type BegunAction, beginAction, showFailure } from '../toasts/show-toast.ts';
import { noteGivenAway } from './given-away.ts';
import { inTurn } from './in-turn.ts';
import { actionOf, FOLLOW_UP_CALLS, type LookedAfter } from './looked-after.ts';

type Change = {
  call: (seen: ChangedMeanwhile) => Promise<Answer<{ undoId: string | null }>>;
  isTyped?: boolean;
  done: string;
  failed: string;
  /** Shown with the current value if a colleague was faster; and the label of the button that goes ahead. */
  question: string;
  allTheSame: string;
  worked?: () => void;
  /** Called after an undo, with the restored value. */
  undone?: (seen: ChangedMeanwhile) => void;
  /** Goes ahead despite the conflict, if that is not a plain repeat. */
  again?: (seen: ChangedMeanwhile) => void;
  /** Returns true if it has reported the failure itself. */
  isTold?: (error: unknown) => boolean;
};

/** Asks first if a colleague has changed the enquiry or message since it was shown. */
export function useFollowUp() {
  const { offerOf } = useDeskChanges();
  const refresh = useRefresh();
  const act = useStaffAction();
  const { user } = useSession();

  async function run(item: LookedAfter, change: Change, { seen, begun }: Asked): Promise<boolean> {
    const { call, worked, undone, isTold, done, ...told } = change;
    const made = await act({
      ...told,
      of: item.name,
      begun,
      async call() {
        const answer = await call(seen);
        worked?.();
        return answer;
      },
      isTold(error) {
        const changed = error instanceof ApiError ? error.failure?.changed : undefined;
        if (changed) void ask(item, change, { now: failureText(error), changed, begun });
        return changed !== undefined || isTold?.(error) === true;
      },
      done: ({ data: { undoId } }) => ({
        text: done,
        ...(undoId !== null && offerOf(undoId, () => undone?.(seen))),
      }),
    });
    return made !== undefined;
  }

  function ask(item: LookedAfter, change: Change, { now, changed, begun }: Refused) {
    const again = change.again ?? ((seen) => void run(item, change, { seen, begun: beginAction() }));
    const goOn = { text: change.allTheSame, go: () => again(changed) };
    showFailure(`${item.name}: ${now} ${change.question}`, undefined, { begun, way: goOn });
    return refresh();
  }

  function giveTo(item: LookedAfter, member: StaffMember | null): Promise<unknown> {
    const ownerId = member?._id ?? null;
    const change: Change = {
      call: ({ ownerId: seen }) =>
        FOLLOW_UP_CALLS[item.kind].give({
          params: { id: item._id },
          body: { ownerId: ownerId ?? '', seen },
        }),
      worked: () => noteGivenAway(item._id),
      failed: 'Failed to change the owner',
      ...giftTexts(member, ownerId !== null && ownerId === user?._id),
    };
    const begun = beginAction();
    return inTurn<ChangedMeanwhile>(item._id, async (before) => {
      const seen = before ?? seenIn(item);
      return (await run(item, change, { seen, begun })) ? { ...seen, ownerId } : seen;
    });
  }

  /** `seen`: the next action from when the form was begun. */
  function plan(
    item: LookedAfter,
    { seen, ...action }: ActionSeen & { on: string; seen: ActionSeen },
    { begun, ...more }: Pick<Change, 'worked' | 'undone' | 'isTold' | 'again'> & Pick<Asked, 'begun'>,
  ): Promise<boolean> {
    const change: Change = {
      ...more,
      isTyped: true,
      call: (known) =>
        FOLLOW_UP_CALLS[item.kind].plan({
          params: { id: item._id },
          body: { ...action, seen: known.action },
        }),
      done: 'Next action saved.',
      failed: 'Failed to save the next action',
      question: 'Save yours all the same?',
      allTheSame: 'Save mine',
    };
    return run(item, change, { seen: { ...seenIn(item), action: seen }, begun });
  }

  function finish(
    item: LookedAfter,
    { seen = actionOf(item), begun = beginAction(), done = 'Done. What comes next?', ...more }: Finished = {},
  ): Promise<boolean> {
    const change: Change = {
      ...more,
      call: ({ action }) =>
        FOLLOW_UP_CALLS[item.kind].finish({
          params: { id: item._id },
          body: { on: action.on ?? '', seen: action },
        }),
      done,
      failed: 'Failed to save the next action',
      question: 'Is that done?',
      allTheSame: 'It is done',
    };
    return run(item, change, { seen: { ...seenIn(item), action: seen }, begun });
  }

  return { giveTo, plan, finish };
}

type Asked = {
  seen: ChangedMeanwhile;
  /** When the button was pressed: a queued change may finish on another page. */
  begun: BegunAction;
};

type Refused = {
  now: string;
  changed: ChangedMeanwhile;
  begun: BegunAction;
};

type Finished = Pick<Change, 'worked' | 'undone'> & {
  seen?: ActionSeen;
  begun?: BegunAction;
  done?: string;
};

function giftTexts(member: StaffMember | null, isMine: boolean) {
  if (isMine) return { done: 'It is yours now.', question: 'Take it all the same?', allTheSame: 'Take it' };
  const name = member?.username ?? 'nobody';
  return {
    done: `Given to ${name}.`,
    question: `Give it to ${name} all the same?`,
    allTheSame: `Give it to ${name}`,
  };
}

function seenIn(item: LookedAfter): ChangedMeanwhile {
  return { ownerId: item.owner?._id ?? null, action: actionOf(item) };
}
