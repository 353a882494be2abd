import { Check, MessageCircle, Phone } from 'lucide-react';
import { href } from 'react-router';
import type { ContactMessage } from '../../../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { partySizeText } from '../../../../../contracts/enquiries/party-size-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { daysBetween, formatMoment } from '../../../../../contracts/india-time.ts';
import type { ListedMail } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { useSettings } from '../../../../features/settings/use-settings.ts';
import { whatsAppLink } from '../../../../lib/phone-and-mail/whatsapp-link.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { enquiryPath, messagePath } from '../../desk-paths.ts';
import { sendOnceAnHour } from '../../drafts/send-once-an-hour.ts';
import { AgeBadges } from '../../enquiries/age-badges.tsx';
import { messageGreeting, whatsAppGreeting } from '../../enquiries/whatsapp-greeting.ts';
import { enquiryLookedAfter, type LookedAfter, messageLookedAfter } from '../../follow-up/looked-after.ts';
import { useFollowUp } from '../../follow-up/use-follow-up.ts';
import { MessageSwitch } from '../../messages/message-switch.tsx';
import { staffApi } from '../../staff-api.ts';
import { Task } from './task-list.tsx';

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-mist hover:text-ink';

type EnquiryTaskProps = {
  enquiry: DeskEnquiry;
  when?: When;
  isNew?: boolean;
  isTravelling?: boolean;
  isDue?: boolean;
};

export function EnquiryTask({
  enquiry,
  when,
  isNew = false,
  isTravelling = false,
  isDue = false,
}: EnquiryTaskProps) {
  const { _id, fullName, phone, tourName, guestSize, owner, nextActionWords, nextActionFor } = enquiry;
  const { agencyName } = useSettings();
  const doer = isDue ? (nextActionFor ?? owner) : owner;
  const facts = [
    ...(isDue ? [nextActionWords] : []),
    ...(isTravelling ? [] : [travelText(enquiry)]),
    partySizeText(guestSize),
    tourName,
    doer?.username,
  ];
  return (
    <Task
      to={enquiryPath(_id)}
      who={fullName}
      what={facts.filter(Boolean).join(' · ')}
      when={
        <>
          {when && <WhenLine {...when} />}
          {isNew && <AgeBadges {...enquiry} />}
        </>
      }
    >
      <TaskContact
        id={_id}
        who={fullName}
        phone={phone}
        greeting={whatsAppGreeting(enquiry, agencyName)}
        log={(body, idempotencyKey) => staffApi.logContact({ params: { id: _id }, body, idempotencyKey })}
      />
      {isDue && <ActionDoneButton of={enquiryLookedAfter(enquiry)} />}
    </Task>
  );
}

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

type WhatsApp = { channel: 'whatsapp'; text: string };

type ContactProps = {
  id: string;
  who: string;
  phone: string;
  greeting: string;
  log: (body: WhatsApp, idempotencyKey: string) => Promise<unknown>;
};

/** Opening WhatsApp is logged as an answer. */
function TaskContact({ id, who, phone, greeting, log }: ContactProps) {
  const act = useStaffAction();
  const mayWork = useMay('work-on-enquiries');
  if (!phone || !mayWork) return null;

  function note() {
    const body = { channel: 'whatsapp' as const, text: greeting };
    void act({
      call: () => sendOnceAnHour(`today:whatsapp:${id}`, body, (idempotencyKey) => log(body, idempotencyKey)),
      failed: 'Failed to note the message',
      done: `Noted: WhatsApp to ${who}.`,
    });
  }

  return (
    <>
      <a
        href={whatsAppLink(phone, greeting)}
        target="_blank"
        rel="noreferrer"
        onClick={note}
        aria-label={`WhatsApp to ${who}`}
        title="WhatsApp"
        className={ROUND}
      >
        <MessageCircle className="size-5" />
      </a>
      <a href={`tel:${phone}`} aria-label={`Call ${who}`} title="Call" className={ROUND}>
        <Phone className="size-5" />
      </a>
    </>
  );
}

function ActionDoneButton({ of }: { of: LookedAfter }) {
  const { finish } = useFollowUp();
  if (!useMay('work-on-enquiries')) return null;
  return (
    <ActionButton
      variant="secondary"
      icon={Check}
      onPress={() => finish(of, { done: `Done: ${of.name}.` })}
      aria-label={`Done: what was to be done for ${of.name}`}
      className="px-4 whitespace-nowrap max-sm:size-11 max-sm:px-0"
    >
      <span className="max-sm:sr-only">Done</span>
    </ActionButton>
  );
}

export type When = { text: string; isLate?: boolean };

function WhenLine({ text, isLate = false }: When) {
  return (
    <span className={`text-sm font-medium ${isLate ? 'text-rhododendron' : 'text-ink-soft'}`}>{text}</span>
  );
}

export function whenDue({ nextActionOn }: { nextActionOn: string | null }, today: string): When {
  const late = nextActionOn ? daysBetween(nextActionOn, today) : 0;
  if (late <= 0) return { text: 'Today' };
  return { text: late === 1 ? 'Since yesterday' : `${late} days late`, isLate: true };
}
