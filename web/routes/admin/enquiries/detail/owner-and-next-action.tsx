import { type FormEvent, useEffect, useState } from 'react';
import type { FollowUpFields, StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
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
import { beginAction, showToast } from '../../toasts/show-toast.ts';
import { DueLine } from '../due-line.tsx';
import { useDeskChanges } from '../use-desk-changes.ts';
import { Panel } from './panel.tsx';

type Saved = Promise<{ data: { undoId: string | null } }>;
export type FollowUpCalls = {
  giveTo: (ownerId: string) => Saved;
  plan: (action: { on: string; words: string; forId: string }) => Saved;
  /** `on`: the day that was seen. */
  finish: (on: string) => Saved;
};
type Props = { of: FollowUpFields & { _id: string }; calls: FollowUpCalls; staff: StaffMember[] };

/** Who looks after an enquiry or a message, and when to come back to it. */
export function OwnerAndNextAction({ of, calls, staff }: Props) {
  const { offerOf } = useDeskChanges();
  const refresh = useRefresh();
  const tellFailure = useTellFailure();
  const [fault, setFault] = useState<string>();
  const { _id, owner, nextActionOn, nextActionWords, nextActionFor } = of;
  const draftName = `desk:next-action:${_id}`;
  const { form, restored, save: keep, clear } = useFormDraft(draftName);

  // The field follows what is stored, also by a colleague, as long as nothing of one's own is typed into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is stored anew
  useEffect(() => {
    if (!draftStore.look(draftName)) form.current?.reset();
  }, [form, draftName, nextActionOn, nextActionWords, nextActionFor?._id]);

  async function giveTo(ownerId: string) {
    const name = staff.find((member) => member._id === ownerId)?.username ?? 'nobody';
    const begun = beginAction();
    try {
      const { data } = await calls.giveTo(ownerId);
      showToast({ text: `Given to ${name}.`, begun, ...(data.undoId !== null && offerOf(data.undoId)) });
    } catch (error) {
      await tellFailure('Failed to change the owner', error, begun);
    }
    // Refused or not: what is shown may not be what the server has.
    await refresh();
  }

  /** `isTyped`: it is what stands in the form. Where the last one is done, what is typed of the next one stays. */
  async function plan(on: string, isTyped: boolean) {
    setFault(undefined);
    const begun = beginAction();
    const isUnchanged = snapshotDraft(draftName);
    const { words = '', forId = '' } = form.current
      ? (Object.fromEntries(new FormData(form.current)) as Record<string, string>)
      : {};
    try {
      const { data } = on ? await calls.plan({ on, words, forId }) : await calls.finish(nextActionOn ?? '');
      if (isTyped && isUnchanged()) clear();
      showToast({
        begun,
        text: on ? 'Next action saved.' : 'Done. What comes next?',
        ...(data.undoId !== null && offerOf(data.undoId)),
      });
      await refresh();
    } catch (error) {
      const { on: found } = fieldFaults(error);
      if (found && form.current) setFault(found);
      else await tellFailure('Failed to save the next action', error, begun);
    }
  }

  async function save() {
    const field = form.current?.elements.namedItem('on');
    if (!(field instanceof HTMLInputElement)) return;
    // A day that is half typed reads as none: it must not take away the one that is stored.
    if (field.value === '' && (!nextActionOn || field.validity.badInput)) {
      setFault('Choose a day.');
      field.focus();
    } else await plan(field.value, true);
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
          <DueLine {...of} nextActionWords="" nextActionFor={null} />
          <ActionButton variant="secondary" onPress={() => plan('', false)} className="px-4">
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
