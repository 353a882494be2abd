import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  BOTH_MEALS,
  byParty,
  CAR_FROM_NJP,
  HILL_YEAR,
  IN_GANGTOK,
  NJP_AND_BACK,
  OWN_EXPENSES,
  PUJA_WEEKS,
  SIKKIM_PAPERS,
  SUMMER_HOLIDAYS,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  YEAR_END,
  year,
} from './dossier-parts.ts';

const AT_TEMI = { night: 'Temi', nightMetres: 1_500, stay: 'Tea bungalow with three rooms' };

export const gangtokEasyDossiers: DemoDossiers = {
  'gangtok-with-children': {
    highlights: [
      'Red pandas, black bears and, with luck, a snow leopard on the wooded hill of Bulbuley',
      'No more than half an hour in the car at a stretch between the road up and the road down',
      'The ropeway, seven minutes each way over the roofs of Gangtok',
      'Tsomgo Lake (3,753 m) for the bigger ones, Banjhakri Falls for the small ones',
    ],
    themes: ['family'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 16_500, 4: 11_900, 6: 10_400 }),
      seasons: [
        { ...SUMMER_HOLIDAYS, extra: 1_200 },
        { ...PUJA_WEEKS, extra: 1_200 },
        { ...YEAR_END, extra: 1_200 },
      ],
      childRates: [
        { fromAge: 0, toAge: 4, percent: 0, note: 'Without a bed of their own' },
        { fromAge: 5, toAge: 11, percent: 50, note: 'On a mattress in the family room' },
      ],
      extraBed: 3_600,
      singleSupplement: 5_400,
    },
    included: [
      CAR_FROM_NJP,
      '3 nights in a 3-star hotel with family rooms, breakfast and dinner',
      'The car each day, with a child seat if you ask for one',
      'The Tsomgo permit',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch and ice cream',
      'Tickets for zoo, ropeway and waterfall: about ₹400 a person in all',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'none',
      note: 'The driver is used to children, and to stopping for them.',
      languages: [],
    },
    vehicle: 'Innova or Xylo, up to 6 people in a car, grandparents included',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'Two hours in the zoo with a steep bit; a pram is of no use, bring a carrier.',
      minAge: null,
      children:
        'Planned for ages 3 to 12. To Tsomgo from 5 years and in good health; one parent can stay back with the others.',
      seniors: 'Grandparents are welcome and can skip Tsomgo.',
      health: 'Tsomgo is at 3,753 m: nobody with a heart or lung complaint.',
      notFor: [],
    },
    months: HILL_YEAR,
    questions: [
      {
        question: 'Is the zoo open on our days?',
        answer:
          'It closes one day a week, which has been Thursday. We ask the zoo when you book, swap days 2 and 3 if need be, and confirm it a week before you come.',
      },
      {
        question: 'What helps against motion sickness?',
        answer:
          'The second half of the way up has many bends. Give a tablet half an hour before Rangpo. We stop twice anyway, and whenever you ask.',
      },
      {
        question: 'Which papers do the children need for Tsomgo?',
        answer: SIKKIM_PAPERS,
      },
    ],
    days: [
      { distanceKm: 120, driveHours: 5, ...IN_GANGTOK, meals: ['dinner'] },
      {
        distanceKm: 20,
        driveHours: 1,
        walkHours: 2,
        walkNote: 'Round the zoo, with a steep bit',
        ...IN_GANGTOK,
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 90,
        driveHours: 4,
        highPlace: 'Tsomgo Lake',
        highMetres: 3_753,
        ...IN_GANGTOK,
        meals: BOTH_MEALS,
      },
      { distanceKm: 120, driveHours: 5.5, meals: ['breakfast'] },
    ],
  },
  'gangtok-and-temi-for-two': {
    highlights: [
      'Two nights in a bungalow with three rooms inside the Temi tea garden',
      'Cherry trees in flower above the tea in November',
      'Sunrise from Tashi viewpoint, 20 minutes from the Gangtok hotel',
      'A walk with a garden supervisor and a morning in the factory',
    ],
    themes: ['honeymoon'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 18_700 }),
      seasons: [
        { name: 'Cherry blossom', from: '11-11', to: '11-30', extra: 1_500 },
        { ...PUJA_WEEKS, extra: 1_500 },
      ],
      childRates: [],
      singleSupplement: 7_200,
    },
    included: [
      'Private car with driver from Bagdogra or NJP and back, at your call until six every day',
      '2 nights in a 3-star hotel in Gangtok, 2 nights in the bungalow at Temi, for two in a room',
      'Breakfast every day, dinner at Temi',
      'The walk with a garden supervisor',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch, and dinner in Gangtok',
      'Factory tickets: about ₹100 each',
      OWN_EXPENSES,
    ],
    guiding: { guide: 'none', note: 'A supervisor of the garden shows the tea.', languages: [] },
    vehicle: 'WagonR or Dzire for two; a second couple has a car of their own',
    ends: {
      ...NJP_AND_BACK,
      startPlace: 'Bagdogra airport or New Jalpaiguri station',
      endPlace: 'Bagdogra airport or New Jalpaiguri station',
    },
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'Short walks on garden roads.',
      minAge: null,
      children: 'Planned for two: the bungalow has no cots and no television.',
      seniors: 'Any age.',
      health: 'Nothing to worry about: no night above 1,650 m.',
      notFor: ['Anyone looking for nightlife'],
    },
    months: year(
      ['mixed', 'factory closed, cold'],
      ['mixed', 'factory closed'],
      ['good', 'plucking begins'],
      ['best', 'first flush'],
      ['good', 'green, warm'],
      ['mixed', 'rain'],
      ['mixed', 'rain'],
      ['mixed', 'rain'],
      ['mixed', 'showers'],
      ['best', 'snow views'],
      ['best', 'cherry blossom'],
      ['good', 'clear; factory closes'],
    ),
    questions: [
      {
        question: 'When is the factory working?',
        answer:
          'While leaf is plucked, roughly March to November, on weekdays. We ring the garden once we know your dates and tell you the hour of your visit a week before. In the cold months you see the bushes and taste the tea, but no machine runs.',
      },
      {
        question: 'When do the cherries flower?',
        answer:
          'For about two weeks from around 10 November. The exact days differ from year to year; ask us in the last week of October.',
      },
      {
        question: 'Is there internet at Temi?',
        answer: 'Mobile data works on the veranda. There is no Wi-Fi.',
      },
    ],
    days: [
      { distanceKm: 120, driveHours: 5, ...IN_GANGTOK },
      { distanceKm: 20, driveHours: 1, ...IN_GANGTOK, meals: ['breakfast'] },
      {
        distanceKm: 55,
        driveHours: 2.5,
        walkHours: 1,
        walkNote: 'Through the garden, gently down and up',
        ...AT_TEMI,
        meals: BOTH_MEALS,
      },
      { distanceKm: 45, driveHours: 2, ...AT_TEMI, meals: BOTH_MEALS },
      { distanceKm: 115, driveHours: 4, meals: ['breakfast'] },
    ],
  },
};
