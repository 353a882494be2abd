import { draftStore } from '../../../../features/drafts/draft-store.ts';
import { parseStored } from '../../../../lib/browser/parse-stored.ts';
import { EMPTY_FORM_DAY_FACTS } from './dossier/dossier-form.ts';
import { EMPTY_TOUR, type TourForm } from './tour-form-values.ts';

/** What is typed into a tour's form, and what it was when it was opened. */
export type TourDraft = {
  form: TourForm;
  base: TourForm;
  /** The stored version that `base` was; undefined for a tour that is new. */
  version: number | undefined;
};

/** `id`: the tour's, or `new`. */
export function saveTourDraft(id: string, draft: TourDraft): void {
  draftStore.save(`tour:${id}`, { json: JSON.stringify(draft) });
}

export function clearTourDraft(id: string): void {
  draftStore.clear(`tour:${id}`);
}

/** The form is closed: whoever opens it next, in any tab, finds what was typed. */
export function releaseTourDraft(id: string): void {
  draftStore.release(`tour:${id}`);
}

/** Null also for half a file, or what somebody made by hand. */
export function loadTourDraft(id: string): TourDraft | null {
  const text = draftStore.load(`tour:${id}`)?.json;
  if (!text) return null;
  const draft = parseStored(text) as TourDraft;
  // One of an earlier form of this page: what it lacks would break the fields.
  return isForm(draft.form) && isForm(draft.base)
    ? { ...draft, form: readForm(draft.form), base: readForm(draft.base) }
    : null;
}

/** `words` is what drafts from before 2026-11-22 call `alts`; those from before 2026-11-26 know neither facts of a day nor prices of departures. */
function readForm({ words, ...form }: TourForm & { words?: TourForm['alts'] }): TourForm {
  const itinerary = form.itinerary.map((day) => ({ ...day, facts: day.facts ?? EMPTY_FORM_DAY_FACTS }));
  const departures = (form.departures ?? []).map((one) => ({ ...one, perPerson: one.perPerson ?? '' }));
  return { ...EMPTY_TOUR, ...form, itinerary, departures, alts: form.alts ?? words ?? {} };
}

function isForm(form: Partial<TourForm> | undefined): boolean {
  return typeof form?.title === 'string' && Array.isArray(form.itinerary) && Array.isArray(form.pictures);
}
