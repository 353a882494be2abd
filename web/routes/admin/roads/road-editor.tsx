import { ROAD_LIMITS, ROAD_STATE_NAMES, ROAD_STATES } from '../../../../contracts/roads/road-terms.ts';
import type { ManagedRoad } from '../../../../contracts/roads/roads.contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { useRoadEditor } from './use-road-editor.ts';

/** A road's name and how it is now; saving says that it was checked at this moment. */
export function RoadEditor({ road }: { road: ManagedRoad | null }) {
  const { draft, faults, clearFault, isSaving, conflict, save, saveTogether, closeConflict } =
    useRoadEditor(road);
  return (
    <div className="max-w-[44rem]">
      <form
        ref={draft.form}
        noValidate
        aria-label="Road"
        onInput={(event) => {
          draft.save();
          clearFault(event);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="grid grid-cols-1 gap-5"
      >
        {/* As text, and hidden: the version that was changed goes with the draft. */}
        <input hidden name="version" defaultValue={road?.version ?? ''} />
        {draft.restored && <DraftRestoredNotice />}
        <TextField
          label="Road"
          name="name"
          maxLength={ROAD_LIMITS.name}
          defaultValue={road?.name}
          hint="From where to where: Gangtok to Nathula."
          error={faults.name}
        />
        <SelectField label="How it is" name="state" defaultValue={road?.state ?? 'open'} error={faults.state}>
          {ROAD_STATES.map((state) => (
            <option key={state} value={state}>
              {ROAD_STATE_NAMES[state]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="Note"
          name="note"
          rows={3}
          maxLength={ROAD_LIMITS.note}
          defaultValue={road?.note}
          hint="Why, until when, which hours. Travellers read it."
          error={faults.note}
        />
        <TextField
          label="Source"
          name="source"
          maxLength={ROAD_LIMITS.source}
          defaultValue={road?.source}
          hint="Who told you: the traffic police, the road office, a driver on the way. Travellers read it."
          error={faults.source}
        />
        <TextField
          label="Where the source says so (may stay empty)"
          name="sourceUrl"
          inputMode="url"
          defaultValue={road?.sourceUrl}
          placeholder="https://"
          error={faults.sourceUrl}
        />
        <Button type="submit" busy={isSaving} className="justify-self-start">
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      </form>
      <ConflictDialog
        what="this road"
        conflict={conflict}
        isSaving={isSaving}
        onSave={saveTogether}
        onClose={closeConflict}
      />
    </div>
  );
}
