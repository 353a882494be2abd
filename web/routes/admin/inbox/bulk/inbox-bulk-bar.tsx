import { Check, ShieldAlert } from 'lucide-react';
import { wordFor } from '../../../../../contracts/count-of.ts';
import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { InboxItem } from '../../../../../contracts/inbox/inbox.contract.ts';
import { useSession } from '../../../../features/session/use-session.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { ActionMenu } from '../../enquiries/action-menu.tsx';
import { ChosenBar } from '../../lists/choosing/chosen-bar.tsx';
import type { RowSelection } from '../../lists/choosing/use-selection.ts';
import { useInboxBulk } from './use-inbox-bulk.ts';

const be = (count: number) => `${count} ${wordFor(count, 'is', 'are')}`;

export function useChosenActions(selection: RowSelection<InboxItem>) {
  const { user } = useSession();
  const changeChosen = useInboxBulk();
  const keep = async (left: Promise<string[]>) => selection.keep(await left);
  const giveTo = ({ _id, username }: StaffMember) =>
    keep(
      changeChosen(
        selection.chosen,
        { kind: 'owner', ownerId: _id },
        { doing: `Giving to ${username}`, done: (count) => `${count} given to ${username}.` },
      ),
    );
  return {
    giveTo,
    take: () => (user ? giveTo(user) : Promise.resolve()),
    done: () =>
      keep(
        changeChosen(
          selection.chosen,
          { kind: 'done' },
          { doing: 'Marking done', done: (count) => `${be(count)} done.` },
        ),
      ),
    spam: () =>
      keep(
        changeChosen(
          selection.chosen,
          { kind: 'spam' },
          { doing: 'Marking as spam', done: (count) => `${be(count)} in the spam folder.` },
        ),
      ),
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
    onChoose: () => void actions.giveTo(member),
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
