import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  ALL_MEALS,
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

const IN_LAVA = { night: 'Lava', nightMetres: 2_100, stay: 'Lodge' };

export const kalimpongVillagesDossiers: DemoDossiers = {
  'lava-rishyap-and-lolegaon-forest-villages': {
    highlights: [
      'Three hours in the wet forest on the rim of Neora Valley, at the pace of birdwatchers',
      'On foot from Lava (2,100 m) to Rishyap, 4 km under old trees',
      'Kangchenjunga at sunset from Tiffin Dara, at sunrise from Jhandi Dara',
      'The Kagyu monastery above the bazaar of Lava',
    ],
    themes: ['trek', 'wildlife'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 21_500, 4: 15_200, 6: 13_400 }),
      seasons: [{ ...PUJA_WEEKS, extra: 1_000 }],
      extraBed: 3_600,
      singleSupplement: 4_200,
    },
    included: [
      CAR_FROM_NJP,
      '4 nights in lodges and homestays: 2 in Lava, 1 in Rishyap, 1 in Lolegaon, double sharing',
      'Breakfast and dinner, from dinner on day 1 to breakfast on day 5',
      'A local guide for the two forest walks',
      'A jeep for the bags to Rishyap',
    ],
    notIncluded: [TRAVEL_TO_NJP, 'Lunch', 'Entry tickets and camera fees: about ₹200 a person', OWN_EXPENSES],
    guiding: {
      guide: 'some-days',
      note: 'On the forest walks of days 2 and 3, a birdwatcher from Lava.',
      languages: ['Nepali', 'Hindi', 'English'],
    },
    vehicle: 'Bolero or Sumo, because of the roads to Kolakham and Lolegaon; up to 6 people in a car',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'Two forest walks of two to three hours, and a steep quarter of an hour at the falls.',
      minAge: null,
      children: 'From about 6 years for the walks; smaller ones go by jeep.',
      seniors: 'Yes, if they do not mind rough roads; each walk can be left out.',
      health: 'Nothing to worry about: no night above 2,400 m. The nearest hospital is in Kalimpong.',
      notFor: ['Anyone with a bad back: the stretches to Kolakham and Lolegaon are broken'],
    },
    months: year(
      ['good', 'cold, clear'],
      ['good', 'cold, clear'],
      ['best', 'birds, magnolias'],
      ['best', 'birds, rhododendrons'],
      ['good', 'green, showers'],
      ['mixed', 'rain, leeches'],
      ['mixed', 'rain, leeches'],
      ['mixed', 'rain, leeches'],
      ['mixed', 'rain, leeches'],
      ['best', 'snow views'],
      ['best', 'snow views'],
      ['good', 'cold, clear'],
    ),
    questions: [
      {
        question: 'How cold are the rooms?',
        answer:
          'In December and January near zero at night, and heaters are few. Every room has heavy quilts; ask in the evening for hot water bottles.',
      },
      {
        question: 'Can we come in the rains?',
        answer:
          'Yes, though Neora Valley National Park is closed then and leeches own the forest. We move the walks to village roads.',
      },
      {
        question: 'Do cards and UPI work?',
        answer: 'In Lava mostly. In Rishyap and Kolakham there is often no signal, so carry ₹2,000 in cash.',
      },
    ],
    days: [
      { distanceKm: 100, driveHours: 4, ...IN_LAVA, meals: ['dinner'] },
      {
        distanceKm: 16,
        driveHours: 2,
        walkHours: 3.5,
        walkNote: 'Three hours in the forest; to the falls a steep quarter of an hour down',
        ...IN_LAVA,
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 8,
        driveHours: 0.5,
        walkHours: 3,
        walkNote: '4 km through forest, then half an hour up to Tiffin Dara',
        night: 'Rishyap',
        nightMetres: 2_400,
        stay: 'Homestay',
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 35,
        driveHours: 2.5,
        night: 'Lolegaon',
        nightMetres: 1_700,
        stay: 'Lodge',
        meals: BOTH_MEALS,
      },
      { distanceKm: 133, driveHours: 6, meals: ['breakfast'] },
    ],
  },
  'icchey-gaon-sillery-gaon-and-pedong-homestays': {
    highlights: [
      'Three family houses: Icchey Gaon and Sillery Gaon, both near 1,800 m, and Pedong',
      'The bends of the Teesta straight below the view point at Ramitey',
      'Damsang, a Lepcha fort of the seventeenth century held together by roots',
      'Every meal cooked by the family, and a wood fire at night',
    ],
    themes: ['trek', 'weekend'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 14_900, 4: 11_200, 6: 9_900 }),
      seasons: [],
      singleSupplement: 2_400,
    },
    included: [
      CAR_FROM_NJP,
      '3 nights in homestays, double sharing, each room with a western toilet',
      'All meals from dinner on day 1 to breakfast on day 4',
      'A village guide on days 2 and 3, and a jeep for the bags',
      'The night’s wood for the fire',
    ],
    notIncluded: [TRAVEL_TO_NJP, 'Lunch in Kalimpong on day 1 and on day 4', OWN_EXPENSES],
    guiding: {
      guide: 'some-days',
      note: 'On days 2 and 3, somebody from the village.',
      languages: ['Nepali', 'Hindi'],
    },
    vehicle: 'Bolero or Sumo, because of the track to Sillery Gaon; up to 6 people in a car',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'Two to three hours a day on forest paths; stone steps between the houses.',
      minAge: null,
      children: 'From about 6 years on foot; smaller ones ride with the bags.',
      seniors: 'Yes, if they enjoy walking and do not mind stone steps.',
      health: 'Low enough for everyone, at about 1,800 m; the kitchens are smoky, though.',
      notFor: ['Anyone who needs a shower with running hot water'],
    },
    months: HILL_YEAR,
    questions: [
      {
        question: 'Is a Sikkim permit needed?',
        answer:
          'No. All three villages lie in West Bengal. A photo identity card is enough, for guests from abroad the passport.',
      },
      {
        question: 'What do the families cook?',
        answer:
          'Rice, dal and greens from the garden, with chicken or eggs if you eat them. Vegan food, or food without onion and garlic, is possible if you tell us three days before.',
      },
      {
        question: 'Is there hot water?',
        answer: 'By the bucket, heated over wood. There is no television and mobile signal comes and goes.',
      },
    ],
    days: [
      {
        distanceKm: 95,
        driveHours: 4,
        night: 'Icchey Gaon',
        nightMetres: 1_800,
        stay: 'Homestay',
        meals: ['dinner'],
      },
      {
        distanceKm: 6,
        walkHours: 3,
        walkNote: 'Two hours under pines; later half an hour each way to Ramitey, level',
        night: 'Sillery Gaon',
        nightMetres: 1_800,
        stay: 'Homestay',
        meals: ALL_MEALS,
      },
      {
        distanceKm: 12,
        driveHours: 0.5,
        walkHours: 2,
        walkNote: 'An hour to the walls of Damsang, then down towards Pedong',
        night: 'Pedong',
        nightMetres: 1_240,
        stay: 'Homestay',
        meals: ALL_MEALS,
      },
      { distanceKm: 100, driveHours: 4, meals: ['breakfast'] },
    ],
  },
};
