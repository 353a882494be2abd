import { type FormEvent, useState } from 'react';
import type { LibraryPicture } from '../../../../contracts/media.contract.ts';
import { PICTURE_LIMITS } from '../../../../contracts/media-terms.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { snapshotDraft } from '../drafts/snapshot-draft.ts';
import { staffApi } from '../staff-api.ts';

export function PictureForm({ picture: { _id, alt, credit } }: { picture: LibraryPicture }) {
  const draftName = `desk:picture:${_id}`;
  const act = useStaffAction();
  const { form, restored, save, clear } = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(form);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const body = { alt: String(typed.get('alt')), credit: String(typed.get('credit')) };
    setBusy(true);
    const isUnchanged = snapshotDraft(draftName);
    const done = await act({
      call: () => staffApi.changePicture({ params: { id: _id }, body }),
      failed: 'Failed to save the picture',
      isTyped: true,
      showFaults,
      done: 'The picture is saved.',
    });
    setBusy(false);
    if (done && isUnchanged()) clear();
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="About the picture"
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        clearFault(event);
        save();
      }}
      className="grid gap-5"
    >
      {restored && <DraftRestoredNotice />}
      <TextField
        label="What it shows"
        name="alt"
        defaultValue={alt}
        error={faults.alt}
        maxLength={PICTURE_LIMITS.alt}
        autoComplete="off"
        hint="One plain sentence, for those who do not see the picture and for search engines."
      />
      <TextField
        label="Credit (may stay empty)"
        name="credit"
        defaultValue={credit}
        error={faults.credit}
        maxLength={PICTURE_LIMITS.credit}
        autoComplete="off"
        placeholder="Photo: Anil Rai, CC BY 4.0"
        hint="Who took it, and under which licence. Shown under the picture where it is seen large."
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
