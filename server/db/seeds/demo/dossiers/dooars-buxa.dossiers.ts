import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  ALL_MEALS,
  BOTH_MEALS,
  byParty,
  CAR_FROM_NJP,
  NJP_AND_BACK,
  OWN_EXPENSES,
  PUJA_WEEKS,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  YEAR_END,
  year,
} from './dossier-parts.ts';

const IN_JAYANTI = { night: 'Jayanti', nightMetres: 120, stay: 'Homestay, or a lodge at Rajabhatkhawa' };

export const dooarsBuxaDossiers: DemoDossiers = {
  'buxa-fort-lepchakha-and-jayanti': {
    highlights: [
      'Buxa Fort, about 870 m: a Bhutanese post, a British prison camp, a refuge for Tibetan monks',
      'A night in a village house at Lepchakha, about 1,000 m, with the plains spread out below',
      'Jayanti’s riverbed of white stones, half a kilometre wide',
      'The Mahakal cave and the catfish of Pukhri',
    ],
    themes: ['trek', 'wildlife'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 17_500, 4: 12_900, 6: 11_300 }),
      seasons: [
        { ...PUJA_WEEKS, extra: 900 },
        { ...YEAR_END, extra: 900 },
      ],
      childRates: [{ fromAge: 6, toAge: 11, percent: 60, note: 'On a mattress in the parents’ room' }],
      singleSupplement: 2_800,
    },
    included: [
      CAR_FROM_NJP,
      '1 night in a lodge at Rajabhatkhawa, 1 in a village house, 2 in Jayanti, double sharing',
      'Breakfast and dinner, and lunch on the two walking days',
      'A guide of the village association on days 2 to 4',
      'Entry permits of Buxa Tiger Reserve, and the jeep up the riverbed',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Private safari jeeps: about ₹2,500',
      'A porter to Lepchakha: about ₹800 each way',
      'Lunch on days 1, 4 and 5',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'some-days',
      note: 'On days 2 to 4, from the village association.',
      languages: ['Nepali', 'Bengali', 'Hindi'],
    },
    vehicle: 'Bolero or Sumo, up to 6 people in a car',
    ends: {
      ...NJP_AND_BACK,
      startPlace: 'New Jalpaiguri, New Alipurduar or Alipurduar Junction station, Bagdogra airport',
      endPlace: 'Alipurduar Junction or New Jalpaiguri station, Bagdogra airport',
    },
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'One climb of four hours with rests, and the same path down.',
      minAge: 6,
      children: 'If they like walking uphill.',
      seniors: 'Fine if you climb stairs easily at home; otherwise stay in Jayanti that night.',
      health:
        'No thin air, but the climb is warm and steep: with heart trouble, leave out Lepchakha. Bring mosquito repellent.',
      notFor: ['Anyone who needs a soft bed', 'Children under 6'],
    },
    months: year(
      ['best', 'cool, clear'],
      ['best', 'cool, clear'],
      ['good', 'warm, haze'],
      ['mixed', 'hot climb'],
      ['mixed', 'hot, storms'],
      ['mixed', 'closes on the 16th'],
      ['closed', 'reserve closed'],
      ['closed', 'reserve closed'],
      ['mixed', 'opens on the 16th'],
      ['good', 'green, river runs'],
      ['best', 'clear'],
      ['best', 'cool, clear'],
    ),
    questions: [
      {
        question: 'Can we really sleep at Jayanti?',
        answer:
          'Which lodges inside the reserve may take guests has been before the courts. We ask the range office when you book and again a week before. Where Jayanti is not possible you sleep at Rajabhatkhawa or Alipurduar, at the same price, and go there by day.',
      },
      {
        question: 'Which papers do we need?',
        answer:
          'A photo identity card; the permits are made at the Rajabhatkhawa gate. Guests from abroad show passport and visa.',
      },
      {
        question: 'Will we see a tiger?',
        answer:
          'Hardly anyone does. Hornbills, giant squirrels, deer and elephant droppings are far more likely.',
      },
    ],
    days: [
      {
        distanceKm: 165,
        driveHours: 4.5,
        night: 'Rajabhatkhawa',
        nightMetres: 80,
        stay: 'Lodge',
        meals: ['dinner'],
      },
      {
        distanceKm: 22,
        driveHours: 0.75,
        walkHours: 4,
        walkNote: 'Two hours up to the fort, an hour and a half more to Lepchakha, with rests',
        highPlace: 'Lepchakha',
        highMetres: 1_000,
        night: 'Lepchakha',
        nightMetres: 1_000,
        stay: 'Village house',
        meals: ALL_MEALS,
      },
      {
        distanceKm: 30,
        driveHours: 1,
        walkHours: 2.5,
        walkNote: 'The same path down',
        highPlace: 'Lepchakha',
        highMetres: 1_000,
        ...IN_JAYANTI,
        meals: ALL_MEALS,
      },
      {
        distanceKm: 16,
        driveHours: 1,
        walkHours: 2,
        walkNote: 'Over stones to the cave; a short climb to the pond',
        ...IN_JAYANTI,
        meals: BOTH_MEALS,
      },
      { distanceKm: 170, driveHours: 5, meals: ['breakfast'] },
    ],
  },
};
