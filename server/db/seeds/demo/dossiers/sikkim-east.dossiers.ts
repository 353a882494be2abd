import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  ALL_MEALS,
  byParty,
  CAR_FROM_NJP,
  HIGH_ROAD_CHILDREN,
  IN_GANGTOK,
  NJP_AND_BACK,
  OWN_EXPENSES,
  PUJA_WEEKS,
  SIKKIM_PAPERS,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  year,
} from './dossier-parts.ts';

export const sikkimEastDossiers: DemoDossiers = {
  'zuluk-old-silk-route': {
    highlights: [
      'More than thirty hairpins seen from above at Thambi, 3,400 m, before six in the morning',
      'A night at about 4,100 m in Nathang, a village of yak herders and soldiers',
      'Kupup, the lake in the outline of an elephant, and Tsomgo (3,753 m) on the way to Gangtok',
      'Blood pheasants and monals beside the road above Zuluk, with luck, in the first light',
      'Homestay meals cooked by the families of the road',
    ],
    themes: ['wildlife'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 23_900, 4: 16_500, 6: 14_200 }),
      seasons: [{ ...PUJA_WEEKS, extra: 1_500 }],
      childRates: HIGH_ROAD_CHILDREN,
      singleSupplement: 3_200,
    },
    included: [
      CAR_FROM_NJP,
      'Silk Route permits from Rongli, for Indian nationals',
      '3 nights in homestays and 1 night in a 3-star hotel in Gangtok, double sharing',
      'All meals from dinner on day 1 to breakfast on day 4; breakfast on day 5',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Lunch on days 1, 4 and 5, and dinner in Gangtok',
      'Heaters, where a homestay has them: ₹300 to ₹500 a night',
      OWN_EXPENSES,
    ],
    guiding: { guide: 'none', note: 'The driver knows the road and its checkposts.', languages: [] },
    vehicle:
      'Bolero or Sumo with Sikkim plates, because of the road above Padamchen; up to 6 people in a car',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'Hardly any walking, but long rough roads and one night above 4,000 m.',
      minAge: 5,
      children:
        'From 8 years. For ages 5 to 7 we plan both nights in Zuluk; we do not take younger children.',
      seniors: 'Fine up to Zuluk at any age. Ask your doctor before the night at Nathang.',
      health:
        'With heart or breathing trouble, asthma or high blood pressure, spend the second night in Zuluk too and go back to Gangtok by Rongli.',
      notFor: [
        'Children under 5',
        'Pregnant travellers',
        'Anyone with heart or lung disease, beyond Zuluk',
        'Foreign nationals: the road beyond Rongli is for Indians only',
      ],
    },
    months: year(
      ['closed', 'deep snow at Nathang'],
      ['closed', 'deep snow at Nathang'],
      ['mixed', 'snow on the road'],
      ['best', 'rhododendrons'],
      ['good', 'flowers'],
      ['mixed', 'rain'],
      ['mixed', 'landslides'],
      ['mixed', 'landslides'],
      ['mixed', 'rain'],
      ['best', 'clear'],
      ['best', 'clear'],
      ['mixed', 'cold, first snow'],
    ),
    questions: [
      {
        question: 'Which papers does the permit need?',
        answer: `${SIKKIM_PAPERS} Aadhaar is not accepted for this permit. We make the permits at Rongli on the second morning, which takes about an hour. The one for Tsomgo, on day 4, we file in Gangtok with the copies and photographs that you give the driver on day 1.`,
      },
      {
        question: 'What happens if snow or a convoy closes the road by Kupup?',
        answer:
          'We go back to Gangtok by Rongli, about seven hours in the car, at no extra cost. We ask the police post the evening before. Tsomgo is then left out.',
      },
      {
        question: 'Can it be done in winter?',
        answer:
          'In December and March yes, with snow chains and some luck. In January and February Nathang lies under deep snow and we do not run the tour.',
      },
      {
        question: 'Is there a phone network?',
        answer:
          'Jio and BSNL work up to Padamchen; in Zuluk only BSNL, and not always. In Nathang there is none, so tell your family before you go up.',
      },
    ],
    days: [
      {
        distanceKm: 115,
        driveHours: 5,
        night: 'Aritar',
        nightMetres: 1_400,
        stay: 'Homestay',
        meals: ['dinner'],
      },
      {
        distanceKm: 40,
        driveHours: 2.5,
        highPlace: 'Zuluk',
        highMetres: 3_000,
        night: 'Zuluk',
        nightMetres: 3_000,
        stay: 'Homestay',
        meals: ALL_MEALS,
      },
      {
        distanceKm: 32,
        driveHours: 3,
        walkHours: 1,
        walkNote: 'A slow walk round the village at 4,100 m',
        highPlace: 'Nathang',
        highMetres: 4_100,
        night: 'Nathang',
        nightMetres: 4_100,
        stay: 'Homestay',
        meals: ALL_MEALS,
      },
      {
        distanceKm: 75,
        driveHours: 5,
        highPlace: 'Nathang',
        highMetres: 4_100,
        ...IN_GANGTOK,
        meals: ['breakfast'],
      },
      { distanceKm: 120, driveHours: 5, meals: ['breakfast'] },
    ],
  },
};
