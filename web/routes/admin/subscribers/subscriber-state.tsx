import type { SubscriberState } from '../../../../contracts/subscribers/subscriber-terms.ts';
import { Tag, type TagTone } from '../lists/tag.tsx';

export const STATE_NAMES: Readonly<Record<SubscriberState, string>> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  left: 'Left',
  bounced: 'Bounced',
};

const TONES: Readonly<Record<SubscriberState, TagTone>> = {
  pending: 'attention',
  confirmed: 'good',
  left: 'calm',
  bounced: 'off',
};

export function SubscriberStateTag({ state }: { state: SubscriberState }) {
  return <Tag tone={TONES[state]}>{STATE_NAMES[state]}</Tag>;
}
