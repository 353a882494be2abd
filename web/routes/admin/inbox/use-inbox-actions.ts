import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { ENQUIRY_TRANSITIONS, type EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { InboxItem } from '../../../../contracts/inbox/inbox.contract.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { deskApi } from '../enquiries/desk-api.ts';
import { MOVE, STATUS } from '../enquiries/desk-texts.ts';
import { useDeskChanges } from '../enquiries/use-desk-changes.ts';
import { useMessageSwitch } from '../messages/use-message-switch.ts';

export type InboxAction = { key: string; text: string; run: () => Promise<unknown> };
type Of<Kind> = Extract<InboxItem, { kind: Kind }>;
type Enquiry = Of<'enquiry'>['enquiry'];

/** What can be done with something that waits, with a way back. `take`, `done` and `spam` have keys of their own. */
export function useInboxActions(staff: readonly StaffMember[]): (item: InboxItem) => InboxAction[] {
  const { user } = useSession();
  const { tell } = useDeskChanges();
  const switchMessage = useMessageSwitch();

  const ofMessage = ({ message }: Of<'message'>): InboxAction[] => [
    { key: 'done', text: 'Mark done', run: () => switchMessage(message, 'done') },
    { key: 'spam', text: 'Mark as spam', run: () => switchMessage(message, 'spam') },
  ];

  const ofEnquiry = ({ enquiry }: Of<'enquiry'>): InboxAction[] => {
    const { status, owner, replyAge, actionAge } = enquiry;
    const isDue = actionAge === 'today' || actionAge === 'overdue';
    const others = staff.filter(({ _id }) => _id !== owner?._id && _id !== user?._id);
    const me = staff.find(({ _id }) => _id === user?._id);
    return [
      ...(me && me._id !== owner?._id
        ? [{ key: 'take', text: 'Take it', run: () => giveTo(enquiry, me, 'It is yours now.') }]
        : []),
      ...(isDue
        ? [{ key: replyAge ? 'action' : 'done', text: 'Next action is done', run: () => finish(enquiry) }]
        : []),
      ...ENQUIRY_TRANSITIONS[status].map((to) => ({
        // Whoever was answered by another way waits no more.
        key: replyAge && to === 'contacted' ? 'done' : to,
        text: MOVE[to],
        run: () => move(enquiry, to),
      })),
      ...others.map((member) => ({
        key: member._id,
        text: `Give to ${member.username}`,
        run: () => giveTo(enquiry, member, `Given to ${member.username}.`),
      })),
    ];
  };

  function giveTo({ _id }: Enquiry, member: StaffMember, done: string) {
    const body = { ownerId: member._id };
    const give = () => deskApi.setEnquiryOwner({ params: { id: _id }, body });
    return tell(give, () => done, 'Failed to change the owner');
  }

  function move({ _id, fullName, status }: Enquiry, to: EnquiryStatus) {
    return tell(
      () => deskApi.setEnquiryStatus({ params: { id: _id }, body: { from: status, to } }),
      () => `The enquiry of ${fullName} is ${STATUS[to].text.toLowerCase()} now.`,
      'Failed to change the status',
    );
  }

  function finish({ _id, nextActionOn }: Enquiry) {
    return tell(
      async () => {
        const on = nextActionOn ?? '';
        const { data } = await deskApi.finishNextAction({ params: { id: _id }, body: { on } });
        return { success: true, data: { ...data, changed: 1, skipped: [] } };
      },
      () => 'Done. What comes next?',
      'Failed to save the next action',
    );
  }

  return (item) => (item.kind === 'enquiry' ? ofEnquiry(item) : ofMessage(item));
}
