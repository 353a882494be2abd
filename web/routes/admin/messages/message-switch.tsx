import { Check, MailCheck, ShieldAlert, Undo2 } from 'lucide-react';
import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

type Switched = Pick<ContactMessage, '_id' | 'name' | 'doneAt' | 'spam'>;

const SWITCHES = {
  done: {
    isOn: ({ doneAt }: Switched) => doneAt !== null,
    on: {
      label: 'Mark done',
      icon: Check,
      call: staffApi.markContactMessageDone,
      failed: 'Failed to mark the message as done',
    },
    off: {
      label: 'Open again',
      icon: Undo2,
      call: staffApi.reopenContactMessage,
      failed: 'Failed to open the message again',
    },
  },
  spam: {
    isOn: ({ spam }: Switched) => Boolean(spam),
    on: {
      label: 'Spam',
      icon: ShieldAlert,
      call: staffApi.markContactMessageSpam,
      failed: 'Failed to mark the message as spam',
    },
    off: {
      label: 'Not spam',
      icon: MailCheck,
      call: staffApi.rescueContactMessage,
      failed: 'Failed to bring the message back',
    },
  },
};

type MessageSwitchName = keyof typeof SWITCHES;

export function stepsOfSwitch(message: Switched, what: MessageSwitchName) {
  const { isOn, on, off } = SWITCHES[what];
  return isOn(message) ? { next: off, back: on } : { next: on, back: off };
}

export function useMessageSwitch() {
  const act = useStaffAction();
  return (message: Switched, what: MessageSwitchName) => {
    const { next, back } = stepsOfSwitch(message, what);
    const { failed } = next;
    const params = { id: message._id };
    return act({
      call: () => next.call({ params }),
      failed,
      of: message.name,
      // The server's text includes what happens to a next action.
      done: ({ message: said }) => said ?? '',
      undo: () => back.call({ params }),
    });
  };
}

export const SHORT_BUTTON = {
  text: 'max-xl:px-3 max-sm:px-2 max-sm:text-sm max-sm:tracking-tight max-xl:[&>svg]:hidden',
  picture: 'max-xl:px-3.5 max-xl:[&>span:last-child]:sr-only',
};

type Props = {
  message: Switched;
  what: MessageSwitchName;
  short?: keyof typeof SHORT_BUTTON;
};

export function MessageSwitch({ message, what, short }: Props) {
  const switchMessage = useMessageSwitch();
  if (!useMay('work-on-enquiries')) return null;
  const { label, icon } = stepsOfSwitch(message, what).next;
  return (
    <ActionButton
      variant="secondary"
      icon={icon}
      onPress={() => switchMessage(message, what)}
      aria-label={`${label}: message from ${message.name}`}
      title={short && label}
      className={classNames('px-4 whitespace-nowrap', short && SHORT_BUTTON[short])}
    >
      <span>{label}</span>
    </ActionButton>
  );
}
