import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  ALL_MEALS,
  BOTH_MEALS,
  byParty,
  CAR_FROM_NJP,
  HILL_YEAR,
  IN_DARJEELING,
  NJP_AND_BACK,
  OWN_EXPENSES,
  PUJA_WEEKS,
  SUMMER_HOLIDAYS,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  YEAR_END,
} from './dossier-parts.ts';

const AT_THE_HOMESTAY = { night: 'Lamahatta', nightMetres: 1_750, stay: 'Homestay' };

export const darjeelingTownDossiers: DemoDossiers = {
  'darjeeling-toy-train-and-tiger-hill': {
    highlights: [
      'Sunrise on Kangchenjunga from Tiger Hill, 2,590 m',
      'The two-hour joy ride round the Batasia loop to Ghum, 2,258 m',
      'The morning train to Kurseong: 32 km in three hours, past kitchen windows',
      'Red pandas and snow leopards in the zoo, and Tenzing’s kit next door',
      'Three nights in one hotel, a short walk from Chowrasta',
    ],
    themes: ['family', 'honeymoon'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 18_900, 4: 13_900, 6: 12_400 }),
      seasons: [
        { ...SUMMER_HOLIDAYS, extra: 1_500 },
        { ...PUJA_WEEKS, extra: 1_500 },
        { ...YEAR_END, extra: 1_200 },
      ],
      extraBed: 4_200,
      singleSupplement: 6_000,
    },
    included: [
      CAR_FROM_NJP,
      '3 nights in a 3-star hotel near Chowrasta, double sharing',
      'Breakfast and dinner, from dinner on day 1 to breakfast on day 4',
      'First-class tickets for the joy ride and for the train to Kurseong',
      'The vehicle pass for Tiger Hill',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch, and the porter at the station',
      'Entry tickets: zoo and mountaineering museum about ₹110, Happy Valley ₹100',
      OWN_EXPENSES,
    ],
    guiding: { guide: 'none', note: 'The driver knows when to leave and where to stand.', languages: [] },
    vehicle: 'Innova, Sumo or similar, up to 6 people in a car',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'The town is steep and has steps; nothing else is hard.',
      minAge: null,
      children: 'Any age. Under 5 they travel on a lap in the train.',
      seniors: 'Yes. The car stops 300 m below the platform at Tiger Hill; the last bit is a paved slope.',
      health: 'Nothing to worry about: nights at 2,050 m and half an hour at 2,590 m.',
      notFor: [],
    },
    months: HILL_YEAR,
    questions: [
      {
        question: 'At what time do we leave for Tiger Hill?',
        answer:
          'At 4 in the morning all year round. From November to February, when the sun rises after six, the driver may ask for half past four.',
      },
      {
        question: 'Will it be a steam engine?',
        answer:
          'On the joy ride we ask for a steam engine and tell you with your confirmation which one the railway has confirmed. The train to Kurseong is a diesel.',
      },
      {
        question: 'What if the trains do not run?',
        answer:
          'After landslips the railway cancels at short notice. We then cover the stretch by car and refund the ticket.',
      },
      {
        question: 'When do the trains leave?',
        answer:
          'The railway fixes the times about 60 days ahead. We send them with your confirmation, or on the day they come out, and move the rest of the day round them.',
      },
    ],
    days: [
      { distanceKm: 75, driveHours: 3.5, ...IN_DARJEELING, meals: ['dinner'] },
      {
        distanceKm: 36,
        driveHours: 1.5,
        highPlace: 'Tiger Hill',
        highMetres: 2_590,
        ...IN_DARJEELING,
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 20,
        driveHours: 1,
        walkHours: 2,
        walkNote: 'Round the zoo, uphill in parts',
        ...IN_DARJEELING,
        meals: BOTH_MEALS,
      },
      { distanceKm: 77, driveHours: 2, meals: ['breakfast'] },
    ],
  },
  'mirik-darjeeling-and-lamahatta-family-holiday': {
    highlights: [
      'Mirik lake, 1,495 m, with a level footpath of 3.5 km round it',
      'Two nights in Darjeeling, with Tiger Hill for those who like to get up at half past three',
      'Two nights in a homestay near Lamahatta, 1,750 m, with dinner at seven',
      'Lovers’ Meet, where the green Rangeet joins the grey Teesta',
    ],
    themes: ['family'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 22_900, 4: 16_800, 6: 14_600, 8: 13_900 }),
      seasons: [
        { ...SUMMER_HOLIDAYS, extra: 1_500 },
        { ...PUJA_WEEKS, extra: 1_500 },
      ],
      extraBed: 4_800,
      singleSupplement: 6_200,
    },
    included: [
      CAR_FROM_NJP,
      '2 nights in a 3-star hotel in Darjeeling and 2 in a homestay near Lamahatta, family rooms',
      'Breakfast and dinner every day, and lunch at the homestay on days 3 and 4',
      'The vehicle pass for Tiger Hill',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Pony rides, boats on the lake and tickets for the toy train',
      'Entry tickets: zoo about ₹110, orchid centre ₹20, Lamahatta park ₹20',
      'Lunch on days 1, 2 and 5',
      OWN_EXPENSES,
    ],
    guiding: { guide: 'none', note: 'Somebody from the homestay shows the path to the pond.', languages: [] },
    vehicle: 'Innova or Sumo for up to 6, a tempo traveller from 8 people on',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'The path to the pond of Lamahatta climbs for 45 minutes; there are benches half-way.',
      minAge: null,
      children: 'Any age; the homestay warms milk and has a high chair.',
      seniors: 'Yes, for whoever can manage thirty steps: there is no lift anywhere.',
      health: 'Nothing to worry about: no night above 2,050 m.',
      notFor: ['Anyone who needs a shower with running hot water, for the two homestay nights'],
    },
    months: HILL_YEAR,
    questions: [
      {
        question: 'Which road will we take in the rains?',
        answer:
          'From June to September the driver asks about the Mirik road on the morning of day 1. If it is closed, we go up by Rohini and see the lake on the way down instead.',
      },
      {
        question: 'Is there hot water at the homestay?',
        answer: 'By the bucket, heated on the stove, from six to nine in the morning and whenever you ask.',
      },
      {
        question: 'Is Tiger Hill worth it with small children?',
        answer:
          'The car leaves at 4 am and it is cold. Most families send half of the party; breakfast waits until 9.30.',
      },
    ],
    days: [
      {
        distanceKm: 101,
        driveHours: 4.5,
        walkHours: 1,
        walkNote: 'By the lake, level',
        ...IN_DARJEELING,
        meals: ['dinner'],
      },
      {
        distanceKm: 25,
        driveHours: 1.5,
        highPlace: 'Tiger Hill',
        highMetres: 2_590,
        ...IN_DARJEELING,
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 23,
        driveHours: 1.25,
        walkHours: 1.5,
        walkNote: '45 minutes up through the pines to the pond, and down again',
        ...AT_THE_HOMESTAY,
        meals: ALL_MEALS,
      },
      { distanceKm: 20, driveHours: 1.5, ...AT_THE_HOMESTAY, meals: ALL_MEALS },
      { distanceKm: 70, driveHours: 3, meals: ['breakfast'] },
    ],
  },
};
