import type { ManagedTeamMember, TourToLead } from '../../../../contracts/team/team.contract.ts';
import { TEAM_LIMITS } from '../../../../contracts/team/team-terms.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { WaitingSave } from '../uploads/waiting-save.tsx';
import { LedTours } from './led-tours.tsx';
import { TeamPicture } from './team-picture.tsx';
import { type TypedTeamMember, typedOf } from './typed-team-member.ts';
import { useTeamEditor } from './use-team-editor.ts';
import { useTeamPicture } from './use-team-picture.ts';

const L = TEAM_LIMITS;
const SAVING = {
  what: 'picture',
  doing: 'Saving',
  toDo: 'Save',
  notDone: 'The person is not saved yet.',
};

type Props = { member: ManagedTeamMember | null; tours: TourToLead[] };

/** Who somebody is, what they do, how they look, and which tours they lead. */
export function TeamEditor({ member, tours }: Props) {
  const { draft, faults, clearFault, isSaving, conflict, save, saveTogether, closeConflict } = useTeamEditor(
    member,
    tours,
  );
  const picture = useTeamPicture(member, draft, () => void save());
  const given: TypedTeamMember = member ? typedOf(member) : { isShown: 'on' };
  /** The shared properties of a field. */
  const of = (name: string) => ({
    ...{ name, defaultValue: given[name], error: faults[name] },
    autoComplete: 'off',
  });

  return (
    <div className="max-w-[52rem]">
      <form
        ref={draft.form}
        noValidate
        aria-label="Person"
        onInput={(event) => {
          draft.save();
          picture.look();
          clearFault(event);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) picture.uploading.saveOnceUp();
        }}
        className="grid grid-cols-1 gap-6"
      >
        {/* As text, and hidden: the version that was changed goes with the draft, and so does the picture. */}
        <input hidden name="version" defaultValue={member?.version ?? ''} />
        <input hidden name="pictureId" defaultValue={given.pictureId ?? ''} />
        {draft.restored && <DraftRestoredNotice />}
        <TextField
          label="Name"
          maxLength={L.name}
          {...of('name')}
          hint="As travellers read it: a first name is enough. Ask them first: they agree to be shown here."
        />
        <TextField
          label="What they do"
          maxLength={L.role}
          {...of('role')}
          hint="In a few words: Trek leader. Driver. Plans tours, answers the phone."
        />
        <TextField
          label="Languages"
          {...of('languages')}
          hint={`With commas between them, ${L.languages} at most: Nepali, Hindi, English.`}
        />
        <TextAreaField
          label="About them (may stay empty)"
          rows={3}
          maxLength={L.words}
          {...of('words')}
          hint="A sentence or two, as you would tell a guest."
        />
        <TeamPicture picture={picture} name={given.name ?? ''} fault={faults.pictureId} />
        <LedTours tours={tours} given={given} />
        <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
          <TextField
            label="With you since (may stay empty)"
            inputMode="numeric"
            placeholder="2014"
            {...of('sinceYear')}
          />
          <TextField
            label="Place on the page"
            inputMode="numeric"
            {...of('position')}
            hint="1 comes first. Left empty, a new person comes last."
          />
        </div>
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            name="isShown"
            value="on"
            defaultChecked={given.isShown === 'on'}
            className="size-5 accent-pine"
          />
          <span>
            <span className="font-semibold">Shown</span>
            <span className="text-ink-soft"> · on the about page and on their tours</span>
          </span>
        </label>
        <div>
          <WaitingSave uploading={picture.uploading} words={SAVING} />
          <Button type="submit" busy={isSaving}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </div>
      </form>
      <ConflictDialog
        what="this person"
        conflict={conflict}
        isSaving={isSaving}
        onSave={saveTogether}
        onClose={closeConflict}
      />
    </div>
  );
}
