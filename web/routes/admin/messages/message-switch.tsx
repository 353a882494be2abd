import { classNames } from '../../../ui/class-names.ts';
import { ActionButton } from '../actions/action-button.tsx';
import {
  type MessageSwitchName,
  type Switched,
  stepsOfSwitch,
  useMessageSwitch,
} from './use-message-switch.ts';

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
