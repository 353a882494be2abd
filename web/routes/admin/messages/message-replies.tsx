import { href, Link } from 'react-router';
import type { ContactReply } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { wordFor } from '../../../../contracts/count-of.ts';
import type { Delivery } from '../../../../contracts/enquiries/desk-history.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { usePolling } from '../actions/use-polling.ts';
import { Tag } from '../lists/tag.tsx';
import { MailStateTag } from '../mail/mail-state-tag.tsx';
import { SentFiles } from '../replies/files/sent-files.tsx';

export function MessageReplies({ replies }: { replies: ContactReply[] }) {
  usePolling(replies.some((reply) => ['waiting', 'sending'].includes(reply.delivery.state)));
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="replies">
      <h2 id="replies" className="text-lg">
        {wordFor(replies.length, 'Your reply', 'Your replies')}
      </h2>
      <ol className="mt-3 grid gap-4">
        {replies.map(({ _id, reply, writtenBy, createdAt, files, delivery }) => (
          <li key={_id} className="border-l-2 border-teesta pl-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <span>
                <bdi>{writtenBy}</bdi>, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              </span>
              <DeliveryNote delivery={delivery} />
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
              {reply}
            </p>
            <SentFiles files={files} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DeliveryNote({ delivery: { state, at, reason, mailId } }: { delivery: Delivery }) {
  if (state === 'unknown') return <Tag>No longer recorded</Tag>;
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-2">
      <MailStateTag mail={{ state, at, reason }} />
      {reason && <span className="wrap-anywhere">The mail server said: {reason}</span>}
      {mailId && (
        <Link to={href('/admin/mail/:id', { id: mailId })} className="text-link">
          The mail
        </Link>
      )}
    </span>
  );
}
