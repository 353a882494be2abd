import type { Delivery } from '../../../../contracts/desk.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { Tag, type TagTone } from '../lists/tag.tsx';

const STATES: Record<Delivery['state'], { tone: TagTone; text: string }> = {
  queued: { tone: 'calm', text: 'On its way' },
  sent: { tone: 'good', text: 'Sent' },
  retrying: { tone: 'attention', text: 'Not sent yet' },
  failed: { tone: 'off', text: 'Not sent' },
  unknown: { tone: 'calm', text: 'No longer recorded' },
};

/** How far a mail got, and what the mail server said against it. */
export function DeliveryNote({ delivery: { state, at, reason } }: { delivery: Delivery }) {
  const { tone, text } = STATES[state];
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-2">
      <Tag tone={tone}>{text}</Tag>
      {state === 'retrying' && at && <span>next try {formatMoment(at)}</span>}
      {reason && <span className="wrap-anywhere">The mail server said: {reason}</span>}
    </span>
  );
}
