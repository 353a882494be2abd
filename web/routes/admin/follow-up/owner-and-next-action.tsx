import { Menu } from '@base-ui/react/menu';
import { Check, ChevronDown } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { DESK_LIMITS } from '../../../../contracts/fields/desk-limits.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { useLeadOn } from '../actions/use-lead-on.ts';
import { useSinglePress } from '../actions/use-single-press.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { Panel } from '../enquiries/detail/panel.tsx';
import { useSendKeys } from '../enquiries/detail/replies/use-send-keys.ts';
import { DueLine } from '../enquiries/due-line.tsx';
import { useDeskPosition } from '../enquiries/position/desk-position.ts';
import { nearDay } from '../near-day.ts';
import { Options } from '../records/options.tsx';
import { DayInWordsField } from './day-in-words-field.tsx';
import { type LookedAfter, membersWith } from './looked-after.ts';
import { useFollowUp } from './use-follow-up.ts';
import { type NextActionWork, NOBODY, useNextActionForm } from './use-next-action-form.ts';

const NOT_GIVEN: StaffMember = { _id: '', username: 'Nobody yet' };

export function OwnerAndNextAction({ of, staff }: { of: LookedAfter; staff: StaffMember[] }) {
  const { nextActionOn, isClosed } = of;
  const next = useNextActionForm(of);
  if (!useMay('work-on-enquiries')) return <FollowUpFacts of={of} />;

  return (
    <Panel title="Follow-up">
      {nextActionOn && (
        <div className="mb-3 flex items-center justify-between gap-2">
          {isClosed ? (
            <p className="text-sm text-ink-soft">
              Planned for {nearDay(nextActionOn)}. Not due, as this is closed.
            </p>
          ) : (
            <DueLine {...of} nextActionWords="" nextActionFor={null} />
          )}
          <ActionButton variant="secondary" onPress={next.done} className="px-4">
            Done
          </ActionButton>
        </div>
      )}
      <OwnerMenu of={of} staff={staff} />
      <NextActionForm next={next} of={of} staff={staff} />
    </Panel>
  );
}

/** For who only reads. */
function FollowUpFacts({ of }: { of: LookedAfter }) {
  return (
    <Panel title="Follow-up">
      <p className="font-semibold">Owner</p>
      <p>{of.owner?.username ?? NOT_GIVEN.username}</p>
      {of.nextActionOn && <DueLine {...of} />}
    </Panel>
  );
}

/** Arrow keys only browse; a choice is sent. Two choices in a row are sent in that order. */
function OwnerMenu({ of, staff }: { of: LookedAfter; staff: StaffMember[] }) {
  const id = useId();
  const { giveTo } = useFollowUp();
  const [chosen, setChosen] = useState<StaffMember>();
  const owner = chosen ?? of.owner ?? NOT_GIVEN;

  async function choose(member: StaffMember) {
    setChosen(member);
    await giveTo(of, member === NOT_GIVEN ? null : member);
    setChosen((last) => (last === member ? undefined : last));
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-[0.9375rem] font-semibold">
        Owner
      </p>
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-labelledby={`${id}-label ${id}-name`}
          aria-busy={chosen !== undefined || undefined}
          className="field-box flex w-full items-center justify-between gap-2 text-left"
        >
          <span id={`${id}-name`} className="min-w-0 wrap-anywhere">
            {owner.username}
          </span>
          <ChevronDown className="size-5 shrink-0 text-ink-soft" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="start" sideOffset={6} collisionPadding={12} className="z-50">
            <Menu.Popup className="max-h-[min(24rem,var(--available-height))] min-w-(--anchor-width) overflow-y-auto rounded-card border border-edge bg-sheet p-1.5 text-ink shadow-lg outline-none">
              <Menu.RadioGroup value={owner._id}>
                {[NOT_GIVEN, ...membersWith(staff, of.owner)].map((member) => (
                  <Menu.RadioItem
                    key={member._id}
                    value={member._id}
                    closeOnClick
                    onClick={() => member._id !== owner._id && void choose(member)}
                    className="flex min-h-11 cursor-default items-center gap-2 rounded-field px-3 data-[highlighted]:bg-mist"
                  >
                    <span className="size-4 shrink-0">
                      <Menu.RadioItemIndicator>
                        <Check className="size-4" />
                      </Menu.RadioItemIndicator>
                    </span>
                    <span className="min-w-0 wrap-anywhere">{member.username}</span>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}

type Props = { next: NextActionWork; of: LookedAfter; staff: StaffMember[] };

function NextActionForm({ next, of, staff }: Props) {
  const { user } = useSession();
  // Fixed when the form opens: a session that ends and begins again must not reset the choice.
  const [opener] = useState(user?._id ?? NOBODY);
  const { shown } = next;
  const place = useDeskPosition();
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
        maxLength={DESK_LIMITS.nextAction}
        defaultValue={shown.words}
      />
      <SelectField label="By whom" name="forId" key={doer} defaultValue={doer}>
        <option value={NOBODY}>Its owner</option>
        <Options of={membersWith(staff, of.nextActionFor).map(({ _id, username }) => [_id, username])} />
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
