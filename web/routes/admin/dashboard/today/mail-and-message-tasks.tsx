import type { ContactMessage } from '../../../../../contracts/contacts/manage-contacts.contract.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { ListedMail } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { DueLine } from '../../enquiries/due-line.tsx';
import { MessageSwitch } from '../../messages/message-switch.tsx';
import { Task } from './task-list.tsx';

/** A message of the contact form that nobody has dealt with, or what is due of it. */
export function MessageTask({ message, isDue = false }: { message: ContactMessage; isDue?: boolean }) {
  const { _id, name, message: text, createdAt } = message;
  return (
    <Task
      to={`/admin/messages/${_id}`}
      who={name}
      what={text}
      when={isDue ? <DueLine {...message} /> : <Moment at={createdAt} />}
    >
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
