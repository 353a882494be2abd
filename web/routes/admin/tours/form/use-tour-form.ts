import { useCallback, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { fieldFaults } from '../../../../features/failures/failure-text.ts';
import { type LeadOn, useLeadOn } from '../../actions/use-lead-on.ts';
import { setFaults, useFirstFaultFocus } from '../../records/typed-faults.ts';
import { useMergedForm, useStartOfForm } from '../../records/use-merged-form.ts';
import { staffApi } from '../../staff-api.ts';
import { type BegunAction, beginAction, showToast } from '../../toasts/show-toast.ts';
import { chosenFiles } from '../../uploads/chosen-files.ts';
import type { TourPart } from '../names-of-parts.ts';
import { NEW_TOUR } from '../tour-address.ts';
import { type Merge, mergeTours, withParts } from './conflict/merge-tours.ts';
import { withCurrentPictures } from './pictures/form-pictures.ts';
import { pictureSavesDone, saveAlt } from './pictures/save-picture.ts';
import { sendTour, tellNotSaved } from './send-tour.ts';
import { tourDrafts } from './tour-draft.ts';
import { EMPTY_TOUR, isEditedSince, isSameForm, type TourForm, toBody, toForm } from './tour-form-values.ts';

export type TourConflict = Merge & { theirs: TourForm; version: number };

type Pressed = { begun: BegunAction; lead: LeadOn };

type Saved = Pressed & {
  text: string;
  /** The created tour, if typing went on during the save: its form opens next. */
  typedOn?: ManagedTour;
};
type Finished = { stored: Pick<ManagedTour, '_id' | 'version'>; from: TourForm };
export type OnSaved = (saved: Saved) => Promise<void>;

type Options = {
  tour: ManagedTour | null;
  onSaved: OnSaved;
};

const SAVED = 'Tour updated successfully!';

export function useTourForm({ tour, onSaved }: Options) {
  const id = tour?._id;
  const draftName = id ?? NEW_TOUR;
  const [latest, setLatest] = useState(tour);
  const stored = latest ? toForm(latest) : EMPTY_TOUR;
  const kind = { id: draftName, drafts: tourDrafts, isSame: isSameForm };
  const start = useStartOfForm({ form: stored, version: tour?.version }, kind);
  const form = useForm<TourForm>({
    defaultValues: start.isRestored ? withCurrentPictures(start.form, stored.pictures) : stored,
  });
  const typed = useMergedForm(form, start, { ...kind, undosIn: draftName });
  const { base, version, hasChanges, keep, begin } = typed;
  const [conflict, setConflict] = useState<TourConflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  const leadOn = useLeadOn();
  const focusFirstFault = useFirstFaultFocus();
  const { loses, end } = useLosses(draftName, hasChanges);

  /** `isNew`: also what was typed into a tour that a colleague has deleted. */
  async function save(values: TourForm = form.getValues(), isNew = id === undefined) {
    setSaving(true);
    const pressed = { begun: beginAction(), lead: leadOn() };
    const leftOut = new Set(chosenFiles.of(draftName).map(({ key }) => key));
    form.clearErrors();
    const atPress = structuredClone(form.getValues());
    const sent = structuredClone(values);
    try {
      await pictureSavesDone();
      await saveAlt(form);
      const { message = '', data } = await sendTour(draftName, isNew, toBody(sent, version.current));
      // The user has signed out: the next one must not get what was typed since.
      if (typed.isOthers()) return;
      setConflict(null);
      const isMore = chosenFiles.of(draftName).some(({ key }) => !leftOut.has(key));
      const told = { ...pressed, text: message };
      if (isMore || isEditedSince(atPress, form.getValues())) await goOn(data, told);
      else {
        const saved = { ...sent, pictures: form.getValues('pictures'), alts: {} };
        await finish(saved, { stored: data, from: saved }, told);
      }
    } catch (error) {
      await meetFailure(error, pressed, isNew);
    } finally {
      setSaving(false);
    }
  }

  /** Nothing is unsaved, so leaving the form asks nothing. */
  async function finish(inForm: TourForm, { stored, from }: Finished, told: Saved) {
    tourDrafts.clear(draftName);
    typed.idNow.current = stored._id;
    begin(inForm, from, stored.version);
    end();
    const leftOut = chosenFiles.of(draftName);
    await onSaved(told);
    chosenFiles.handOn(draftName, stored._id, leftOut);
  }

  /** Text typed during the save stays, to be saved later. */
  async function goOn(saved: ManagedTour, told: Saved) {
    const now = structuredClone(form.getValues());
    const from = toForm(saved);
    tourDrafts.save(saved._id, { form: now, base: from, version: saved.version });
    if (saved._id !== id) {
      chosenFiles.remember(saved._id, chosenFiles.of(draftName));
      return finish(now, { stored: saved, from }, { ...told, typedOn: saved });
    }
    setLatest(saved);
    typed.goOnFrom(from, saved.version);
    showToast({ text: told.text, begun: told.begun });
  }

  async function meetFailure(error: unknown, pressed: Pressed, isNew: boolean) {
    if (!isNew && id !== undefined && error instanceof ApiError && error.status === 409) {
      const met = await meetTheirs(id, pressed).catch((failure: unknown) => failure);
      if (met === true) return;
    }
    // Close the dialog: it would hide the form's errors.
    setConflict(null);
    setFaults(form, fieldFaults(error));
    focusFirstFault();
    await tellNotSaved(error, isNew ? undefined : id, pressed, () => save(form.getValues(), true));
  }

  /** True once the colleague's version is loaded, or turns out to be the same. */
  async function meetTheirs(tourId: string, pressed: Pressed): Promise<true> {
    const { data } = await staffApi.getManagedTour({ params: { id: tourId } });
    const theirs = toForm(data);
    // Already stored: either our response was lost, or a colleague typed the same.
    if (isSameForm(form.getValues(), theirs)) {
      await finish(theirs, { stored: data, from: theirs }, { ...pressed, text: SAVED });
      return true;
    }
    setConflict({ ...mergeTours(base.current, form.getValues(), theirs), theirs, version: data.version });
    return true;
  }

  async function saveMerged(chosenTheirs: TourPart[]) {
    if (!conflict) return;
    const chosen = withParts(conflict.merged, conflict.theirs, chosenTheirs);
    begin(chosen, conflict.theirs, conflict.version);
    keep();
    await save(chosen);
  }

  return {
    ...{ form, draftName, isSaving, conflict, loses, keep, save, saveMerged },
    hasDraft: typed.hasDraft,
    discard: () => typed.discard({ form: stored, version: latest?.version }),
    closeConflict: () => setConflict(null),
  };
}

/** `end` stops the question about unsaved changes. */
function useLosses(draftName: string, hasChanges: () => boolean) {
  const isOver = useRef(false);
  const loses = useCallback(
    () => !isOver.current && (hasChanges() || chosenFiles.of(draftName).length > 0),
    [hasChanges, draftName],
  );
  const end = () => {
    isOver.current = true;
  };
  return { loses, end };
}
