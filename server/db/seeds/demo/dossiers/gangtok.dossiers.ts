import type { DemoDossiers } from './demo-dossier.types.ts';
import {
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

export const gangtokDossiers: DemoDossiers = {
  'gangtok-tsomgo-and-nathula': {
    highlights: [
      'Nathula, 4,310 m: a flight of steps to the fence with China, from Wednesday to Sunday',
      'Tsomgo Lake, 3,753 m, frozen at the edges in winter',
      'Three nights in one Gangtok hotel, MG Marg a short walk away',
      'The ropeway of Deorali, seven minutes over the roofs',
    ],
    themes: ['family'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 18_900, 4: 13_950, 6: 12_200 }),
      seasons: [
        { ...SUMMER_HOLIDAYS, extra: 1_500 },
        { ...PUJA_WEEKS, extra: 1_500 },
        { ...YEAR_END, extra: 1_500 },
      ],
      extraBed: 3_900,
      singleSupplement: 5_400,
    },
    included: [
      CAR_FROM_NJP,
      '3 nights in a 3-star hotel in Gangtok with breakfast, double sharing',
      'A car with Sikkim plates for both days out',
      'Permits for Tsomgo and for Nathula',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch and dinner',
      'Yak rides, the cable car at Tsomgo (about ₹375) and the ropeway (about ₹125)',
      'Snow boots and jackets on hire: about ₹200',
      OWN_EXPENSES,
    ],
    guiding: { guide: 'none', note: 'The driver takes the permits through the checkposts.', languages: [] },
    vehicle:
      'Innova or Sumo to Gangtok; Bolero, Sumo or Xylo with Sikkim plates to the pass; up to 6 people in a car',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'One long day to 4,310 m, with some ninety steps at the top; the rest is easy.',
      minAge: 1,
      children:
        'From 5 years to Tsomgo and the pass; no infants on the tour. Smaller ones stay in Gangtok with a parent that day.',
      seniors: 'Tsomgo yes; at the pass only with a sound heart, and the steps may be skipped.',
      health: 'With a heart or lung complaint ask a doctor first. Tell us and we leave the pass out.',
      notFor: [
        'Infants and pregnant travellers, at Nathula',
        'Heart and lung patients, at Nathula',
        'Foreign nationals, at Nathula: Indians only',
      ],
    },
    months: year(
      ['mixed', 'snow, pass often shut'],
      ['mixed', 'snow, pass often shut'],
      ['good', 'snow beside the road'],
      ['best', 'clear, primulas'],
      ['best', 'flowers, crowds'],
      ['mixed', 'rain'],
      ['mixed', 'landslips'],
      ['mixed', 'landslips'],
      ['mixed', 'rain'],
      ['best', 'clear'],
      ['best', 'clear, cold'],
      ['good', 'cold, first snow'],
    ),
    questions: [
      {
        question: 'On which days is Nathula open?',
        answer:
          'From Wednesday to Sunday; it is closed on Mondays and Tuesdays. We put the border day on whichever of your two full days is open. If you arrive on a Sunday, both full days are closed days: choose another date, or come for Tsomgo alone and pay ₹700 a person less.',
      },
      {
        question: 'What happens if snow or an army order closes the pass?',
        answer:
          'We know by eight in the evening and ring you. You still go to Tsomgo and Baba Mandir as far as the road is open, or we swap the days; the Nathula part, about ₹700 a person, is refunded within a week.',
      },
      {
        question: 'Which papers does the permit need?',
        answer: `${SIKKIM_PAPERS} Aadhaar is not accepted. Hand them over at check-in on day 1: the operator in Gangtok files them that evening.`,
      },
      {
        question: 'Can guests from abroad come?',
        answer:
          'To Tsomgo, two or more together, on a Protected Area Permit that we file with passport and visa copies, sent to us ten days before. Not to Nathula; they stay in town while the others go.',
      },
    ],
    days: [
      { distanceKm: 120, driveHours: 5, ...IN_GANGTOK },
      {
        distanceKm: 120,
        driveHours: 5,
        walkNote: 'Some ninety steps at Nathula',
        highPlace: 'Nathula',
        highMetres: 4_310,
        ...IN_GANGTOK,
        meals: ['breakfast'],
      },
      { distanceKm: 25, driveHours: 1.5, ...IN_GANGTOK, meals: ['breakfast'] },
      { distanceKm: 120, driveHours: 5, meals: ['breakfast'] },
    ],
  },
  'rumtek-lingdum-and-enchey': {
    highlights: [
      'Morning prayers at Rumtek, seat of the Karmapa in Sikkim, with few other visitors',
      'A day with a guide who studied at one of the monasteries',
      'Lingdum at Ranka: large, new and quiet',
      'The walk up to Labrang and its eight-sided hall',
    ],
    themes: ['weekend', 'monasteries'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 10_900, 4: 7_900, 6: 6_900 }),
      seasons: [{ ...PUJA_WEEKS, extra: 800 }],
      extraBed: 2_600,
      singleSupplement: 3_600,
    },
    included: [
      'Private car with driver for all outings, from Gangtok and back',
      'A guide on day 2',
      '2 nights in a 3-star hotel in Gangtok with breakfast, double sharing',
    ],
    notIncluded: [
      'The way to Gangtok and back: a car from NJP or Bagdogra is about ₹4,500 each way',
      'Lunch and dinner',
      'Entry tickets and gifts to the monasteries: about ₹150 a person',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'some-days',
      note: 'On day 2, a former student of one of the monasteries.',
      languages: ['English', 'Hindi', 'Nepali'],
    },
    vehicle: 'WagonR for 2 or 3, Innova or Xylo for up to 6 people',
    ends: {
      startTown: 'Gangtok',
      startPlace: 'Our hotel in Gangtok, or yours if you are there already',
      endPlace: 'The same hotel, or the Deorali taxi stand',
    },
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'One uphill walk of half an hour to Labrang, which may be left out.',
      minAge: null,
      children: 'Welcome, if they can sit still for an hour of prayers.',
      seniors: 'Yes; Rumtek has a slope of 200 m from the gate to the courtyard.',
      health: 'Nothing to worry about: nothing above 2,000 m.',
      notFor: [],
    },
    months: HILL_YEAR,
    questions: [
      {
        question: 'Are there prayers every day?',
        answer:
          'At Rumtek every morning from about seven, longer on the days of the new and the full moon. Times move with the monastery’s calendar; we ring on day 1. Some halls may be closed, and nothing is arranged for visitors.',
      },
      {
        question: 'What should I bring?',
        answer:
          'A photo identity card, because Rumtek checks it at the gate; guests from abroad also their passport and the Sikkim permit from Rangpo or Melli. Clothes that cover shoulders and knees.',
      },
    ],
    days: [
      { distanceKm: 15, driveHours: 1, ...IN_GANGTOK },
      { distanceKm: 70, driveHours: 3, ...IN_GANGTOK, meals: ['breakfast'] },
      {
        distanceKm: 80,
        driveHours: 3.5,
        walkHours: 1,
        walkNote: 'Half an hour uphill to Labrang, and down again',
        meals: ['breakfast'],
      },
    ],
  },
};
