import { classNames } from '../../../ui/class-names.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { SHORT_BUTTON } from './short-buttons.ts';
import {
  type MessageSwitchName,
  type Switched,
  stepsOfSwitch,
  useMessageSwitch,
} from './use-message-switch.ts';

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
