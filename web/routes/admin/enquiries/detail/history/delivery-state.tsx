import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { Delivery } from '../../../../../../contracts/enquiries/desk.contract.ts';
import { formatMoment } from '../../../../../../contracts/india-time.ts';

const LOOK = {
  queued: { icon: Clock, ink: 'text-ink-soft' },
  sent: { icon: CircleCheck, ink: 'text-success' },
  retrying: { icon: CircleAlert, ink: 'text-rhododendron' },
  failed: { icon: CircleAlert, ink: 'text-rhododendron' },
} as const;

/** How a mail fares. Nothing is said of one that went out so long ago that nobody knows any more. */
export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { state, reason } = delivery;
  if (state === 'unknown') return null;
  const { icon: Icon, ink } = LOOK[state];
  return (
    <p className="mt-1.5 flex gap-1.5 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${ink}`} />
      <span className="min-w-0 wrap-anywhere">
        {stateText(delivery)}
        {reason && <span className="block text-ink-soft">{reason}</span>}
      </span>
    </p>
  );
}

function stateText({ state, at }: Delivery): string {
  if (state === 'sent') return at ? `Sent ${formatMoment(at)}` : 'Sent';
  if (state === 'retrying') return at ? `Not sent yet, tried again ${formatMoment(at)}` : 'Not sent yet';
  return state === 'failed' ? 'Not sent: given up' : 'Waiting to be sent';
}
