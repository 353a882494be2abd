import { type FormEvent, useEffect, useState } from 'react';
import type { DeskEnquiry, StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { todayInIndia } from '../../../../../contracts/india-time.ts';
import { draftStore } from '../../../../features/drafts/draft-store.ts';
import { useFormDraft } from '../../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../../features/failures/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useRefresh } from '../../actions/use-refresh.ts';
import { useSinglePress } from '../../actions/use-single-press.ts';
import { useTellFailure } from '../../actions/use-tell-failure.ts';
import { DraftRestoredNotice } from '../../drafts/draft-restored-notice.tsx';
import { snapshotDraft } from '../../drafts/snapshot-draft.ts';
import { showToast } from '../../toasts/show-toast.ts';
import { deskApi } from '../desk-api.ts';
import { DueLine } from '../due-line.tsx';
import { useDeskChanges } from '../use-desk-changes.ts';
import { Panel } from './panel.tsx';

/** Who looks after the enquiry, and when to come back to it. */
export function OwnerAndNextAction({ enquiry, staff }: { enquiry: DeskEnquiry; staff: StaffMember[] }) {
  const { tell, offerOf } = useDeskChanges();
  const refresh = useRefresh();
  const tellFailure = useTellFailure();
  const [fault, setFault] = useState<string>();
  const { _id, owner, nextActionOn, nextActionWords, nextActionFor } = enquiry;
  const draftName = `desk:next-action:${_id}`;
  const { form, restored, save: keep, clear } = useFormDraft(draftName);

  // The field follows what is stored, also by a colleague, as long as nothing of one's own is typed into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is stored anew
  useEffect(() => {
    if (!draftStore.load(draftName)) form.current?.reset();
  }, [form, draftName, nextActionOn, nextActionWords, nextActionFor?._id]);

  async function giveTo(ownerId: string) {
    const name = staff.find((member) => member._id === ownerId)?.username ?? 'nobody';
    await tell(
      () => deskApi.setEnquiryOwner({ params: { id: _id }, body: { ownerId } }),
      () => `Given to ${name}.`,
      'Failed to change the owner',
    );
  }

  async function plan(on: string) {
    setFault(undefined);
    const isUnchanged = snapshotDraft(draftName);
    const { words = '', forId = '' } = form.current
      ? (Object.fromEntries(new FormData(form.current)) as Record<string, string>)
      : {};
    try {
      const { data } = on
        ? await deskApi.setNextAction({ params: { id: _id }, body: { on, words, forId } })
        : await deskApi.finishNextAction({ params: { id: _id }, body: { on: nextActionOn ?? '' } });
      if (isUnchanged()) clear();
      showToast({
        text: on ? 'Next action saved.' : 'Done. What comes next?',
        ...(data.undoId !== null && offerOf(data.undoId)),
      });
      await refresh();
    } catch (error) {
      const { on: found } = fieldFaults(error);
      if (found) setFault(found);
      else await tellFailure('Failed to save the next action', error);
    }
  }

  async function save() {
    const field = form.current?.elements.namedItem('on');
    if (!(field instanceof HTMLInputElement)) return;
    // A day that is half typed reads as none: it must not take away the one that is stored.
    if (field.value === '' && (!nextActionOn || field.validity.badInput)) {
      setFault('Choose a day.');
      field.focus();
    } else await plan(field.value);
  }

  const saving = useSinglePress(save);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    saving.press();
  }

  return (
    <Panel title="Follow-up">
      {nextActionOn && (
        <div className="mb-3 flex items-center justify-between gap-2">
          <DueLine {...enquiry} nextActionWords="" nextActionFor={null} />
          <ActionButton variant="secondary" onPress={() => plan('')} className="px-4">
            Done
          </ActionButton>
        </div>
      )}
      <SelectField
        label="Owner"
        name="owner"
        value={owner?._id ?? ''}
        onChange={(event) => void giveTo(event.target.value)}
      >
        <option value="">Nobody yet</option>
        {ownerChoices(staff, owner).map((member) => (
          <option key={member._id} value={member._id}>
            {member.username}
          </option>
        ))}
      </SelectField>
      <form ref={form} onSubmit={submit} onInput={keep} noValidate className="mt-3 grid gap-3">
        <TextField
          label="Next action on"
          name="on"
          type="date"
          min={todayInIndia()}
          defaultValue={nextActionOn ?? ''}
          error={fault}
        />
        <TextField
          label="What is to be done"
          name="words"
          maxLength={LIMITS.nextAction}
          defaultValue={nextActionWords}
        />
        <SelectField
          label="By whom"
          name="forId"
          key={nextActionFor?._id ?? ''}
          defaultValue={nextActionFor?._id ?? ''}
        >
          <option value="">{nextActionOn ? 'Whoever owns it' : 'Me'}</option>
          {ownerChoices(staff, nextActionFor).map((member) => (
            <option key={member._id} value={member._id}>
              {member.username}
            </option>
          ))}
        </SelectField>
        {restored && <DraftRestoredNotice />}
        <Button
          type="submit"
          variant="secondary"
          busy={saving.isBusy}
          aria-disabled={!saving.isIdle || undefined}
          className="justify-self-start"
        >
          Save the next action
        </Button>
      </form>
    </Panel>
  );
}

/** Whoever owns it stays a choice, also when they are of the staff no more. */
function ownerChoices(staff: StaffMember[], owner: StaffMember | null): StaffMember[] {
  return owner && !staff.some(({ _id }) => _id === owner._id) ? [owner, ...staff] : staff;
}
