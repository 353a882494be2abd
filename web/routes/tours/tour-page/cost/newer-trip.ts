import { isSuggested } from '../../../../../contracts/enquiries/travel-months.ts';
import { toLatinDigits } from '../../../../../contracts/fields/digits.ts';
import { isMonth, monthOfTrip } from '../../../../../contracts/tours/trip.ts';
import { draftStore } from '../../../../features/drafts/draft-store.ts';
import { tripStore } from '../../../../features/trip/trip-store.ts';
import { fieldsOf } from '../dossier/chosen-departure.ts';

/** Where the trip was told after the draft was left, its number and date replace the draft's. */
export function putNewerTrip(form: HTMLFormElement): void {
  const { people, when } = tripStore.get();
  const fields = fieldsOf(form);
  const savedAt = draftStore.savedAt(form.dataset.draft ?? '');
  if (!fields || savedAt === undefined || savedAt > tripStore.toldAt()) return;
  if (people !== undefined && Number(toLatinDigits(fields.people.value)) !== people)
    fields.people.value = String(people);
  if (when !== undefined && !isMonth(when)) {
    fields.date.value = when;
    fields.areDatesOpen.checked = false;
  } else if (when !== undefined) {
    if (monthOfTrip(fields.date.value) !== monthOfTrip(when)) fields.date.value = '';
    if (isSuggested(fields.words.value)) fields.words.value = fields.words.defaultValue;
  }
  fields.people.dispatchEvent(new Event('input', { bubbles: true }));
}
