import { CircleAlert, Eye } from 'lucide-react';
import { href, type Location, useLocation } from 'react-router';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { UnsavedWarning } from '../../../../features/drafts/leaving/unsaved-warning.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { ConflictDialog } from '../../conflict/conflict-dialog.tsx';
import { pictureUploader } from '../../library/upload/upload-picture.ts';
import { TypedFormContext, typedForm } from '../../records/typed-form.ts';
import { useUploads } from '../../uploads/use-uploads.ts';
import { WaitingSave } from '../../uploads/waiting-save.tsx';
import { namesOfParts, PART_NAMES } from '../names-of-parts.ts';
import { previewPath } from '../tour-address.ts';
import { type NamesById, partText } from './conflict/merge-tours.ts';
import { DossierFields } from './dossier/dossier-fields.tsx';
import { faultyPaths, useFaultsAtOpening } from './form-faults.ts';
import { IdsToChoose } from './ids-to-choose.tsx';
import { ItineraryEditor } from './itinerary/itinerary-editor.tsx';
import { withUploaded } from './pictures/chosen-order.ts';
import { PictureEditor } from './pictures/picture-editor.tsx';
import { PublishFields } from './publish-fields.tsx';
import { StopFields } from './stops/stop-fields.tsx';
import { TripFields } from './trip-fields.tsx';
import { useListsToChoose } from './use-lists-to-choose.ts';
import { type OnSaved, type TourConflict, useTourForm } from './use-tour-form.ts';

const SECTIONS = [
  ['trip-fields', 'The trip'],
  ['picture-editor', 'Pictures'],
  ['itinerary-editor', 'Itinerary'],
  ['stop-fields', 'Places'],
  ['offer-fields', 'What it offers'],
  ['pricing-fields', 'Prices'],
  ['suitability-fields', 'Who it suits'],
  ['months-fields', 'When'],
  ['departure-fields', 'Departures'],
  ['question-fields', 'Questions'],
  ['team-fields', 'Who leads it'],
  ['road-fields', 'Roads'],
  ['publish-fields', 'On the site'],
] as const;

type Props = {
  tour: ManagedTour | null;
  list: string;
  onSaved: OnSaved;
};

const SAVING = {
  what: 'picture',
  doing: 'Saving',
  toDo: 'Save',
  notDone: 'The tour is not saved yet.',
};

export function TourFormPage({ tour, list, onSaved }: Props) {
  const { state } = useLocation() as { state: { toPublish?: Record<string, string> } | null };
  const editing = useTourForm({ tour, onSaved });
  const { form, isSaving, hasDraft } = editing;
  const lists = useListsToChoose();
  useFaultsAtOpening(form, state?.toPublish);
  const uploading = useUploads(editing.draftName, pictureUploader, {
    onDone(picture, key) {
      const pictures = withUploaded(form.getValues('pictures'), picture, key);
      form.setValue('pictures', pictures, { shouldDirty: true });
      form.clearErrors(['pictures', 'photo']);
    },
    save: () => void editing.save(),
  });
  const faulty = faultyPaths(form.formState.errors);
  return (
    <TypedFormContext value={typedForm(form, editing.draftName)}>
      <form
        aria-label={tour ? `Edit ${tour.title}` : 'New tour'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) uploading.saveOnceUp();
        }}
        className="max-w-[52rem]"
      >
        {tour && (
          <span hidden data-about>
            {tour.title}
          </span>
        )}
        {hasDraft && (
          <Notice tone="info" className="mb-6">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>Your unsaved changes have been restored.</p>
              <Button variant="secondary" onClick={editing.discard}>
                Discard them
              </Button>
            </div>
          </Notice>
        )}
        <FormContents />
        <div className="grid gap-10">
          <TripFields />
          <PictureEditor uploading={uploading} />
          <ItineraryEditor />
          <StopFields />
          <DossierFields />
          <IdsToChoose
            id="team-fields"
            title="Who leads it"
            lead="Its page shows them with name, picture and languages. Whom there is to choose from, you say under Team."
            field="teamIds"
            what="team"
            add={{ text: 'Add a person', path: href('/admin/team/new') }}
            list={lists.team}
          />
          <IdsToChoose
            id="road-fields"
            title="Roads"
            lead="Those that it uses. How they are today, you say under Roads; its page shows it."
            field="roadIds"
            what="roads"
            add={{ text: 'Add a road', path: href('/admin/roads/new') }}
            list={lists.roads}
          />
          <PublishFields />
        </div>
        <div className="sticky bottom-(--bottom-inset,0px) z-30 mt-8 -mx-(--gutter) border-t border-mist bg-paper px-(--gutter) py-3">
          <WaitingSave uploading={uploading} words={SAVING} />
          {faulty.length > 0 && !uploading.waiting.isWaiting && (
            <p className="mb-2 flex gap-1.5 text-sm font-medium text-rhododendron">
              <CircleAlert className="mt-0.5 size-4 shrink-0" />
              Please check: {namesOfParts(faulty)}.
            </p>
          )}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <ButtonLink to={list} variant="quiet" className="mr-auto">
              Cancel
            </ButtonLink>
            {/* Opens in a new tab, so that the form stays. */}
            <a
              href={previewPath(tour?._id)}
              target="_blank"
              rel="noreferrer"
              onClick={editing.keep}
              className={buttonStyle('secondary')}
            >
              <Eye className="size-5" />
              <span className="max-sm:sr-only">Preview</span>
            </a>
            <Button type="submit" busy={isSaving}>
              {buttonText(tour !== null, isSaving)}
            </Button>
          </div>
        </div>
      </form>
      <ConflictDialog
        what="this tour"
        conflict={editing.conflict && compared(editing.conflict, lists.names)}
        isSaving={isSaving}
        onSave={editing.saveMerged}
        onClose={editing.closeConflict}
      />
      <UnsavedWarning
        hasChanges={editing.loses}
        leaves={leavesForm}
        text={uploading.uploads.length > 0 ? LEAVES_PICTURES : LEAVES_WORDS}
      />
    </TypedFormContext>
  );
}

function buttonText(isEdit: boolean, isSaving: boolean): string {
  if (isSaving) return 'Saving…';
  return isEdit ? 'Save changes' : 'Create tour';
}

const LEAVES_WORDS =
  'Your changes are not saved. They are kept in this browser, and are back when you open this form again.';
const LEAVES_PICTURES =
  'Pictures are still on their way. They go on when you open this form again, unless you close or reload this page. What you typed is kept.';

function leavesForm(from: Location, to: Location): boolean {
  const tourOf = ({ search }: Location) => new URLSearchParams(search).get('tour');
  return from.pathname !== to.pathname || tourOf(from) !== tourOf(to);
}

function compared({ merged, theirs, conflicts, taken, version }: TourConflict, names: NamesById) {
  const parts = conflicts.map((part) => ({
    part,
    name: PART_NAMES[part],
    yours: partText(part, merged, names),
    theirs: partText(part, theirs, names),
  }));
  return { version, parts, taken: taken.map((part) => PART_NAMES[part].toLowerCase()) };
}

function FormContents() {
  return (
    <nav aria-label="Sections of the form" className="mb-8">
      <ul className="flex flex-wrap gap-x-5">
        {SECTIONS.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-teesta hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
