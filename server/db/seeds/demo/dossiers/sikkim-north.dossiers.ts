import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  ALL_MEALS,
  BOTH_MEALS,
  byParty,
  CAR_FROM_NJP,
  HIGH_ROAD_CHILDREN,
  IN_GANGTOK,
  IN_LACHUNG,
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

export const sikkimNorthDossiers: DemoDossiers = {
  'gurudongmar-lake-and-yumthang-valley': {
    highlights: [
      'Gurudongmar Lake, 5,150–5,180 m, before nine in the morning',
      'The dry plateau beyond Thangu (3,900 m), more Tibet than Sikkim',
      'Yumthang, 3,560 m: flat grass along a river, snow slopes on both sides',
      'Two nights in Lachung and the walk up to its monastery',
    ],
    themes: ['monasteries'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 31_500, 4: 20_900, 6: 17_900 }),
      seasons: [
        { ...SUMMER_HOLIDAYS, extra: 1_800 },
        { ...PUJA_WEEKS, extra: 1_800 },
      ],
      childRates: HIGH_ROAD_CHILDREN,
      singleSupplement: 5_400,
    },
    included: [
      CAR_FROM_NJP,
      'Permits for Lachen, Gurudongmar, Lachung and Yumthang',
      '2 nights in a 3-star hotel in Gangtok, 3 nights in simple hotels in Lachen and Lachung, double sharing',
      'Breakfast every day from day 2; dinner in Lachen and Lachung',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch, and dinner in Gangtok',
      'Room heaters up north: about ₹500 a night',
      'The side trip to Zero Point: about ₹3,000 a car, paid to the driver',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'none',
      note: 'The driver is from Sikkim and drives this road all season.',
      languages: [],
    },
    vehicle:
      'Bolero, Sumo or Xylo with Sikkim plates, up to 6 people in a car; an Innova is not allowed to Gurudongmar or above Lachung',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'demanding',
      difficultyNote:
        'No long walks, but seven to eight hours in the car on two days, and thin air at the lake.',
      minAge: 5,
      children: 'Under 8 they stay in Lachen with one parent while the others go to the lake.',
      seniors: 'Elderly guests wait in Lachen (2,750 m) while the others go to the lake; Yumthang is fine.',
      health: 'Not to the lake with heart or lung trouble, high blood pressure or anaemia.',
      notFor: [
        'Children under 8, elderly people and heart or lung patients, at the lake',
        'Pregnant travellers',
        'Foreign nationals, at Gurudongmar',
        'Anyone who cannot sit in a car for seven hours on rough road',
      ],
    },
    months: year(
      ['closed', 'deep snow at the lake'],
      ['closed', 'deep snow at the lake'],
      ['mixed', 'ice, late snow'],
      ['good', 'lake still frozen'],
      ['best', 'flowers at Yumthang'],
      ['mixed', 'rain'],
      ['mixed', 'landslides'],
      ['mixed', 'landslides'],
      ['mixed', 'rain'],
      ['best', 'blue, clear'],
      ['best', 'clear, cold'],
      ['mixed', 'very cold, ice'],
    ),
    questions: [
      {
        question: 'Which papers do we need?',
        answer: `${SIKKIM_PAPERS} We file for all permits from Gangtok on the first evening.`,
      },
      {
        question: 'Can guests from abroad come along?',
        answer:
          'As far as Thangu, and to Lachung and Yumthang, on a Protected Area Permit that we apply for with at least two foreign guests together; passport and visa copies reach us ten days before. Not to Gurudongmar: only Indian nationals are allowed there.',
      },
      {
        question: 'What if the road above Chungthang is closed?',
        answer:
          'We ring Lachen and Chungthang the evening before. If one valley is cut off you spend those nights in the other; if both are, in Gangtok or Pelling. If those nights cost less, we refund the difference.',
      },
      {
        question: 'Will I get altitude sickness?',
        answer:
          'A headache and short breath at the lake are common, which is why the stay is 30 to 40 minutes. The driver carries an oxygen can and turns back when someone feels ill.',
      },
    ],
    days: [
      { distanceKm: 120, driveHours: 5, ...IN_GANGTOK },
      {
        distanceKm: 125,
        driveHours: 7,
        night: 'Lachen',
        nightMetres: 2_750,
        stay: 'Simple hotel',
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 178,
        driveHours: 8,
        highPlace: 'Gurudongmar Lake',
        highMetres: 5_180,
        ...IN_LACHUNG,
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 50,
        driveHours: 2.5,
        walkHours: 1,
        walkNote: 'From the hotel up to Lachung monastery, if you like',
        highPlace: 'Yumthang',
        highMetres: 3_560,
        ...IN_LACHUNG,
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 120,
        driveHours: 6,
        ...IN_GANGTOK,
        meals: ['breakfast'],
      },
      { distanceKm: 120, driveHours: 5, meals: ['breakfast'] },
    ],
  },
  'lachung-and-yumthang-in-flower': {
    highlights: [
      'Rhododendrons in the Singba sanctuary from mid-April, primulas by the end of May',
      'Two nights in Lachung, 2,700 m, so Yumthang (3,560 m) has a full morning',
      'Short walks under the flowering trees, half an hour each',
    ],
    themes: ['honeymoon'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 22_500, 4: 15_900, 6: 13_800 }),
      seasons: [
        { name: 'Flower weeks', from: '04-20', to: '05-31', extra: 1_000 },
        { ...YEAR_END, extra: 1_000 },
      ],
      singleSupplement: 3_300,
    },
    included: [
      'Private car with driver from Gangtok and back to Gangtok',
      'Permits for Lachung and Yumthang',
      '1 night in a 3-star hotel in Gangtok, 2 nights in a simple hotel in Lachung, double sharing',
      'All meals from dinner on day 2 to breakfast on day 4; breakfast in Gangtok',
    ],
    notIncluded: [
      'The way to Gangtok and back: a car from NJP or Bagdogra is about ₹4,500 each way',
      'Lunch on days 2 and 4, and dinner in Gangtok',
      'Room heaters: about ₹500 a night',
      'The side trip to Zero Point: about ₹3,000 a car',
      OWN_EXPENSES,
    ],
    guiding: { guide: 'none', note: 'The driver knows which bend is in flower.', languages: [] },
    vehicle:
      'Xylo, Bolero or Sumo with Sikkim plates, up to 6 people in a car; an Innova is not allowed above Lachung',
    ends: {
      startTown: 'Gangtok',
      startPlace: 'Our hotel near MG Marg, Gangtok',
      endPlace: 'Your hotel or the Deorali taxi stand, Gangtok',
    },
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'Two drives of six hours on rough road; the walks are short and almost level.',
      minAge: 3,
      children: 'In December and January the rooms are too cold for small children.',
      seniors: 'Yes, if they can sit through six hours on a bad road.',
      health: 'Yumthang is at 3,560 m for a morning: with heart or lung trouble ask a doctor first.',
      notFor: ['Heart and lung patients, unless a doctor agrees', 'Anyone with a bad back'],
    },
    months: year(
      ['mixed', 'snow, −8 °C at night'],
      ['mixed', 'snow'],
      ['mixed', 'late snow'],
      ['best', 'first rhododendrons'],
      ['best', 'rhododendrons, primulas'],
      ['mixed', 'rain'],
      ['mixed', 'landslides'],
      ['mixed', 'landslides'],
      ['mixed', 'rain'],
      ['good', 'clear'],
      ['good', 'clear, cold'],
      ['good', 'snow'],
    ),
    questions: [
      {
        question: 'When exactly are the flowers out?',
        answer:
          'Around Lachung in the first half of April, at Yumthang late in April and in May, primulas at the end of May. A late spring can move it by ten days; we ring the lodge and tell you a week before.',
      },
      {
        question: 'Which papers do we need?',
        answer: `${SIKKIM_PAPERS} Foreign nationals need a Protected Area Permit, for which at least two must travel together; send us passport and visa copies ten days before.`,
      },
      {
        question: 'What if the road is closed by a landslide?',
        answer:
          'We ring Chungthang on the evening of day 1. If it is closed, you stay in Gangtok, with Tsomgo and Rumtek as day trips, and we refund what the nights cost less.',
      },
    ],
    days: [
      { ...IN_GANGTOK },
      {
        distanceKm: 120,
        driveHours: 6,
        ...IN_LACHUNG,
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 50,
        driveHours: 2.5,
        walkHours: 1,
        walkNote: 'Two walks of half an hour in the forest',
        highPlace: 'Yumthang',
        highMetres: 3_560,
        ...IN_LACHUNG,
        meals: ALL_MEALS,
      },
      { distanceKm: 120, driveHours: 6, meals: ['breakfast'] },
    ],
  },
};
