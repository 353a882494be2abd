import type { ContactMessage } from '../../../../../contracts/contacts/manage-contacts.contract.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { ListedMail } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { MessageSwitch } from '../../messages/message-switch.tsx';
import { Task } from './task-list.tsx';

/** A message of the contact form that nobody has dealt with. */
export function MessageTask({ message }: { message: ContactMessage }) {
  const { _id, name, message: text, createdAt } = message;
  return (
    <Task to={`/admin/messages/${_id}`} who={name} what={text} when={<Moment at={createdAt} />}>
      <MessageSwitch message={message} what="done" />
    </Task>
  );
}

/** A mail that was given up, and why. */
export function MailTask({ mail: { _id, title, recipient, reason, at, createdAt } }: { mail: ListedMail }) {
  return (
    <Task
      to={`/admin/mail/${_id}`}
      who={`${title}, to ${recipient}`}
      what={reason ?? 'Nobody knows why.'}
      when={<Moment at={at ?? createdAt} />}
    />
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-sm text-ink-soft">
      {formatMoment(at)}
    </time>
  );
}
