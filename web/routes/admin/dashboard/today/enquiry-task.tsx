import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { partySizeText } from '../../../../../contracts/enquiries/party-size-text.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { useSettings } from '../../../../features/settings/use-settings.ts';
import { enquiryPath } from '../../desk-paths.ts';
import { AgeBadges } from '../../enquiries/age-badges.tsx';
import { whatsAppGreeting } from '../../enquiries/whatsapp-greeting.ts';
import { enquiryLookedAfter } from '../../follow-up/looked-after.ts';
import { staffApi } from '../../staff-api.ts';
import { ActionDoneButton } from './action-done-button.tsx';
import { TaskContact } from './task-contact.tsx';
import { Task } from './task-list.tsx';
import { type When, WhenLine } from './when-line.tsx';

type Props = {
  enquiry: DeskEnquiry;
  when?: When;
  isNew?: boolean;
  isTravelling?: boolean;
  isDue?: boolean;
};

export function EnquiryTask({ enquiry, when, isNew = false, isTravelling = false, isDue = false }: Props) {
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
