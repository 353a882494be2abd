import { Link } from 'react-router';
import type { ContactMessage } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { SpamReasonsList } from '../../../features/spam/spam-reasons-list.tsx';
import { messagePath } from '../desk-paths.ts';
import { AgeBadges } from '../enquiries/age-badges.tsx';
import { DueLine } from '../enquiries/due-line.tsx';
import { MessageSwitch } from './message-switch.tsx';
import { MessageTags } from './message-tags.tsx';

export function MessageRow({ message }: { message: ContactMessage }) {
  const { _id, name, tourType, message: text, createdAt, spam, owner } = message;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-mist bg-sheet px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={messagePath(_id)}
            className="flex min-h-11 items-center font-semibold text-link sm:min-h-8"
          >
            <bdi className="wrap-anywhere">{name}</bdi>
          </Link>
          <MessageTags message={message} />
          <AgeBadges {...message} />
          <span className="text-sm text-ink-soft">
            {tourType} · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
            {owner && ` · ${owner.username}`}
          </span>
          <DueLine {...message} />
        </p>
        <p dir="auto" className="line-clamp-2 wrap-anywhere">
          {text}
        </p>
        {spam && (
          <div className="mt-1 text-ink-soft">
            <SpamReasonsList mark={spam} />
          </div>
        )}
      </div>
      {spam ? (
        <MessageSwitch message={message} what="spam" />
      ) : (
        <MessageSwitch message={message} what="done" />
      )}
    </li>
  );
}
