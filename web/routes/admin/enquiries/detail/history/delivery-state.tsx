import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { href, Link } from 'react-router';
import type { Delivery } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import type { MailState } from '../../../../../../contracts/mail/mail-terms.ts';
import { stateWords, timeText } from '../../../mail/mail-words.ts';

const WAITS = { icon: Clock, ink: 'text-ink-soft' };
const FAULT = { icon: CircleAlert, ink: 'text-rhododendron' };

const LOOK: Partial<Record<MailState, typeof WAITS>> = {
  sent: { icon: CircleCheck, ink: 'text-success' },
  retrying: FAULT,
  failed: FAULT,
  written: FAULT,
};

export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { state, reason, mailId, at } = delivery;
  if (state === 'unknown') return null;
  const { icon: Icon, ink } = LOOK[state] ?? WAITS;
  return (
    <p className="mt-1.5 flex gap-1.5 text-sm">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${ink}`} />
      <span className="min-w-0 wrap-anywhere">
        {[stateWords(state).text, timeText({ state, at, reason })].filter(Boolean).join(' ')}
        {reason && <span className="block text-ink-soft">{reason}</span>}
        {mailId && (
          <Link to={href('/admin/mail/:id', { id: mailId })} className="ml-2 text-link">
            The mail
          </Link>
        )}
      </span>
    </p>
  );
}
