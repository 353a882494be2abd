import { Check, ShieldAlert } from 'lucide-react';
import { wordFor } from '../../../../../contracts/count-of.ts';
import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { ENQUIRY_TRANSITIONS } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import type { InboxItem } from '../../../../../contracts/inbox/inbox.contract.ts';
import { isRefusal } from '../../../../api/api-error.ts';
import { failureText } from '../../../../features/failures/failure-text.ts';
import { useSession } from '../../../../features/session/use-session.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { undoOnce } from '../../actions/ask-again.ts';
import { type ChangeOfMany, useChangeOfMany } from '../../enquiries/bulk/use-change-of-many.ts';
import { actionOf, FOLLOW_UP_CALLS } from '../../follow-up/looked-after.ts';
import { ActionMenu } from '../../lists/action-menu.tsx';
import { ChosenBar } from '../../lists/choosing/chosen-bar.tsx';
import type { RowSelection } from '../../lists/choosing/use-selection.ts';
import { stepsOfSwitch } from '../../messages/message-switch.tsx';
import { staffApi } from '../../staff-api.ts';
import { contentOf, lookedAfter } from '../load-inbox.ts';

const be = (count: number) => `${count} ${wordFor(count, 'is', 'are')}`;

export function useChosenActions(selection: RowSelection<InboxItem>) {
  const { user } = useSession();
  const changeChosen = useInboxBulk();
  const run = async (change: InboxChange, doing: string, done: (count: number) => string) =>
    selection.keep(await changeChosen(selection.chosen, change, { doing, done }));
  const giveTo = ({ _id, username }: StaffMember) =>
    run(
      { kind: 'owner', ownerId: _id },
      `Giving to ${username}`,
      (count) => `${count} given to ${username}.`,
    );
  return {
    giveTo,
    take: async () => user && giveTo(user),
    done: () => run({ kind: 'done' }, 'Marking done', (count) => `${be(count)} done.`),
    spam: () => run({ kind: 'spam' }, 'Marking as spam', (count) => `${be(count)} in the spam folder.`),
  };
}

type Props = {
  selection: RowSelection<InboxItem>;
  actions: ReturnType<typeof useChosenActions>;
  staff: StaffMember[];
};

export function InboxBulkBar({ selection, actions, staff }: Props) {
  const owners = [{ _id: '', username: 'Nobody' }, ...staff].map((member) => ({
    key: member._id,
    text: member.username,
    onChoose: () => actions.giveTo(member),
  }));
  return (
    <ChosenBar selection={selection} label="Chosen">
      <ActionButton variant="secondary" icon={Check} className="px-4" onPress={actions.done}>
        Done
      </ActionButton>
      <ActionButton variant="secondary" className="px-4" onPress={actions.take}>
        Take
      </ActionButton>
      <ActionMenu text="Give to" label="Give to somebody all that are chosen" choices={owners} />
      <ActionButton variant="danger" icon={ShieldAlert} className="px-4" onPress={actions.spam}>
        Spam
      </ActionButton>
    </ChosenBar>
  );
}

/** `ownerId`: empty for nobody. */
type InboxChange = { kind: 'done' | 'spam' } | { kind: 'owner'; ownerId: string };

type Back = () => Promise<Undone['over']>;

/** Changes the chosen items one after the other; a single press undoes all of it. */
function useInboxBulk() {
  const changeMany = useChangeOfMany();

  return async function changeChosen(
    chosen: readonly InboxItem[],
    change: InboxChange,
    texts: Pick<ChangeOfMany, 'doing' | 'done'>,
  ): Promise<string[]> {
    const left = [...chosen];
    const backs: { item: InboxItem; back: Back }[] = [];
    const skipped = await changeMany({
      ...texts,
      total: chosen.length,
      counted: String,
      async step() {
        const [item] = left;
        const found = item && (await orReason(() => changeOne(item, change)));
        left.shift();
        if (item && typeof found === 'function') backs.push({ item, back: found });
        const refused = skippedOf(item, found);
        return { looked: 1, changed: 1 - refused.length, skipped: refused, isMore: left.length > 0 };
      },
      wayBack: () => (backs.length > 0 ? { step: undoLast } : undefined),
    });
    return [...skipped, ...left].map(({ _id }) => _id);

    async function undoLast(): Promise<Undone> {
      const last = backs.at(-1);
      const found = last && (await orReason(last.back));
      backs.pop();
      const refused = skippedOf(last?.item, found);
      const over = Array.isArray(found) ? found : [];
      return { restored: 1 - refused.length, skipped: refused, told: [], over, isMore: backs.length > 0 };
    }
  };
}

/** `found`: a text if the item stays as it is. */
function skippedOf(item: InboxItem | undefined, found: unknown): Undone['skipped'] {
  if (!item || typeof found !== 'string') return [];
  return [{ _id: item._id, reference: contentOf(item).reference, reason: found }];
}

async function orReason<T>(run: () => Promise<T>): Promise<T | string> {
  try {
    return await run();
  } catch (error) {
    if (isRefusal(error)) return failureText(error);
    throw error;
  }
}

/** Returns null if nothing changed, or a text with the reason why the change is impossible. */
async function changeOne(item: InboxItem, change: InboxChange): Promise<Back | null | string> {
  const params = { id: item._id };
  const own = lookedAfter(item);
  const { give, finish } = FOLLOW_UP_CALLS[own.kind];
  if (change.kind === 'owner') {
    const body = { ownerId: change.ownerId, seen: own.owner?._id ?? null };
    return backOf(await give({ params, body }));
  }
  // Only its next action is due; it waits for no reply.
  if (change.kind === 'done' && !contentOf(item).replyAge) {
    const seen = actionOf(own);
    return backOf(await finish({ params, body: { on: seen.on ?? '', seen } }));
  }
  if (item.kind === 'message') {
    const { next, back } = stepsOfSwitch(item.message, change.kind);
    await next.call({ params });
    return () => back.call({ params }).then(() => []);
  }
  const { status: from } = item.enquiry;
  const to = change.kind === 'spam' ? 'spam' : 'contacted';
  if (!ENQUIRY_TRANSITIONS[from].includes(to)) return `It is ${from} and cannot become ${to} from there.`;
  return backOf(await staffApi.setEnquiryStatus({ params, body: { from, to } }));
}

function backOf({ data: { undoId } }: { data: { undoId: string | null } }): Back | null {
  if (undoId === null) return null;
  return async () => {
    const { data } = await undoOnce(undoId, (idempotencyKey) =>
      staffApi.undoChange({ params: { id: undoId }, idempotencyKey }),
    );
    return data.over;
  };
}
