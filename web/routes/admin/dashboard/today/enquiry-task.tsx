import { MessageCircle, Phone } from 'lucide-react';
import { countPeople } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { sendOnce } from '../../../../features/drafts/send-once.ts';
import { useSettings } from '../../../../features/settings/use-settings.ts';
import { whatsAppLink } from '../../../../lib/phone-and-mail/whatsapp-link.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { AgeBadges } from '../../enquiries/age-badges.tsx';
import { deskApi } from '../../enquiries/desk-api.ts';
import { whatsAppGreeting } from '../../enquiries/whatsapp-greeting.ts';
import { enquiryLookedAfter } from '../../follow-up/looked-after.ts';
import { ActionDoneButton } from './action-done-button.tsx';
import { ROUND, Task } from './task-list.tsx';

type Props = {
  enquiry: DeskEnquiry;
  when?: { text: string; isLate?: boolean };
  /** Shows how long it waits for an answer. */
  isNew?: boolean;
  /** Its day stands beside the name already. */
  isTravelling?: boolean;
  /** Shows what is to be done and by whom, and lets it be done. */
  isDue?: boolean;
};

/** An enquiry that wants something today; a press writes or calls. */
export function EnquiryTask({ enquiry, when, isNew = false, isTravelling = false, isDue = false }: Props) {
  const { _id, fullName, phone, tourName, guestSize, owner, nextActionWords, nextActionFor } = enquiry;
  const doer = isDue ? (nextActionFor ?? owner) : owner;
  const facts = [
    ...(isDue ? [nextActionWords] : []),
    ...(isTravelling ? [] : [travelText(enquiry)]),
    countPeople(guestSize),
    tourName,
    doer?.username,
  ];
  return (
    <Task
      to={`/admin/bookings/${_id}`}
      who={fullName}
      what={facts.filter(Boolean).join(' · ')}
      when={
        <>
          {when && (
            <span className={`text-sm font-medium ${when.isLate ? 'text-rhododendron' : 'text-ink-soft'}`}>
              {when.text}
            </span>
          )}
          {isNew && <AgeBadges {...enquiry} />}
        </>
      }
    >
      {phone && <WhatsAppLink enquiry={enquiry} />}
      {phone && (
        <a href={`tel:${phone}`} aria-label={`Call ${fullName}`} title="Call" className={ROUND}>
          <Phone aria-hidden="true" className="size-5" />
        </a>
      )}
      {isDue && <ActionDoneButton of={enquiryLookedAfter(enquiry)} />}
    </Task>
  );
}

/** Opens WhatsApp with a greeting, which is noted as an answer: as in the enquiry itself. */
function WhatsAppLink({ enquiry: { _id, fullName, phone, reference, tourName } }: { enquiry: DeskEnquiry }) {
  const act = useStaffAction();
  const { agencyName } = useSettings();
  const text = whatsAppGreeting({ fullName, reference, tourName }, agencyName);

  function note() {
    const body = { channel: 'whatsapp' as const, text };
    void act({
      call: () =>
        sendOnce(`today:whatsapp:${_id}`, body, (idempotencyKey) =>
          deskApi.logContact({ params: { id: _id }, body, idempotencyKey }),
        ),
      failed: 'Failed to note the message',
      done: `Noted: WhatsApp to ${fullName}.`,
    });
  }

  return (
    <a
      href={whatsAppLink(phone, text)}
      target="_blank"
      rel="noreferrer"
      onClick={note}
      aria-label={`WhatsApp to ${fullName}`}
      title="WhatsApp"
      className={ROUND}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
    </a>
  );
}
