import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  ALL_MEALS,
  byParty,
  CAR_FROM_NJP,
  IN_DARJEELING,
  NJP_AND_BACK,
  OWN_EXPENSES,
  RIDGE_YEAR,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
} from './dossier-parts.ts';

const IN_MANEYBHANJANG = { night: 'Maneybhanjang', nightMetres: 1_930, stay: 'Simple lodge' };
const IN_TUMLING = { night: 'Tumling', nightMetres: 2_900, stay: 'Lodge' };
const AT_SANDAKPHU = { night: 'Sandakphu', nightMetres: 3_636, stay: 'Lodge' };

const MEDICAL_PAPER = {
  question: 'Is a medical certificate needed?',
  answer:
    'We ask everybody for a doctor’s note of fitness, not older than 15 days, in the original, since the district has asked visitors to Sandakphu for one. We send you the form with the confirmation and write again seven days before you leave if anything has changed.',
};

const IDENTITY_PAPERS =
  'An original photo identity card for Indian nationals; passport and visa for guests from abroad. There are border posts on the way. No other permit is needed: park tickets are bought for you.';

export const darjeelingTrekDossiers: DemoDossiers = {
  'sandakphu-phalut-singalila-trek': {
    highlights: [
      'Kangchenjunga as the sleeping Buddha, and Everest, Lhotse and Makalu, from Sandakphu, 3,636 m',
      'The 21 km along the open ridge to Phalut, 3,600 m',
      'Gorkhey, a farming village at 2,350 m where two streams meet',
      'Rhododendrons in April, red panda country at Gairibas all year',
    ],
    themes: ['trek'],
    pricing: {
      ...USUAL_PRICING,
      sharing: 'either',
      parties: byParty({ 2: 26_500, 4: 19_800, 6: 17_900, 8: 16_900 }),
      childRates: [],
      singleSupplement: 3_800,
    },
    included: [
      CAR_FROM_NJP,
      'A registered guide from Maneybhanjang',
      '7 nights in lodges, homestays and one trekkers’ hut, in twin or dormitory beds',
      'All meals from dinner on day 1 to breakfast on day 8',
      'Park fees for Singalila National Park',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'A porter, who carries up to 12 kg for two: ₹7,500 for the trek',
      'Sleeping bag (₹150 a day on hire) and travel insurance',
      'A vehicle down if you fall ill: about ₹6,000',
      'Bottled water, tips and drinks',
    ],
    guiding: {
      guide: 'every-day',
      note: 'From the evening of day 1 to Srikhola. One guide for up to eight trekkers, with a helper from five up.',
      languages: ['Nepali', 'Hindi', 'Bengali', 'English'],
    },
    vehicle: 'Sumo or Bolero to Maneybhanjang and back from Srikhola, up to 7 people in a car',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'demanding',
      difficultyNote: 'Six days and 84 km on foot without ropes; the longest is 21 km above 3,500 m.',
      minAge: 12,
      children: 'If they enjoy walking.',
      seniors: 'No upper limit for those who can walk six hours two days running at home.',
      health:
        'With a heart, lung or blood pressure complaint ask a doctor and tell us; three nights are above 3,000 m.',
      notFor: [
        'Heart and lung patients, unless a doctor agrees',
        'Pregnant travellers',
        'Anyone with weak knees: day 6 goes down 1,250 m',
      ],
    },
    months: RIDGE_YEAR,
    questions: [
      MEDICAL_PAPER,
      { question: 'Which papers should I bring?', answer: IDENTITY_PAPERS },
      {
        question: 'Can I join alone?',
        answer:
          'On the fixed dates, from one person, at the price for six, in twin or dormitory beds. Women who travel alone get a room with other women, or a room of their own where there is one.',
      },
      {
        question: 'How cold and how simple is the hut at Phalut?',
        answer:
          'Damp and around zero at night from November on; bunks, thick quilts, no shower. Bring a bag liner and a warm hat.',
      },
    ],
    departures: [
      { inDays: 122, seats: 10, perPerson: 17_900 },
      { inDays: 136, seats: 10, perPerson: 17_900 },
      { inDays: 150, seats: 10, perPerson: 17_900 },
      { inDays: 321, seats: 10, perPerson: 17_900 },
      { inDays: 335, seats: 8, perPerson: 17_900 },
    ],
    days: [
      { distanceKm: 85, driveHours: 4, ...IN_MANEYBHANJANG, meals: ['dinner'] },
      {
        distanceKm: 12,
        walkHours: 6,
        walkNote: '12 km; the climb to Chitre is the steepest',
        ...IN_TUMLING,
        meals: ALL_MEALS,
      },
      {
        distanceKm: 13,
        walkHours: 6,
        walkNote: '13 km, down to Gairibas and up again',
        night: 'Kalipokhri',
        nightMetres: 3_100,
        stay: 'Lodge',
        meals: ALL_MEALS,
      },
      {
        distanceKm: 6,
        walkHours: 4,
        walkNote: '6 km, the last hour steep',
        highPlace: 'Sandakphu',
        highMetres: 3_636,
        ...AT_SANDAKPHU,
        meals: ALL_MEALS,
      },
      {
        distanceKm: 21,
        walkHours: 8,
        walkNote: '21 km over open ridge, up and down',
        highPlace: 'Sandakphu',
        highMetres: 3_636,
        night: 'Phalut',
        nightMetres: 3_600,
        stay: 'Trekkers’ hut',
        meals: ALL_MEALS,
      },
      {
        distanceKm: 15,
        walkHours: 6,
        walkNote: '15 km and 1,250 m down',
        highPlace: 'Phalut',
        highMetres: 3_600,
        night: 'Gorkhey',
        nightMetres: 2_350,
        stay: 'Homestay',
        meals: ALL_MEALS,
      },
      {
        distanceKm: 17,
        walkHours: 7,
        walkNote: '17 km, up and down through forest',
        night: 'Srikhola',
        nightMetres: 2_100,
        stay: 'Lodge',
        meals: ALL_MEALS,
      },
      { distanceKm: 130, driveHours: 7, meals: ['breakfast'] },
    ],
  },
  'sandakphu-by-land-rover': {
    highlights: [
      'Up the stone road to Sandakphu, 3,636 m, in a Land Rover of the 1950s where one is free',
      'Kangchenjunga and Everest at sunrise from the ridge behind the lodge',
      'A night at Tumling, 2,900 m, to let the body catch up',
      'The forest of the red panda round Gairibas, in Singalila National Park',
      'The last night in Darjeeling, with hot showers',
    ],
    themes: ['wildlife'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 31_800, 4: 23_400 }),
      childRates: [
        { fromAge: 8, toAge: 11, percent: 80, note: 'On a mattress in the parents’ room, with a seat' },
      ],
      singleSupplement: 4_800,
    },
    included: [
      CAR_FROM_NJP,
      'Land Rover or newer four-wheel drive from Maneybhanjang to Sandakphu and back',
      'A guide on the ridge, days 2 to 4',
      '3 nights in lodges and 1 in a 3-star hotel in Darjeeling, double sharing',
      'Breakfast and dinner, and lunch on days 2, 3 and 4; in Darjeeling breakfast',
      'Park fees for Singalila National Park',
    ],
    notIncluded: [TRAVEL_TO_NJP, 'Lunch on days 1 and 5, and dinner in Darjeeling', OWN_EXPENSES],
    guiding: {
      guide: 'some-days',
      note: 'On the ridge, days 2 to 4.',
      languages: ['Nepali', 'Hindi', 'English'],
    },
    vehicle: 'Sumo or Bolero in the hills; on the ridge a Land Rover, up to 4 people in one',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'Little walking, but a very rough road and a night at 3,636 m.',
      minAge: 8,
      children: '',
      seniors: 'Yes, with a sound heart and back; take the night at Tumling seriously.',
      health: 'Not with heart or lung disease.',
      notFor: [
        'Heart and lung patients',
        'Anyone with a bad back: the road is paved with stones',
        'Pregnant travellers',
        'Children under 8',
      ],
    },
    months: RIDGE_YEAR,
    questions: [
      MEDICAL_PAPER,
      { question: 'Which papers should I bring?', answer: IDENTITY_PAPERS },
      {
        question: 'Is the Land Rover certain?',
        answer:
          'No. Few of the old cars are left and the drivers’ association gives them out in turn. When none is free you get a newer four-wheel drive at the same price.',
      },
    ],
    days: [
      { distanceKm: 85, driveHours: 4, ...IN_MANEYBHANJANG, meals: ['dinner'] },
      {
        distanceKm: 13,
        driveHours: 1.5,
        walkHours: 2,
        walkNote: 'Easy, on the ridge',
        ...IN_TUMLING,
        meals: ALL_MEALS,
      },
      {
        distanceKm: 18,
        driveHours: 3,
        highPlace: 'Sandakphu',
        highMetres: 3_636,
        ...AT_SANDAKPHU,
        meals: ALL_MEALS,
      },
      {
        distanceKm: 57,
        driveHours: 5.5,
        highPlace: 'Sandakphu',
        highMetres: 3_636,
        ...IN_DARJEELING,
        meals: ['breakfast', 'lunch'],
      },
      { distanceKm: 75, driveHours: 3.5, meals: ['breakfast'] },
    ],
  },
};
