import type { ContactReply } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { wordFor } from '../../../../contracts/count-of.ts';
import type { Delivery } from '../../../../contracts/enquiries/desk.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { usePolling } from '../actions/use-polling.ts';
import { Tag, type TagTone } from '../lists/tag.tsx';

const STATES: Record<Delivery['state'], { tone: TagTone; text: string }> = {
  queued: { tone: 'calm', text: 'On its way' },
  sent: { tone: 'good', text: 'Sent' },
  retrying: { tone: 'attention', text: 'Not sent yet' },
  failed: { tone: 'off', text: 'Not sent' },
  unknown: { tone: 'calm', text: 'No longer recorded' },
};

/** What was written back, oldest first, each with how far its mail got. */
export function MessageReplies({ replies }: { replies: ContactReply[] }) {
  usePolling(replies.some((reply) => reply.delivery.state === 'queued'));
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="replies">
      <h2 id="replies" className="text-heading">
        {wordFor(replies.length, 'Your reply', 'Your replies')}
      </h2>
      <ol className="mt-3 grid gap-4">
        {replies.map(({ _id, reply, writtenBy, createdAt, delivery }) => (
          <li key={_id} className="border-l-2 border-teesta pl-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <span>
                {writtenBy}, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              </span>
              <DeliveryNote delivery={delivery} />
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How far a mail got, and what the mail server said against it. */
function DeliveryNote({ delivery: { state, at, reason } }: { delivery: Delivery }) {
  const { tone, text } = STATES[state];
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-2">
      <Tag tone={tone}>{text}</Tag>
      {state === 'retrying' && at && <span>next try {formatMoment(at)}</span>}
      {reason && <span className="wrap-anywhere">The mail server said: {reason}</span>}
    </span>
  );
}
