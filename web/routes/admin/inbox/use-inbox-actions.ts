import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { InboxItem } from '../../../../contracts/inbox/inbox.contract.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { MOVE } from '../enquiries/desk-texts.ts';
import { useDeskChanges } from '../enquiries/use-desk-changes.ts';
import { enquiryLookedAfter, messageLookedAfter } from '../follow-up/looked-after.ts';
import { useFollowUp } from '../follow-up/use-follow-up.ts';
import { useMessageSwitch } from '../messages/use-message-switch.ts';

export type InboxAction = { key: string; text: string; run: () => Promise<unknown> };
type Enquiry = Extract<InboxItem, { kind: 'enquiry' }>['enquiry'];

export function useInboxActions(staff: readonly StaffMember[]): (item: InboxItem) => InboxAction[] {
  const { user } = useSession();
  const { setStatus } = useDeskChanges();
  const { giveTo, finish } = useFollowUp();
  const switchMessage = useMessageSwitch();

  return (item) => {
    const { replyAge } = item.kind === 'enquiry' ? item.enquiry : item.message;
    const thing =
      item.kind === 'enquiry' ? enquiryLookedAfter(item.enquiry) : messageLookedAfter(item.message);
    const { owner, actionAge } = thing;
    const me = staff.find(({ _id }) => _id === user?._id && _id !== owner?._id);
    const others = staff.filter(({ _id }) => _id !== owner?._id && _id !== user?._id);
    const isDue = actionAge === 'today' || actionAge === 'overdue';
    const finished: InboxAction = {
      key: replyAge ? 'action' : 'done',
      text: 'Next action is done',
      run: () => finish(thing),
    };
    return [
      ...(me ? [{ key: 'take', text: 'Take it', run: () => giveTo(thing, me) }] : []),
      ...(isDue ? [finished] : []),
      ...(item.kind === 'enquiry' ? stepsOf(item.enquiry) : switchesOf(item)),
      ...others.map((member) => ({
        key: member._id,
        text: `Give to ${member.username}`,
        run: () => giveTo(thing, member),
      })),
    ];
  };

  function switchesOf({ message }: Extract<InboxItem, { kind: 'message' }>): InboxAction[] {
    return [
      {
        key: message.replyAge ? 'done' : 'close',
        text: 'Mark done',
        run: () => switchMessage(message, 'done'),
      },
      { key: 'spam', text: 'Mark as spam', run: () => switchMessage(message, 'spam') },
    ];
  }

  function stepsOf(enquiry: Enquiry): InboxAction[] {
    const { status, replyAge } = enquiry;
    return ENQUIRY_TRANSITIONS[status].map((to) => ({
      // The Done key marks a waiting enquiry as contacted.
      key: replyAge && to === 'contacted' ? 'done' : to,
      text: MOVE[to],
      run: () => setStatus(enquiry, to),
    }));
  }
}
