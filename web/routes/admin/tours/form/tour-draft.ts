import { draftStore } from '../../../../features/drafts/draft-store.ts';
import { parseStored } from '../../../../lib/browser/browser-storage.ts';
import { EMPTY_FORM_DAY_FACTS, EMPTY_TOUR, type TourForm } from './tour-form-values.ts';

export type TourDraft = {
  form: TourForm;
  base: TourForm;
  /** The version of `base`; undefined for a new tour. */
  version: number | undefined;
};

export function saveTourDraft(id: string, draft: TourDraft): void {
  draftStore.save(`tour:${id}`, { json: JSON.stringify(draft) });
}

export const clearTourDraft = (id: string) => draftStore.clear(`tour:${id}`);

/** Lets any tab take up the draft. */
export const releaseTourDraft = (id: string) => draftStore.release(`tour:${id}`);

/** Returns null for a damaged draft, too. */
export function loadTourDraft(id: string): TourDraft | null {
  const text = draftStore.load(`tour:${id}`)?.json;
  if (!text) return null;
  const draft = parseStored(text) as TourDraft;
  // A draft from an older release may lack fields, which would break the form.
  return isForm(draft.form) && isForm(draft.base)
    ? { ...draft, form: readForm(draft.form), base: readForm(draft.base) }
    : null;
}

/** Before 2026-11-22, `alts` was `words`; before 2026-11-26, days had no facts and departures no prices. */
function readForm({ words, ...form }: TourForm & { words?: TourForm['alts'] }): TourForm {
  const itinerary = form.itinerary.map((day) => ({ ...day, facts: day.facts ?? EMPTY_FORM_DAY_FACTS }));
  const departures = (form.departures ?? []).map((one) => ({ ...one, perPerson: one.perPerson ?? '' }));
  return { ...EMPTY_TOUR, ...form, itinerary, departures, alts: form.alts ?? words ?? {} };
}

function isForm(form: Partial<TourForm> | undefined): boolean {
  return typeof form?.title === 'string' && Array.isArray(form.itinerary) && Array.isArray(form.pictures);
}
