import { href } from 'react-router';
import type { ContactMessage } from '../../../../../contracts/contacts/manage-contacts.contract.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { ListedMail } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { useSettings } from '../../../../features/settings/use-settings.ts';
import { messagePath } from '../../desk-paths.ts';
import { messageGreeting } from '../../enquiries/whatsapp-greeting.ts';
import { messageLookedAfter } from '../../follow-up/looked-after.ts';
import { MessageSwitch } from '../../messages/message-switch.tsx';
import { staffApi } from '../../staff-api.ts';
import { ActionDoneButton } from './action-done-button.tsx';
import { TaskContact } from './task-contact.tsx';
import { Task } from './task-list.tsx';
import { type When, WhenLine } from './when-line.tsx';

export function MessageTask({ message }: { message: ContactMessage }) {
  const { _id, name, message: text, createdAt } = message;
  return (
    <Task to={messagePath(_id)} who={name} what={text} when={<Moment at={createdAt} />}>
      <MessageSwitch message={message} what="done" />
    </Task>
  );
}

export function DueMessageTask({ message, when }: { message: ContactMessage; when: When }) {
  const { _id, name, phone, message: text, nextActionWords, nextActionFor, owner, enquiry } = message;
  const { agencyName } = useSettings();
  return (
    <Task
      to={messagePath(_id)}
      who={name}
      what={[nextActionWords, (nextActionFor ?? owner)?.username, text].filter(Boolean).join(' · ')}
      when={<WhenLine {...when} />}
    >
      {enquiry === null && (
        <TaskContact
          id={_id}
          who={name}
          phone={phone}
          greeting={messageGreeting(message, agencyName)}
          log={(body, idempotencyKey) =>
            staffApi.logMessageContact({ params: { id: _id }, body, idempotencyKey })
          }
        />
      )}
      <ActionDoneButton of={messageLookedAfter(message)} />
    </Task>
  );
}

export function MailTask({ mail: { _id, title, recipient, reason, at, createdAt } }: { mail: ListedMail }) {
  return (
    <Task
      to={href('/admin/mail/:id', { id: _id })}
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
