import { classNames } from '../../../ui/class-names.ts';
import { ActionButton } from '../actions/action-button.tsx';
import {
  type MessageSwitchName,
  type Switched,
  stepsOfSwitch,
  useMessageSwitch,
} from './use-message-switch.ts';

type Props = {
  message: Switched;
  what: MessageSwitchName;
  /** Where it is one of several: what is left of it on screens that have no room for all of them. */
  short?: 'text' | 'picture';
};

const SHORT = {
  text: 'max-xl:px-3 max-sm:px-2 max-sm:text-sm max-sm:tracking-tight max-xl:[&>svg]:hidden',
  picture: 'max-xl:px-3.5 max-xl:[&>span:last-child]:sr-only',
};

/** The button of a switch of a message. */
export function MessageSwitch({ message, what, short }: Props) {
  const switchMessage = useMessageSwitch();
  const { label, icon } = stepsOfSwitch(message, what).next;
  return (
    <ActionButton
      variant="secondary"
      icon={icon}
      onPress={() => switchMessage(message, what)}
      aria-label={`${label}: message from ${message.name}`}
      title={short && label}
      className={classNames('px-4 whitespace-nowrap', short && SHORT[short])}
    >
      <span>{label}</span>
    </ActionButton>
  );
}
