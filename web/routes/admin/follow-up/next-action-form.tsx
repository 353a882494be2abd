import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import type { ActionSeen } from '../../../../contracts/enquiries/seen.contract.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSinglePress } from '../actions/use-single-press.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import { actionOf, type LookedAfter, NO_ACTION } from './looked-after.ts';
import { membersWith } from './members-with.ts';
import { useFollowUp } from './use-follow-up.ts';

/** An empty choice would not be put back with a draft. */
const NOBODY = 'nobody';

type Props = {
  of: LookedAfter;
  staff: StaffMember[];
  /** What one puts there oneself: that has been seen as soon as it is shown. */
  own: RefObject<Pick<ActionSeen, 'on' | 'forId'> | null>;
};

/** What is to be done next, when, and by whom. */
export function NextActionForm({ of, staff, own }: Props) {
  const { plan, finish } = useFollowUp();
  const { user } = useSession();
  const [fault, setFault] = useState<string>();
  const draftName = `desk:next-action:${of._id}`;
  const { form, restored, save: keep, clear } = useFormDraft(draftName);
  const stored = actionOf(of);
  /** What stood there as the form was begun: see `seen`. */
  const [shown, setShown] = useState(stored);
  const { on, words, forId } = stored;

  // The form follows what is stored, also by a colleague, as long as nothing of one's own is typed into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is stored anew
  useEffect(() => {
    if (!form.current) return;
    if (!draftStore.look(draftName)) form.current.reset();
    else if (own.current?.on === on && own.current.forId === forId) {
      fieldOf(form.current, 'seen').value = JSON.stringify(stored);
      keep();
    }
    own.current = null;
  }, [form, draftName, on, words, forId]);

  async function save() {
    if (!form.current) return;
    const field = fieldOf(form.current, 'on');
    const typed = typedIn(form.current);
    // A day that is half typed reads as none: it must not take away the one that is stored.
    if (typed.on === '' && (!typed.seen.on || field.validity.badInput)) {
      setFault('Choose a day.');
      field.focus();
      return;
    }
    setFault(undefined);
    const isUnchanged = snapshotDraft(draftName);
    const worked = () => {
      if (isUnchanged()) clear();
    };
    // The page may show it before the answer is here.
    own.current = typed.on === '' ? NO_ACTION : typed;
    const isSaved =
      typed.on === ''
        ? await finish(of, { seen: typed.seen, worked })
        : await plan(of, typed, { worked, isTold: isFaultShown });
    if (!isSaved) own.current = null;
  }

  function isFaultShown(error: unknown): boolean {
    const { on: found } = fieldFaults(error);
    if (!found || !form.current) return false;
    setFault(found);
    return true;
  }

  const saving = useSinglePress(save);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    saving.press();
  }

  const doer = shown.on ? (shown.forId ?? NOBODY) : (user?._id ?? NOBODY);
  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={keep}
      onReset={() => setShown(stored)}
      noValidate
      className="mt-3 grid gap-3"
    >
      {/* A part of the draft: what a colleague plans meanwhile is told when it is saved, also days later. */}
      <input type="text" name="seen" defaultValue={JSON.stringify(shown)} hidden />
      <TextField
        label="Next action on"
        name="on"
        type="date"
        min={todayInIndia()}
        defaultValue={shown.on ?? ''}
        error={fault}
      />
      <TextField
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
  );
}

function fieldOf(form: HTMLFormElement, name: 'on' | 'seen'): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function typedIn(form: HTMLFormElement): ActionSeen & { on: string; seen: ActionSeen } {
  const { seen, forId, ...typed } = Object.fromEntries(new FormData(form)) as Record<
    'on' | 'words' | 'forId' | 'seen',
    string
  >;
  return { ...typed, forId: forId === NOBODY ? null : forId, seen: JSON.parse(seen) as ActionSeen };
}
