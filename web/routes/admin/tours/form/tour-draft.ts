import { typedDrafts } from '../../records/typed-drafts.ts';
import { EMPTY_FORM_DAY_FACTS, EMPTY_TOUR, type TourForm } from './tour-form-values.ts';

/** A new tour has no version. */
export const tourDrafts = typedDrafts<TourForm, number | undefined>('tour', (form) =>
  typeof form?.title === 'string' && Array.isArray(form.itinerary) && Array.isArray(form.pictures)
    ? readForm(form as TourForm)
    : null,
);

/** Before 2026-11-22, `alts` was `words`; before 2026-11-26, days had no facts and departures no prices. */
function readForm({ words, ...form }: TourForm & { words?: TourForm['alts'] }): TourForm {
  const itinerary = form.itinerary.map((day) => ({ ...day, facts: day.facts ?? EMPTY_FORM_DAY_FACTS }));
  const departures = (form.departures ?? []).map((one) => ({ ...one, perPerson: one.perPerson ?? '' }));
  return { ...EMPTY_TOUR, ...form, itinerary, departures, alts: form.alts ?? words ?? {} };
}
