import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import { DESK_LIMITS } from '../../../../../../contracts/fields/desk-limits.ts';
import { LIMITS } from '../../../../../../contracts/fields/field-limits.ts';
import { formAsBody } from '../../../../../api/form-as-body.ts';
import { useFormDraft } from '../../../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../../../features/failures/failure-text.ts';
import { PhoneAndCountry } from '../../../../../features/phone/phone-and-country.tsx';
import { visitorApi } from '../../../../../features/session/visitor-api.ts';
import { useShortcut } from '../../../../../features/shortcuts/shortcuts.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { halfTyped } from '../../../../../ui/fields/half-typed.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../../../ui/fields/use-faults.ts';
import { FormFieldsContext } from '../../../../../ui/fields/use-field.ts';
import { onceMeant } from '../../../actions/ask-first.ts';
import { useLeadOn } from '../../../actions/use-lead-on.ts';
import { useStaffAction } from '../../../actions/use-staff-action.ts';
import { DraftRestoredNotice } from '../../../drafts/draft-restored-notice.tsx';
import { snapshotDraft } from '../../../drafts/snapshot-draft.ts';
import { staffApi } from '../../../staff-api.ts';
import { useDeskPosition } from '../../position/desk-position.ts';
import { useDeskChanges } from '../../use-desk-changes.ts';
import { AddedFields, PartyFields, TourField, TravelWordsField } from '../../wish-fields.tsx';
import { useSendKeys } from '../replies/use-send-keys.ts';
import {
  type FactTexts,
  factsDraftName,
  factTextsOf,
  forgetSeen,
  loadSeen,
  rebaseFactsDraft,
  storeSeen,
  toFacts,
} from './facts-draft.ts';

type Props = { enquiry: DeskEnquiry; onClose: () => void };

export function FactsForm({ enquiry, onClose }: Props) {
  const { _id } = enquiry;
  const [seen, setSeen] = useState(() => loadSeen(enquiry));
  const { form, restored, save, clear } = useFormDraft(factsDraftName(_id));
  const { faults, showFaults, clearFault } = useFaults(form);
  const [isBusy, setBusy] = useState(false);
  const { offerOf } = useDeskChanges();
  const act = useStaffAction();
  const place = useDeskPosition();
  const leadOn = useLeadOn();
  const tours = useTourNames();
  const isNextWanted = useRef(false);
  const sendByKey = useSendKeys((isThenNext) => {
    isNextWanted.current = isThenNext;
    form.current?.requestSubmit();
  }, isBusy);
  useShortcut('Escape', { group: 'This enquiry', text: 'Close the correction' }, onClose);

  useEffect(() => {
    const first = form.current?.elements.namedItem('fullName');
    if (first instanceof HTMLInputElement) first.focus();
  }, [form]);

  async function store(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const isThenNext = isNextWanted.current;
    isNextWanted.current = false;
    const half = halfTyped(event.currentTarget);
    if (Object.keys(half).length > 0) return showFaults(half);
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as FactTexts;
    setBusy(true);
    const lead = leadOn();
    const isUnchanged = snapshotDraft(factsDraftName(_id));
    let isDone = false;
    await act({
      call: () =>
        onceMeant((isMeant) =>
          staffApi.correctEnquiry({
            params: { id: _id },
            body: formAsBody({ ...typed, seen: toFacts(seen), isMeant }),
          }),
        ),
      failed: 'Failed to correct the enquiry',
      isTold(error) {
        const found = fieldFaults(error);
        showFaults(found);
        if (Object.keys(found).length > 0) void takeNewest(seen);
        return false;
      },
      async done({ data: { undoId } }) {
        isDone = isUnchanged();
        if (isDone) forget();
        // What was typed meanwhile stays, to be saved on top of this.
        else await takeNewest(typed);
        const goesOn = isDone && isThenNext && !lead.hasLeft();
        if (goesOn) await place?.goToNext();
        return {
          text: goesOn ? `The enquiry ${enquiry.reference} is corrected.` : 'Corrected.',
          ...(undoId !== null && offerOf(undoId)),
        };
      },
    });
    setBusy(false);
    if (isDone) onClose();
  }

  /** Fields without edits get the stored value; edited ones keep what was typed, to be saved again. */
  async function takeNewest(were: FactTexts) {
    const answer = await staffApi.getDeskEnquiry({ params: { id: _id } }).catch(() => null);
    if (!answer) return;
    const now = factTextsOf(answer.data.booking);
    for (const field of form.current?.elements ?? []) {
      if (!isTypedInto(field) || !(field.name in now)) continue;
      const name = field.name as keyof FactTexts;
      if (field.value === were[name]) field.value = now[name];
    }
    setSeen(now);
    rebaseFactsDraft(_id, were, now);
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    storeSeen(_id, seen);
    save();
    clearFault(event);
  }

  function forget() {
    clear();
    forgetSeen(_id);
  }

  function startAfresh() {
    const now = factTextsOf(enquiry);
    forget();
    setSeen(now);
    for (const field of form.current?.elements ?? [])
      if (isTypedInto(field)) field.value = now[field.name as keyof FactTexts];
    return () => setSeen(seen);
  }

  return (
    <form
      ref={form}
      aria-label="Correct the enquiry"
      noValidate
      onSubmit={(event) => void store(event)}
      onInput={keep}
      onKeyDown={sendByKey}
      className="grid gap-3 @md:grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-4"
    >
      <FormFieldsContext value={{ values: seen, faults }}>
        <TextField label="Full name" name="fullName" maxLength={LIMITS.name} />
        <PhoneAndCountry />
        <TextField label="Email" name="userEmail" type="email" />
        <TourField tours={tours} />
        <TextField label="Travel date" name="bookAt" type="date" />
        <TravelWordsField />
        <PartyFields />
        <AddedFields />
      </FormFieldsContext>
      {restored && <DraftRestoredNotice onStartAfresh={startAfresh} />}
      <div className="col-span-full flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}

function isTypedInto(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

function useTourNames(): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    let isHere = true;
    visitorApi
      .listTours({ query: { limit: DESK_LIMITS.listPageMax } })
      .then(({ data }) => isHere && setNames(data.map(({ title }) => title).sort()))
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, []);
  return names;
}
