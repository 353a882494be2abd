import { CHOOSE_TRAVEL_DATE } from '../../../../contracts/enquiries/enquiries.contract.ts';
import {
  lastTravelDay,
  TOO_FAR_AHEAD,
  TOO_FAR_AHEAD_FOR_STAFF,
} from '../../../../contracts/enquiries/travel-days.ts';

const FOR_TRAVELLERS = {
  untold: CHOOSE_TRAVEL_DATE,
  both: 'Choose a day or say when roughly, not both.',
  tooFar: TOO_FAR_AHEAD,
};
export const FOR_STAFF = {
  untold: 'Choose a day, or say in words when.',
  both: 'Choose a day, or say in words when, not both.',
  tooFar: TOO_FAR_AHEAD_FOR_STAFF,
};

type Travel = { bookAt?: string | null; travelWords?: string };

/** Needs a day, not before the enquiry came, or words for an open date. Not both. */
export function travelFault(
  { bookAt, travelWords }: Travel,
  { today, received }: { today: string; received?: string },
  { untold, both, tooFar } = FOR_TRAVELLERS,
): string | undefined {
  if (!bookAt) return travelWords ? undefined : untold;
  if (travelWords) return both;
  if (bookAt < (received ?? today))
    return received ? 'Choose the day the enquiry came, or a later one.' : 'Choose today or a later day.';
  return bookAt > lastTravelDay(today) ? tooFar : undefined;
}
