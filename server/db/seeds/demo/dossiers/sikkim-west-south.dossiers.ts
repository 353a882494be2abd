import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  BOTH_MEALS,
  byParty,
  CAR_FROM_NJP,
  HILL_YEAR,
  IN_GANGTOK,
  IN_LACHUNG,
  NJP_AND_BACK,
  OWN_EXPENSES,
  PUJA_WEEKS,
  SIKKIM_PAPERS,
  SUMMER_HOLIDAYS,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  year,
} from './dossier-parts.ts';

const IN_RAVANGLA = { night: 'Ravangla', nightMetres: 2_100, stay: '3-star hotel' };
const IN_PELLING = { night: 'Pelling', nightMetres: 2_150, stay: '3-star hotel, top floor where free' };

export const sikkimWestSouthDossiers: DemoDossiers = {
  'pelling-and-ravangla': {
    highlights: [
      'Kangchenjunga from the hotel window in Pelling, 2,150 m',
      'The 40-metre Buddha of Ravangla, early, with the mountains behind',
      'Pemayangtse monastery and the ruins of Rabdentse, capital until 1814',
      'Tea slopes at Temi and the sacred lake at Khecheopalri, about 1,700 m',
    ],
    themes: ['family', 'honeymoon', 'monasteries'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 26_500, 4: 18_500, 6: 16_200 }),
      seasons: [
        { ...SUMMER_HOLIDAYS, extra: 1_200 },
        { ...PUJA_WEEKS, extra: 1_500 },
      ],
      extraBed: 5_500,
      singleSupplement: 7_500,
    },
    included: [
      CAR_FROM_NJP,
      '5 nights in 3-star hotels, 2 in Ravangla and 3 in Pelling, double sharing',
      'Breakfast and dinner every day, from dinner on day 1 to breakfast on day 6',
      'All sightseeing of the itinerary by the same car',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch: about ₹250 a person',
      'Entry tickets, about ₹400 a person in all (Char Dham, Buddha Park, Skywalk, Rabdentse)',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'none',
      note: 'At Pemayangtse a monk shows the halls for a small gift.',
      languages: [],
    },
    vehicle: 'Innova, Ertiga or similar, up to 6 people in a car',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'The steepest walk is fifteen minutes on a paved path to Rabdentse.',
      minAge: null,
      children: 'Any age. The roads have many bends: keep a motion-sickness tablet handy.',
      seniors:
        'Well suited: no high pass, no drive longer than five and a half hours, rooms without stairs on request.',
      health: 'No night above 2,150 m, so no altitude worries.',
      notFor: [],
    },
    months: HILL_YEAR,
    questions: [
      {
        question: 'Do we need a permit?',
        answer:
          'Indian nationals do not; carry a photo identity card. Guests with other passports get the free Sikkim permit at Melli in about twenty minutes, with passport, visa, two copies of each and two photographs.',
      },
      {
        question: 'How sure is the view of Kangchenjunga?',
        answer:
          'From late October to March about two mornings in three are clear, in April and May about one in three, in the rains hardly any. The hotel wakes you by phone when the range is out.',
      },
      {
        question: 'Is Jain food possible?',
        answer: 'Yes, in both hotels, if you tell us a week before. On the road we know where to stop.',
      },
    ],
    days: [
      { distanceKm: 127, driveHours: 5, ...IN_RAVANGLA, meals: ['dinner'] },
      {
        distanceKm: 40,
        driveHours: 1.5,
        walkHours: 1,
        walkNote: 'Among the tea bushes, gently downhill',
        ...IN_RAVANGLA,
        meals: BOTH_MEALS,
      },
      { distanceKm: 50, driveHours: 2.5, ...IN_PELLING, meals: BOTH_MEALS },
      {
        distanceKm: 10,
        driveHours: 0.5,
        walkHours: 1,
        walkNote: 'Fifteen minutes each way to Rabdentse, paved',
        ...IN_PELLING,
        meals: BOTH_MEALS,
      },
      { distanceKm: 60, driveHours: 3, ...IN_PELLING, meals: BOTH_MEALS },
      { distanceKm: 135, driveHours: 5.5, meals: ['breakfast'] },
    ],
  },
  'sikkim-in-ten-days': {
    highlights: [
      'Tsomgo Lake at 3,753 m and Yumthang at 3,560 m, with no night above 2,700 m',
      'Two nights in Lachung, two in Pelling, one in the old capital Yuksom',
      'The 40-metre Buddha of Ravangla in the late afternoon light',
      'Norbugang, where the first king of Sikkim was crowned in 1642',
    ],
    themes: ['family', 'monasteries'],
    pricing: {
      ...USUAL_PRICING,
      childRates: USUAL_PRICING.childRates.filter(({ fromAge }) => fromAge >= 5),
      parties: byParty({ 2: 52_000, 4: 36_500, 6: 32_000 }),
      seasons: [
        { ...SUMMER_HOLIDAYS, extra: 2_500 },
        { ...PUJA_WEEKS, extra: 2_500 },
      ],
      extraBed: 9_800,
      singleSupplement: 12_500,
    },
    included: [
      CAR_FROM_NJP,
      'Permits for Tsomgo, Lachung and Yumthang',
      '9 nights: 3-star hotels, in Lachung and Yuksom simple ones, double sharing',
      'Breakfast and dinner every day, from dinner on day 1 to breakfast on day 10',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch, entry tickets and yak rides',
      'Room heaters in Lachung: about ₹500 a night',
      OWN_EXPENSES,
    ],
    guiding: { guide: 'none', note: 'One driver stays with you for all ten days.', languages: [] },
    vehicle:
      'Xylo, Bolero or Sumo with Sikkim plates, up to 6 people in a car; an Innova is not allowed above Lachung',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'No hard walk, but three drives of six hours or a little more.',
      minAge: 5,
      children: 'From school age; smaller ones find the road to Lachung hard.',
      seniors: 'Most grandparents manage: a morning each at 3,753 and 3,560 m, all nights lower.',
      health: 'With heart or lung trouble leave out Tsomgo and ask a doctor about Yumthang.',
      notFor: ['Children under 5', 'Anyone who cannot sit in a car for six hours'],
    },
    months: year(
      ['mixed', 'snow in the north'],
      ['mixed', 'snow in the north'],
      ['good', 'late snow'],
      ['best', 'rhododendrons'],
      ['best', 'flowers at Yumthang'],
      ['mixed', 'rain'],
      ['mixed', 'landslides'],
      ['mixed', 'landslides'],
      ['mixed', 'rain'],
      ['best', 'snow views'],
      ['best', 'snow views'],
      ['good', 'cold, clear'],
    ),
    questions: [
      {
        question: 'Why are Nathula and Gurudongmar left out?',
        answer:
          'So that children, grandparents and guests from abroad can come along. Nathula can be added on day 2 for Indian nationals, from Wednesday to Sunday, for about ₹4,500 a car.',
      },
      {
        question: 'What if the Lachung road is closed?',
        answer:
          'The two nights move to Gangtok or Temi, without extra cost, and you are told by the evening of day 2. It happens mostly between June and September.',
      },
      {
        question: 'Which papers do the permits need?',
        answer: `${SIKKIM_PAPERS} Guests from abroad send us passport and visa copies ten days before and travel at least two together; they can make the whole tour.`,
      },
    ],
    days: [
      { distanceKm: 120, driveHours: 5, ...IN_GANGTOK, meals: ['dinner'] },
      {
        distanceKm: 80,
        driveHours: 4,
        highPlace: 'Tsomgo Lake',
        highMetres: 3_753,
        ...IN_GANGTOK,
        meals: BOTH_MEALS,
      },
      { distanceKm: 120, driveHours: 6, ...IN_LACHUNG, meals: BOTH_MEALS },
      {
        distanceKm: 50,
        driveHours: 2.5,
        walkHours: 1,
        walkNote: 'To the village monastery across the river, if you like',
        highPlace: 'Yumthang',
        highMetres: 3_560,
        ...IN_LACHUNG,
        meals: BOTH_MEALS,
      },
      { distanceKm: 120, driveHours: 6, ...IN_GANGTOK, meals: BOTH_MEALS },
      { distanceKm: 70, driveHours: 3, ...IN_RAVANGLA, meals: BOTH_MEALS },
      { distanceKm: 50, driveHours: 2.5, ...IN_PELLING, meals: BOTH_MEALS },
      {
        distanceKm: 15,
        driveHours: 1,
        walkHours: 1,
        walkNote: 'Fifteen minutes each way to Rabdentse, paved',
        ...IN_PELLING,
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 55,
        driveHours: 3,
        night: 'Yuksom',
        nightMetres: 1_780,
        stay: 'Simple hotel',
        meals: BOTH_MEALS,
      },
      { distanceKm: 150, driveHours: 6.5, meals: ['breakfast'] },
    ],
  },
};
