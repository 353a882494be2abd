import { wordFor } from '../../../../contracts/count-of.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { ContactReply } from '../../../../contracts/manage-contacts.contract.ts';
import { DeliveryNote } from './delivery-note.tsx';
import { useRefreshWhile } from './use-refresh-while.ts';

/** What was written back, oldest first, each with how far its mail got. */
export function MessageReplies({ replies }: { replies: ContactReply[] }) {
  useRefreshWhile(replies.some((reply) => reply.delivery.state === 'queued'));
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
