import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  ALL_MEALS,
  byParty,
  CAR_FROM_NJP,
  NJP_AND_BACK,
  OWN_EXPENSES,
  PUJA_WEEKS,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  year,
} from './dossier-parts.ts';

const AT_TAKDAH = { night: 'Takdah', nightMetres: 1_560, stay: 'Planter’s bungalow' };

export const darjeelingTeaDossiers: DemoDossiers = {
  'darjeeling-tea-estates-kurseong-and-takdah': {
    highlights: [
      'Two nights in an old planter’s bungalow at Takdah, with fireplaces and a lawn',
      'How a leaf becomes tea, at Makaibari and Happy Valley: withered, rolled, fired',
      'Five or six cups tasted with somebody who can say why they differ',
      'An hour of plucking two leaves and a bud on the slopes of Rungli Rungliot',
    ],
    themes: ['honeymoon'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 33_500, 4: 27_200, 6: 25_300 }),
      seasons: [
        { name: 'First flush', from: '03-20', to: '04-30', extra: 2_000 },
        { ...PUJA_WEEKS, extra: 2_000 },
      ],
      extraBed: 7_500,
      singleSupplement: 11_000,
    },
    included: [
      CAR_FROM_NJP,
      '1 night on an estate near Kurseong and 2 in a bungalow at Takdah, double sharing',
      'All meals from lunch on day 1 to breakfast on day 4',
      'Estate visits and tastings at Makaibari and Happy Valley',
      'A morning with a field supervisor on day 3',
    ],
    notIncluded: [TRAVEL_TO_NJP, 'Tea to take home', OWN_EXPENSES],
    guiding: {
      guide: 'none',
      note: 'People from the factories and a field supervisor show you their own work; most speak English.',
      languages: [],
    },
    vehicle: 'Innova or Bolero, because of the last part of the road to Takdah; up to 6 people in a car',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'easy',
      difficultyNote: 'Paths between the bushes are steep and slippery after rain.',
      minAge: null,
      children: 'Welcome, but apart from the lawn there is little for them before the age of about 10.',
      seniors: 'Yes; the factory floors have stairs and the garden walks can be shortened.',
      health:
        'Nothing to worry about: no night above 1,560 m. Tea dust in the sorting room troubles some asthmatics.',
      notFor: [],
    },
    months: year(
      ['mixed', 'bushes rest, cold'],
      ['mixed', 'bushes rest'],
      ['good', 'first flush begins'],
      ['best', 'first flush'],
      ['best', 'second flush'],
      ['good', 'second flush, first rain'],
      ['mixed', 'rain teas'],
      ['mixed', 'rain teas'],
      ['mixed', 'showers'],
      ['best', 'autumn tea'],
      ['good', 'last plucking'],
      ['mixed', 'factories go quiet'],
    ),
    questions: [
      {
        question: 'Are the factories working on our days?',
        answer:
          'Most stop one day a week, Happy Valley on Mondays. Once we know your dates we ring both factories, put the visits on working days and tell you within two days, before you buy train tickets.',
      },
      {
        question: 'What is there to see in winter?',
        answer:
          'From mid-December to late February nothing is plucked or made. The bungalow, the tastings and the views remain; it is a quieter tour then.',
      },
      {
        question: 'Is the food vegetarian?',
        answer:
          'As you like. The cooks make Bengali, Nepali and old club dishes, custard among them; tell us what you do not eat.',
      },
    ],
    days: [
      {
        distanceKm: 50,
        driveHours: 2,
        walkHours: 1,
        walkNote: 'Through factory and garden',
        night: 'Kurseong',
        nightMetres: 1_460,
        stay: 'Estate guest house',
        meals: ['lunch', 'dinner'],
      },
      { distanceKm: 60, driveHours: 2.75, ...AT_TAKDAH, meals: ALL_MEALS },
      {
        distanceKm: 15,
        driveHours: 1,
        walkHours: 2,
        walkNote: 'Between the bushes, steep in places',
        ...AT_TAKDAH,
        meals: ALL_MEALS,
      },
      { distanceKm: 65, driveHours: 3, meals: ['breakfast'] },
    ],
  },
};
