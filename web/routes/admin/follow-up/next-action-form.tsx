import { type FormEvent, useRef, useState } from 'react';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useLeadOn } from '../actions/use-lead-on.ts';
import { useSinglePress } from '../actions/use-single-press.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { useSendKeys } from '../enquiries/detail/replies/use-send-keys.ts';
import { useDeskPlace } from '../enquiries/place/desk-place.ts';
import { DayInWordsField } from './day-in-words-field.tsx';
import { type LookedAfter, membersWith } from './looked-after.ts';
import { type NextActionWork, NOBODY } from './use-next-action-form.ts';

type Props = { next: NextActionWork; of: LookedAfter; staff: StaffMember[] };

export function NextActionForm({ next, of, staff }: Props) {
  const { user } = useSession();
  // Fixed when the form opens: a session that ends and begins again must not reset the choice.
  const [opener] = useState(user?._id ?? NOBODY);
  const { shown } = next;
  const place = useDeskPlace();
  const leadOn = useLeadOn();
  const isNextWanted = useRef(false);
  const words = useRef<HTMLInputElement>(null);
  const saving = useSinglePress(save);
  const sendByKey = useSendKeys((isThenNext) => {
    isNextWanted.current = isThenNext;
    saving.press();
  }, !saving.isIdle);

  async function save() {
    const isThenNext = isNextWanted.current;
    isNextWanted.current = false;
    const lead = leadOn();
    const hasWorked = await next.save();
    if (hasWorked && isThenNext && !lead.hasLeft()) await place?.goToNext();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    isNextWanted.current = false;
    saving.press();
  }

  const doer = shown.on ? (shown.forId ?? NOBODY) : opener;
  return (
    <form
      ref={next.form}
      onSubmit={submit}
      onInput={next.onInput}
      onKeyDown={sendByKey}
      onReset={next.onReset}
      noValidate
      className="mt-2.5 grid gap-2.5"
    >
      {/* Part of the draft, which skips `type="hidden"`. */}
      <input type="text" name="seen" defaultValue={JSON.stringify(shown)} hidden />
      <DayInWordsField
        label="Next action on"
        name="on"
        day={shown.on ?? ''}
        error={next.fault}
        keys={{
          group: of.kind === 'enquiry' ? 'This enquiry' : 'This message',
          onPress: () => words.current?.focus(),
        }}
      />
      <TextField
        ref={words}
        label="What is to be done"
        name="words"
        maxLength={LIMITS.nextAction}
        defaultValue={shown.words}
      />
      <SelectField label="By whom" name="forId" key={doer} defaultValue={doer}>
        <option value={NOBODY}>Whoever owns it</option>
        {membersWith(staff, of.nextActionFor).map((member) => (
          <option key={member._id} value={member._id}>
            {member.username}
          </option>
        ))}
      </SelectField>
      {next.restored && <DraftRestoredNotice />}
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
  );
}
