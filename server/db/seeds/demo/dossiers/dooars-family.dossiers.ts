import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  BOTH_MEALS,
  byParty,
  DOOARS_YEAR,
  NJP_AND_BACK,
  OWN_EXPENSES,
  PARK_SEATS,
  PUJA_WEEKS,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  YEAR_END,
} from './dossier-parts.ts';

const AT_THE_RESORT = { night: 'Lataguri', nightMetres: 100, stay: 'Resort with lawn and pool' };
const IN_MADARIHAT = { night: 'Madarihat', nightMetres: 60, stay: 'Lodge by the park gate' };

export const dooarsFamilyDossiers: DemoDossiers = {
  'dooars-family-holiday-gorumara-and-jaldapara': {
    highlights: [
      'One jeep safari of an hour and a half in each park, Gorumara and Jaldapara',
      'Three nights in a resort with a lawn and a small pool',
      'The Murti, knee-deep in the dry months, for paddling',
      'Bindu on the Jaldhaka, with Bhutan on the other bank',
    ],
    themes: ['family', 'wildlife'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 27_500, 4: 19_900, 6: 17_600, 10: 16_900 }),
      seasons: [
        { ...PUJA_WEEKS, extra: 1_500 },
        { ...YEAR_END, extra: 1_800 },
      ],
      childRates: [
        { fromAge: 0, toAge: 4, percent: 0, note: 'Shares the parents’ bed' },
        {
          fromAge: 5,
          toAge: 11,
          percent: 50,
          note: 'On a mattress in the family room, with a seat in the jeep',
        },
      ],
      extraBed: 5_500,
      singleSupplement: 7_800,
    },
    included: [
      'Private car or tempo traveller with driver from NJP or Bagdogra and back',
      '3 nights in a resort at Lataguri and 2 in a lodge at Madarihat, family rooms',
      'Breakfast and dinner, from dinner on day 1 to breakfast on day 6',
      'Two jeep safaris with permits and forest guide',
    ],
    notIncluded: [TRAVEL_TO_NJP, 'Lunch', 'Camera fees', OWN_EXPENSES],
    guiding: {
      guide: 'some-days',
      note: 'On both safaris, a guide of the forest department.',
      languages: ['Bengali', 'Hindi'],
    },
    vehicle: 'Innova for up to 6, tempo traveller from 8 people on; in the parks an open jeep for 6',
    ends: {
      ...NJP_AND_BACK,
      startPlace: 'New Jalpaiguri or New Mal Junction station, Bagdogra airport',
      endPlace: 'Hasimara or New Jalpaiguri station, Bagdogra airport',
    },
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'Flat country, short drives and free half days.',
      minAge: null,
      children: 'Planned around them; in the jeeps from about 3 years.',
      seniors: 'Well suited, also to those who should not go high.',
      health:
        'Low and flat, so no altitude worries. Malaria is rare but not unknown: repellent, long sleeves, and for small children your doctor’s advice.',
      notFor: [],
    },
    months: DOOARS_YEAR,
    questions: [
      PARK_SEATS,
      {
        question: 'Do we need papers for Bindu?',
        answer:
          'No. You look at Bhutan across the water and do not cross. The same holds for the gate at Jaigaon.',
      },
      {
        question: 'What do the children eat?',
        answer:
          'Both kitchens make rice, dal, noodles and eggs at any hour. Tell us of allergies; drinking water comes in jars.',
      },
    ],
    days: [
      { distanceKm: 60, driveHours: 2, ...AT_THE_RESORT, meals: ['dinner'] },
      { distanceKm: 25, driveHours: 1, ...AT_THE_RESORT, meals: BOTH_MEALS },
      { distanceKm: 110, driveHours: 4, ...AT_THE_RESORT, meals: BOTH_MEALS },
      { distanceKm: 85, driveHours: 2.5, ...IN_MADARIHAT, meals: BOTH_MEALS },
      { distanceKm: 60, driveHours: 2, ...IN_MADARIHAT, meals: BOTH_MEALS },
      { distanceKm: 125, driveHours: 3.5, meals: ['breakfast'] },
    ],
  },
};
