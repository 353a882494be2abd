import { type FormEvent, useState } from 'react';
import { href } from 'react-router';
import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import { TAKEN_SOURCES } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { ENQUIRY_FIELDS } from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { lastTravelDay } from '../../../../../contracts/enquiries/travel-days.ts';
import { DESK_LIMITS } from '../../../../../contracts/fields/desk-limits.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { todayInIndia } from '../../../../../contracts/india-time.ts';
import { formAsBody } from '../../../../api/form-as-body.ts';
import { sendOnce } from '../../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../../features/drafts/use-form-draft.ts';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { PhoneAndCountry } from '../../../../features/phone/phone-and-country.tsx';
import { visitorApi } from '../../../../features/session/visitor-api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { halfTyped } from '../../../../ui/fields/half-typed.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../../ui/fields/use-faults.ts';
import { FormFieldsContext } from '../../../../ui/fields/use-field.ts';
import { useLeadOn } from '../../actions/use-lead-on.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { DraftRestoredNotice } from '../../drafts/draft-restored-notice.tsx';
import { snapshotDraft } from '../../drafts/snapshot-draft.ts';
import { dayInWords } from '../../follow-up/day-in-words.ts';
import { DayInWordsField } from '../../follow-up/day-in-words-field.tsx';
import { noteGivenAway } from '../../follow-up/given-away.ts';
import { LoadingList } from '../../lists/loading-list.tsx';
import { Options } from '../../records/options.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { SOURCE } from '../desk-texts.ts';
import { useEnquiryAddress } from '../position/desk-position.ts';
import { AddedFields, PartyFields, TourField, TravelWordsField } from '../wish-fields.tsx';
import type { Route } from './+types/add-enquiry.ts';
import { KnownCustomer } from './known-customer.tsx';

const ATTEMPT = 'take-enquiry';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Add an enquiry');

async function load(): Promise<{ staff: StaffMember[]; tours: string[] }> {
  const [staff, tours] = await Promise.all([
    staffApi.listStaff(),
    visitorApi.listTours({ query: { limit: 100 } }),
  ]);
  return { staff: staff.data, tours: tours.data.map(({ title }) => title).sort() };
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadAsStaff(request, load);

export function HydrateFallback() {
  return <LoadingList title="Add an enquiry" />;
}

export default function AddEnquiry({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Add an enquiry"
      answer={loaderData}
      failed="Failed to load bookings"
      ways={[{ to: href('/admin/bookings'), text: 'All bookings' }]}
    >
      {({ tours, staff }) => <AddEnquiryForm tours={tours} staff={staff} />}
    </StaffPage>
  );
}

function AddEnquiryForm({ tours, staff }: { tours: string[]; staff: StaffMember[] }) {
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
        noteGivenAway(_id);
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
      // A user who goes on typing stays on the form.
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
      <FormFieldsContext value={{ values: {}, faults }}>
        <SelectField
          label="How it came in"
          name="source"
          hint="By WhatsApp the number and what was written are enough."
        >
          <Options of={TAKEN_SOURCES.map((source) => [source, SOURCE[source]])} />
        </SelectField>
        <TextField label="Full name" name="fullName" maxLength={LIMITS.name} />
        <PhoneAndCountry />
        <KnownCustomer form={form} />
        <TextAreaField
          label="What they wrote or said"
          name="message"
          maxLength={ENQUIRY_FIELDS.message.added.max}
          className="sm:col-span-2"
        />
        <TextField label="Email" name="userEmail" type="email" hint="May stay empty." />
        <TourField tours={tours} />
        <PartyFields />
        <TextField
          label="Date of travel"
          name="bookAt"
          type="date"
          min={todayInIndia()}
          max={lastTravelDay(todayInIndia())}
        />
        <TravelWordsField />
        <AddedFields hasMessage />
        <PlanFields staff={staff} dayFault={faults.nextActionOn} />
        <TextAreaField
          label="Note"
          name="note"
          maxLength={LIMITS.message}
          hint="For staff alone."
          className="sm:col-span-2"
        />
      </FormFieldsContext>
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

function PlanFields({ staff, dayFault }: { staff: StaffMember[]; dayFault: string | undefined }) {
  const members = <Options of={staff.map(({ _id, username }) => [_id, username])} none="Me" />;
  return (
    <>
      <SelectField label="Owner" name="ownerId">
        {members}
        <option value="nobody">Nobody yet</option>
      </SelectField>
      <DayInWordsField label="Next action on" name="nextActionOn" error={dayFault} />
      <TextField
        label="What is to be done"
        name="nextActionWords"
        maxLength={DESK_LIMITS.nextAction}
        hint="On that day."
      />
      <SelectField label="By whom" name="nextActionFor">
        {members}
        <option value="nobody">Its owner</option>
      </SelectField>
    </>
  );
}
