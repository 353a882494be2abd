import { ActionButton } from '../actions/action-button.tsx';
import {
  type MessageSwitchName,
  type Switched,
  stepsOfSwitch,
  useMessageSwitch,
} from './use-message-switch.ts';

/** The button of a switch of a message. */
export function MessageSwitch({ message, what }: { message: Switched; what: MessageSwitchName }) {
  const switchMessage = useMessageSwitch();
  const { label, icon } = stepsOfSwitch(message, what).next;
  return (
    <ActionButton
      variant="secondary"
      icon={icon}
      onPress={() => switchMessage(message, what)}
      aria-label={`${label}: message from ${message.name}`}
      className="px-4 whitespace-nowrap"
    >
      {label}
    </ActionButton>
  );
}
