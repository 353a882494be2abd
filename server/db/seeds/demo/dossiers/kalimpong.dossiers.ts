import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  BOTH_MEALS,
  byParty,
  CAR_FROM_NJP,
  HILL_YEAR,
  NJP_AND_BACK,
  OWN_EXPENSES,
  PUJA_WEEKS,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  year,
} from './dossier-parts.ts';

const IN_KALIMPONG = { night: 'Kalimpong', nightMetres: 1_250, stay: 'Small 3-star hotel' };

export const kalimpongDossiers: DemoDossiers = {
  'kalimpong-orchids-deolo-and-durpin': {
    highlights: [
      'Kangchenjunga from Deolo, 1,704 m, before the haze',
      'Monks at prayer in Durpin, above the bends of the Teesta',
      'Two nurseries: cacti at one, orchids at the other',
      'The hill farmers’ market on Wednesdays and Saturdays',
    ],
    themes: ['weekend', 'family'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 11_900, 4: 8_600, 6: 7_600 }),
      seasons: [{ ...PUJA_WEEKS, extra: 800 }],
      extraBed: 2_400,
      singleSupplement: 3_200,
    },
    included: [
      CAR_FROM_NJP,
      '2 nights in a small hotel near the main road, double sharing',
      'Breakfast and dinner, from dinner on day 1 to breakfast on day 3',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch',
      'Entry tickets: about ₹150 a person in all',
      'Paragliding from Deolo: about ₹3,000, paid to the operator',
      OWN_EXPENSES,
    ],
    guiding: { guide: 'none', note: 'The driver is from Kalimpong.', languages: [] },
    vehicle: 'WagonR for 2 or 3, Innova or Sumo for up to 6 people',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'Short walks; the market is on a slope.',
      minAge: null,
      children: 'Any age.',
      seniors: 'Yes; the hotel has rooms on the ground floor.',
      health: 'Nothing to worry about: nothing above 1,704 m.',
      notFor: [],
    },
    months: HILL_YEAR,
    questions: [
      {
        question: 'When do the orchids flower?',
        answer:
          'Mostly between March and May, with some in October and November. The cacti are there all year.',
      },
      {
        question: 'What if the Teesta road is closed?',
        answer:
          'We go by Gorubathan and Lava, about two hours longer, without extra cost. The driver knows by six in the morning; we ring you before your train or flight arrives.',
      },
      {
        question: 'Which train from Kolkata fits?',
        answer:
          'Any night train that reaches NJP before ten. On day 3 you are back by half past two, in time for the evening trains and for flights after four.',
      },
    ],
    days: [
      { distanceKm: 75, driveHours: 3, ...IN_KALIMPONG, meals: ['dinner'] },
      {
        distanceKm: 20,
        driveHours: 1,
        highPlace: 'Deolo',
        highMetres: 1_704,
        ...IN_KALIMPONG,
        meals: BOTH_MEALS,
      },
      { distanceKm: 80, driveHours: 3.5, meals: ['breakfast'] },
    ],
  },
  'teesta-rafting-and-kalimpong-hills': {
    highlights: [
      'An hour and a half on the Teesta from Melli to 29th Mile, with rapids for beginners',
      'The place where the Rangeet comes in, seen from the water',
      'A walk of three hours through the terraces of Chibo',
      'Deolo, 1,704 m, where paragliders take off in fair weather',
    ],
    themes: ['weekend'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 17_900, 4: 13_200, 6: 11_800 }),
      seasons: [{ ...PUJA_WEEKS, extra: 1_000 }],
      childRates: [{ fromAge: 5, toAge: 13, percent: 60, note: 'Without the raft' }],
      extraBed: 3_400,
      singleSupplement: 4_600,
    },
    included: [
      CAR_FROM_NJP,
      '3 nights in a small hotel in Kalimpong, double sharing',
      'Breakfast and dinner, from dinner on day 1 to breakfast on day 4',
      'Raft with river guide, helmet and life jacket',
      'The walk at Chibo with somebody from the village',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch',
      'Paragliding at Deolo: about ₹3,000',
      'Photographs sold by the rafting crew',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'some-days',
      note: 'A river guide on day 2, a villager on day 3.',
      languages: ['Nepali', 'Hindi', 'English'],
    },
    vehicle: 'Innova or Sumo for up to 6 people; larger parties in two cars',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'Rapids of grade II to III and one walk of three hours with climbs.',
      minAge: 5,
      children: 'On the raft from 14 years; younger ones watch from Teesta Bazar with a parent.',
      seniors: 'On the raft up to 60, if fit; the rest of the tour at any age.',
      health:
        'Not on the raft with heart trouble, epilepsy or a bad back, nor when pregnant. Swimming is not needed.',
      notFor: [
        'On the raft: children under 14, pregnant travellers',
        'On the raft: anyone with heart trouble, epilepsy or a bad back',
      ],
    },
    months: year(
      ['good', 'low water, cold'],
      ['good', 'low water, cold'],
      ['best', 'warm enough'],
      ['best', 'warm enough'],
      ['mixed', 'river often shut'],
      ['closed', 'no rafting'],
      ['closed', 'no rafting'],
      ['closed', 'no rafting'],
      ['closed', 'no rafting'],
      ['good', 'opens as it falls'],
      ['best', 'clear'],
      ['good', 'cold water'],
    ),
    questions: [
      {
        question: 'Is the river open on our date?',
        answer:
          'As a rule from October to April, when the authorities allow it; stretches have been closed since the flood of October 2023. We ask the rafting crew when you book and again two days before, and ring you at once if it looks doubtful.',
      },
      {
        question: 'What happens if the river is shut on the day?',
        answer:
          'You walk along the Relli instead, a side stream with pools for bathing, and ₹1,100 a rafter is refunded. If it is shut when you book, you can move the date without charge.',
      },
      {
        question: 'What should I wear on the raft?',
        answer:
          'Shorts or leggings, a shirt that dries and shoes that stay on. A full change of clothes waits in the car.',
      },
    ],
    days: [
      { distanceKm: 75, driveHours: 3, ...IN_KALIMPONG, meals: ['dinner'] },
      { distanceKm: 44, driveHours: 1.5, ...IN_KALIMPONG, meals: BOTH_MEALS },
      {
        distanceKm: 25,
        driveHours: 1,
        walkHours: 3,
        walkNote: 'Through terraces, down and up 300 m',
        highPlace: 'Deolo',
        highMetres: 1_704,
        ...IN_KALIMPONG,
        meals: BOTH_MEALS,
      },
      { distanceKm: 80, driveHours: 3, meals: ['breakfast'] },
    ],
  },
};
