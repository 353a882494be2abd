import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  BOTH_MEALS,
  byParty,
  CAR_FROM_NJP,
  DOOARS_YEAR,
  NJP_AND_BACK,
  OWN_EXPENSES,
  PARK_SEATS,
  PUJA_WEEKS,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  YEAR_END,
} from './dossier-parts.ts';

const IN_LATAGURI = { night: 'Lataguri', nightMetres: 100, stay: 'Resort, 3-star class' };
const IN_MADARIHAT = { night: 'Madarihat', nightMetres: 60, stay: 'Lodge by the park gate' };

export const dooarsDossiers: DemoDossiers = {
  'gorumara-weekend-lataguri-and-murti': {
    highlights: [
      'A jeep safari to a watchtower of Gorumara, with a salt lick below it',
      'An afternoon on the pebbles of the Murti river',
      'Tea and orange country at Samsing, and the footbridge of Suntalekhola',
      'Ducks from Central Asia at Gajoldoba, November to February',
    ],
    themes: ['weekend', 'wildlife', 'family'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 8_900, 4: 6_500, 6: 5_700 }),
      seasons: [
        { ...PUJA_WEEKS, extra: 700 },
        { ...YEAR_END, extra: 900 },
      ],
      extraBed: 2_200,
      singleSupplement: 3_000,
    },
    included: [
      CAR_FROM_NJP,
      '2 nights in a resort at Lataguri, double sharing',
      'Breakfast and dinner, from dinner on day 1 to breakfast on day 3',
      'One shared jeep safari with permit and forest guide',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch',
      'A second safari: about ₹900 a person',
      'Camera fees',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'some-days',
      note: 'On the safari, a guide of the forest department.',
      languages: ['Bengali', 'Hindi'],
    },
    vehicle: 'WagonR for 2 or 3, Innova for up to 6 people; in the park an open jeep for 6',
    ends: {
      ...NJP_AND_BACK,
      startPlace: 'New Jalpaiguri or New Mal Junction station, Bagdogra airport',
      endPlace: 'New Jalpaiguri or New Mal Junction station, Bagdogra airport',
    },
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'Flat and warm; the jeep is open and bumpy.',
      minAge: null,
      children: 'Any age; in the jeep from about 3 years.',
      seniors: 'Yes. The watchtower has stairs, which may be skipped.',
      health: 'Nothing to worry about; bring mosquito repellent.',
      notFor: ['Anyone with a bad back, in the jeep'],
    },
    months: DOOARS_YEAR,
    questions: [
      PARK_SEATS,
      {
        question: 'What will we see?',
        answer:
          'Elephants, gaur and rhinos come to the salt licks when they like. On about two safaris in three you see one of them; on some mornings it is only peacocks. A second safari improves the odds.',
      },
      {
        question: 'What should we wear?',
        answer:
          'Green, brown or grey, with long sleeves. From December to February a warm jacket: at dawn it is eight degrees in an open jeep.',
      },
    ],
    days: [
      {
        distanceKm: 60,
        driveHours: 2,
        ...IN_LATAGURI,
        meals: ['dinner'],
      },
      { distanceKm: 90, driveHours: 3.5, ...IN_LATAGURI, meals: BOTH_MEALS },
      {
        distanceKm: 60,
        driveHours: 2,
        walkHours: 1,
        walkNote: 'Through a tea garden, level',
        meals: ['breakfast'],
      },
    ],
  },
  'jaldapara-rhinos-chilapata-and-cooch-behar': {
    highlights: [
      'Grassland along the Torsa with around 300 one-horned rhinos',
      'Two jeep safaris: Jaldapara at dawn, the sal forest of Chilapata in the afternoon',
      'Totopara, home of the Toto people, fewer than two thousand',
      'The palace of Cooch Behar, built in 1887',
    ],
    themes: ['wildlife'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 19_900, 4: 14_900, 6: 13_200 }),
      seasons: [
        { ...PUJA_WEEKS, extra: 1_000 },
        { ...YEAR_END, extra: 1_200 },
      ],
      extraBed: 3_300,
      singleSupplement: 4_500,
    },
    included: [
      CAR_FROM_NJP,
      '3 nights in a lodge at Madarihat by the park gate, double sharing',
      'Breakfast and dinner, from dinner on day 1 to breakfast on day 4',
      'Two jeep safaris with permits and forest guide',
      'The visit to Totopara with somebody from the village',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch',
      'Elephant rides, where the department offers them',
      'Palace ticket (₹25) and camera fees',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'some-days',
      note: 'On both safaris a guide of the forest department, at Totopara somebody from the village.',
      languages: ['Bengali', 'Hindi'],
    },
    vehicle: 'Innova or Sumo, up to 6 people in a car; in the parks an open jeep for 6',
    ends: {
      ...NJP_AND_BACK,
      startPlace: 'New Jalpaiguri or Hasimara station, Bagdogra airport',
      endPlace: 'New Jalpaiguri or Hasimara station, Bagdogra airport',
    },
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'Hardly any walking; early mornings and open jeeps.',
      minAge: null,
      children: 'From about 5 years: a safari means keeping quiet for an hour and a half.',
      seniors: 'Yes; the road to Totopara is rough and may be left out.',
      health: 'Nothing to worry about; bring mosquito repellent.',
      notFor: ['Anyone with a bad back, in the jeeps and on the road to Totopara'],
    },
    months: DOOARS_YEAR,
    questions: [
      PARK_SEATS,
      {
        question: 'When are rhinos easiest to see?',
        answer:
          'In February and March, when the grass is short. In October it is taller than the jeep and you see backs and ears.',
      },
      {
        question: 'Can we stay inside the park?',
        answer:
          'No. The wooden bungalow at Holong burned down in June 2024. The lodge is ten minutes from the gate.',
      },
    ],
    days: [
      { distanceKm: 125, driveHours: 3.5, ...IN_MADARIHAT, meals: ['dinner'] },
      { distanceKm: 60, driveHours: 2.5, ...IN_MADARIHAT, meals: BOTH_MEALS },
      { distanceKm: 130, driveHours: 4, ...IN_MADARIHAT, meals: BOTH_MEALS },
      { distanceKm: 125, driveHours: 3.5, meals: ['breakfast'] },
    ],
  },
};
