import { type FormEvent, useState } from 'react';
import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import { TAKEN_SOURCES } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { ENQUIRY_FIELDS } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { lastTravelDay } from '../../../../../contracts/enquiries/travel-days.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { todayInIndia } from '../../../../../contracts/india-time.ts';
import { formAsBody } from '../../../../api/form-as-body.ts';
import { sendOnce } from '../../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../../features/drafts/use-form-draft.ts';
import { PhoneAndCountry } from '../../../../features/phone/phone-and-country.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { halfTyped } from '../../../../ui/fields/half-typed.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../../ui/fields/use-faults.ts';
import { useLeadOn } from '../../actions/use-lead-on.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { DraftRestoredNotice } from '../../drafts/draft-restored-notice.tsx';
import { snapshotDraft } from '../../drafts/snapshot-draft.ts';
import { dayInWords } from '../../follow-up/day-in-words.ts';
import { staffApi } from '../../staff-api.ts';
import { AddedFields } from '../added-fields.tsx';
import { DeskPartyFields } from '../desk-party-fields.tsx';
import { SOURCE } from '../desk-texts.ts';
import { useEnquiryAddress } from '../place/use-desk-address.ts';
import { TourNames } from '../tour-names.tsx';
import { KnownCustomer } from './known-customer.tsx';
import { PlanFields } from './plan-fields.tsx';

const ATTEMPT = 'take-enquiry';

export function AddEnquiryForm({ tours, staff }: { tours: string[]; staff: StaffMember[] }) {
  const { form, restored, save, clear, goOnAs } = useFormDraft(ATTEMPT);
  const { faults, showFaults, clearFault } = useFaults(form);
  const [isBusy, setBusy] = useState(false);
  const act = useStaffAction();
  const leadOn = useLeadOn();
  const addressOf = useEnquiryAddress();

  async function store(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const half = halfTyped(event.currentTarget);
    if (Object.keys(half).length > 0) return showFaults(half);
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const nextActionOn = dayInWords(String(typed.nextActionOn), todayInIndia()) ?? '';
    const body = { ...typed, nextActionOn, sendReceipt: typed.sendReceipt === 'on' };
    setBusy(true);
    const lead = leadOn();
    const isUnchanged = snapshotDraft(ATTEMPT);
    let isMore = false;
    await act({
      call: () =>
        sendOnce(ATTEMPT, body, (idempotencyKey) =>
          staffApi.addEnquiryAsStaff({ body: formAsBody(body), idempotencyKey }),
        ),
      failed: 'Failed to store the enquiry',
      showFaults,
      done({ data: { _id, reference } }) {
        isMore = !isUnchanged();
        if (isMore)
          return {
            text: `Stored as ${reference}, without what you typed since.`,
            way: lead.wayTo(addressOf(_id)),
          };
        clear();
        goOnAs(null);
        return `Stored as ${reference}.`;
      },
      // Whoever types on is not led away from it, either.
      leadsTo: ({ data }) => (isMore ? undefined : addressOf(data._id)),
    });
    setBusy(false);
  }

  return (
    <form
      ref={form}
      aria-label="Enquiry"
      noValidate
      onSubmit={(event) => void store(event)}
      onInput={(event) => {
        save();
        clearFault(event);
      }}
      className="grid max-w-[46rem] gap-4 sm:grid-cols-2"
    >
      <SelectField
        label="How it came in"
        name="source"
        hint="By WhatsApp the number and what was written are enough."
        error={faults.source}
      >
        {TAKEN_SOURCES.map((source) => (
          <option key={source} value={source}>
            {SOURCE[source]}
          </option>
        ))}
      </SelectField>
      <TextField label="Full name" name="fullName" maxLength={LIMITS.name} error={faults.fullName} />
      <PhoneAndCountry error={faults.phone} />
      <KnownCustomer form={form} />
      <TextAreaField
        label="What they wrote or said"
        name="message"
        maxLength={ENQUIRY_FIELDS.message.added.max}
        error={faults.message}
        className="sm:col-span-2"
      />
      <TextField
        label="Email"
        name="userEmail"
        type="email"
        hint="May stay empty."
        error={faults.userEmail}
      />
      <TextField
        label="Destination or tour"
        name="tourName"
        list="tour-names"
        maxLength={LIMITS.tourName}
        error={faults.tourName}
      />
      <TourNames id="tour-names" tours={tours} />
      <NumberField
        label="Number of people"
        name="guestSize"
        min={LIMITS.guestSizeMin}
        max={LIMITS.guestSizeMax}
        error={faults.guestSize}
      />
      <DeskPartyFields of={(name) => ({ error: faults[name] })} />
      <TextField
        label="Date of travel"
        name="bookAt"
        type="date"
        min={todayInIndia()}
        max={lastTravelDay(todayInIndia())}
        error={faults.bookAt}
      />
      <TextField
        label="Or in words"
        name="travelWords"
        maxLength={LIMITS.travelWords}
        hint="Without a day: March, after the exams."
        error={faults.travelWords}
      />
      <AddedFields hasMessage className="sm:col-span-2" of={(name) => ({ error: faults[name] })} />
      <PlanFields staff={staff} faults={faults} />
      <TextAreaField
        label="Note"
        name="note"
        maxLength={LIMITS.message}
        hint="For staff alone."
        error={faults.note}
        className="sm:col-span-2"
      />
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input type="checkbox" name="sendReceipt" className="size-5 accent-action" />
        Mail the traveller that we have the enquiry
      </label>
      {restored && <DraftRestoredNotice />}
      <Button type="submit" busy={isBusy} className="justify-self-start sm:col-span-2">
        Store the enquiry
      </Button>
    </form>
  );
}
