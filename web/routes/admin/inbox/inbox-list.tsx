import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ListAnswer } from '../../../../contracts/answers.contract.ts';
import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEnquiry, StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { InboxItem } from '../../../../contracts/inbox/inbox.contract.ts';
import type { InboxView } from '../../../../contracts/inbox/inbox-terms.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useShortcut } from '../../../features/shortcuts/shortcuts.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useSettling } from '../actions/double-press-guard.ts';
import { MOVE } from '../enquiries/desk-texts.ts';
import { MoreRows } from '../enquiries/list/show-more.tsx';
import { currentRow, ROW_KEYS, useListRows } from '../enquiries/list/use-list-rows.ts';
import { useDeskChanges } from '../enquiries/use-desk-changes.ts';
import { useFollowUp } from '../follow-up/use-follow-up.ts';
import type { MenuChoice } from '../lists/action-menu.tsx';
import { BulkProgress } from '../lists/choosing/bulk-progress.tsx';
import { SelectAll } from '../lists/choosing/select-all.tsx';
import { useSelection } from '../lists/choosing/use-selection.ts';
import { useMessageSwitch } from '../messages/message-switch.tsx';
import { InboxBulkBar, useChosenActions } from './bulk/inbox-bulk-bar.tsx';
import { InboxRow } from './inbox-row.tsx';
import { contentOf, INBOX, lookedAfter } from './load-inbox.ts';

type Props = {
  list: ListAnswer<InboxItem>;
  view: InboxView;
  staff: StaffMember[];
  openId: string | undefined;
};

export function InboxList({ list, view, staff, openId }: Props) {
  const mayWork = useMay('work-on-enquiries');
  const isAlone = openId === undefined && mayWork;
  const isSettling = useSettling('rows');
  const isRunning = useRef(false);
  const actionsOf = useInboxActions(staff);
  const selection = useSelection(list.data);
  const ofChosen = useChosenActions(selection);
  const top = useListRows({
    texts: INBOX.texts,
    menu: 'Its menu: all that can be done with it; or that of the chosen',
    shown: list.data,
    openId,
  });
  useShortcut('a', { ...ROW_KEYS, text: 'Take it: it is yours' }, () => doByKey('take'), isAlone);
  useShortcut('d', { ...ROW_KEYS, text: 'Done: it waits no more' }, () => doByKey('done'), isAlone);
  useShortcut('s', { ...ROW_KEYS, text: 'Spam' }, () => doByKey('spam'), isAlone);

  function doByKey(key: 'take' | 'done' | 'spam') {
    if (selection.chosen.length > 0) return start(ofChosen[key]);
    const id = currentRow(top.current)?.dataset.row;
    const item = list.data.find(({ _id }) => _id === id);
    const action = item && actionsOf(item).find((one) => one.key === key);
    // Ignores a key meant for the row that was here before, and the second half of a double press.
    if (action) start(action.onChoose);
  }

  function start(run: () => Promise<unknown>) {
    if (isSettling || isRunning.current) return;
    isRunning.current = true;
    void run().finally(() => {
      isRunning.current = false;
    });
  }

  return (
    <div ref={top} tabIndex={-1} className="@container outline-none">
      {list.data.length === 0 ? (
        <NothingWaits view={view} />
      ) : (
        <>
          {mayWork && <SelectAll selection={selection} />}
          <ul className="overflow-clip rounded-card border border-mist bg-sheet">
            {list.data.map((item, nth) => (
              <InboxRow
                key={item._id}
                item={item}
                isFirst={nth === 0}
                isOpen={item._id === openId}
                isChosen={selection.isChosen(item._id)}
                onToggle={() => selection.toggle(item._id)}
                actions={mayWork ? actionsOf(item) : []}
              />
            ))}
          </ul>
        </>
      )}
      {list.nextCursor !== null && <MoreRows list={INBOX} shown={list.data.length} />}
      <InboxBulkBar selection={selection} actions={ofChosen} staff={staff} />
      <BulkProgress />
    </div>
  );
}

const EMPTY: Record<InboxView, string> = {
  all: 'Enquiries and messages appear here as they come, and when their next action is due.',
  mine: 'Nothing of yours waits for an answer.',
  nobody: 'Whatever waits is somebody’s already.',
};

function NothingWaits({ view }: { view: InboxView }) {
  const [params] = useSearchParams();
  const q = params.get('q');
  return (
    <EmptyState
      title={q ? 'Nothing found' : 'Nothing waits for an answer'}
      text={q ? 'Nothing that waits has these words.' : EMPTY[view]}
    >
      {(q || view !== 'all') && (
        <ButtonLink to={INBOX.path} variant="secondary">
          Show all
        </ButtonLink>
      )}
    </EmptyState>
  );
}

type InboxAction = MenuChoice & { onChoose: () => Promise<unknown> };

function useInboxActions(staff: readonly StaffMember[]): (item: InboxItem) => InboxAction[] {
  const { user } = useSession();
  const { setStatus } = useDeskChanges();
  const { giveTo, finish } = useFollowUp();
  const switchMessage = useMessageSwitch();

  return (item) => {
    const { replyAge } = contentOf(item);
    const own = lookedAfter(item);
    const { owner, actionAge } = own;
    const me = staff.find(({ _id }) => _id === user?._id && _id !== owner?._id);
    const others = staff.filter(({ _id }) => _id !== owner?._id && _id !== user?._id);
    const isDue = actionAge === 'today' || actionAge === 'overdue';
    const finished: InboxAction = {
      key: replyAge ? 'action' : 'done',
      text: 'Next action is done',
      onChoose: () => finish(own),
    };
    return [
      ...(me ? [{ key: 'take', text: 'Take it', onChoose: () => giveTo(own, me) }] : []),
      ...(isDue ? [finished] : []),
      ...(item.kind === 'enquiry' ? stepsOf(item.enquiry) : switchesOf(item.message)),
      ...others.map((member) => ({
        key: member._id,
        text: `Give to ${member.username}`,
        onChoose: () => giveTo(own, member),
      })),
    ];
  };

  function switchesOf(message: ContactMessage): InboxAction[] {
    const done = () => switchMessage(message, 'done');
    return [
      { key: message.replyAge ? 'done' : 'close', text: 'Mark done', onChoose: done },
      { key: 'spam', text: 'Mark as spam', onChoose: () => switchMessage(message, 'spam') },
    ];
  }

  function stepsOf(enquiry: DeskEnquiry): InboxAction[] {
    const { status, replyAge } = enquiry;
    return ENQUIRY_TRANSITIONS[status].map((to) => ({
      // The Done key marks a waiting enquiry as contacted.
      key: replyAge && to === 'contacted' ? 'done' : to,
      text: MOVE[to],
      onChoose: () => setStatus(enquiry, to),
    }));
  }
}
