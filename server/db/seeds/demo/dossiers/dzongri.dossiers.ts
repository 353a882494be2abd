import type { DemoDossiers } from './demo-dossier.types.ts';
import {
  ALL_MEALS,
  byParty,
  CAR_FROM_NJP,
  NJP_AND_BACK,
  OWN_EXPENSES,
  TRAVEL_TO_NJP,
  USUAL_PRICING,
  year,
} from './dossier-parts.ts';

const IN_YUKSOM = { night: 'Yuksom', nightMetres: 1_780, stay: 'Simple hotel' };
const IN_TSHOKA = { night: 'Tshoka', nightMetres: 3_000, stay: 'Two-person tent' };

export const dzongriDossiers: DemoDossiers = {
  'dzongri-trek-yuksom': {
    highlights: [
      'Sunrise on Dzongri Top, about 4,170 m, with Pandim and Kangchenjunga across the valley',
      'Four bridges over the Prek and its side streams on the first two walking days',
      'Rhododendrons from Tshoka (3,000 m) to Phedang (3,650 m), in flower in April and May',
      'A crew from Yuksom: guide, cook and dzos that carry the tents',
    ],
    themes: ['trek'],
    pricing: {
      ...USUAL_PRICING,
      sharing: 'either',
      parties: byParty({ 2: 31_900, 4: 23_800, 6: 21_400, 8: 20_200 }),
      childRates: [],
      singleSupplement: 3_500,
    },
    included: [
      CAR_FROM_NJP,
      'Guide, cook, helper and pack animals for the trek',
      'National park fees, camping fees and trekking permit for Indian nationals',
      '2 nights in a simple hotel in Yuksom, double sharing; 4 nights in two-person tents',
      'Sleeping bag (to −10 °C), mat, dining tent and toilet tent',
      'All meals from dinner on day 1 to breakfast on day 7',
    ],
    notIncluded: [
      TRAVEL_TO_NJP,
      'Boots, rain jacket, walking sticks and daypack',
      'Travel insurance that covers rescue, which we ask everyone to have',
      'Lunch on days 1 and 7',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'every-day',
      note: 'From the evening of day 1 to the evening of day 6. One guide for up to six trekkers, two above.',
      languages: ['Nepali', 'Hindi', 'English'],
    },
    vehicle: 'Bolero or Sumo to Yuksom and back, up to 6 people in a car',
    ends: NJP_AND_BACK,
    suitability: {
      difficulty: 'demanding',
      difficultyNote: 'Five days on foot, up to seven hours and 1,000 m of climbing in one of them.',
      minAge: 14,
      maxAge: 60,
      children: 'With a parent.',
      seniors: 'Up to 60; older guests with a doctor’s letter.',
      health:
        'Nights at 4,020 m: not with heart or lung disease, nor with asthma or blood pressure out of control.',
      notFor: [
        'Heart and lung patients',
        'Pregnant travellers',
        'Anyone who cannot walk six hours at home',
        'Anyone with bad knees: day 6 goes down for fifteen kilometres',
      ],
    },
    months: year(
      ['closed', 'deep snow'],
      ['closed', 'deep snow'],
      ['good', 'snow on the ridge'],
      ['best', 'rhododendrons'],
      ['best', 'rhododendrons'],
      ['closed', 'monsoon'],
      ['closed', 'monsoon'],
      ['closed', 'monsoon'],
      ['closed', 'monsoon'],
      ['best', 'clear'],
      ['good', 'clear, −5 °C at night'],
      ['closed', 'snow'],
    ),
    questions: [
      {
        question: 'Which papers should I bring?',
        answer:
          'Indian nationals bring a photo identity card in the original with a copy and two photographs. Foreign nationals need a trekking permit, which we take out in Gangtok: at least two trekkers, and passport and visa copies ten days before.',
      },
      {
        question: 'Can we add a rest day at Dzongri?',
        answer:
          'Yes, for ₹2,400 a person with everything included, if you tell us when you book: the dzos are ordered by the day.',
      },
      {
        question: 'What happens if somebody falls ill?',
        answer:
          'They go down the same day with a helper, on a horse if need be, and the others walk on. The guide carries oxygen, a first-aid kit and a pulse oximeter. Any rescue beyond that is a matter for your travel insurance.',
      },
      {
        question: 'Can I join a group?',
        answer:
          'On the fixed dates, from one person, at the price for six. On any other day from two people up.',
      },
    ],
    departures: [
      { inDays: 129, seats: 10, perPerson: 21_400 },
      { inDays: 143, seats: 10, perPerson: 21_400 },
      { inDays: 157, seats: 8, perPerson: 21_400 },
      { inDays: 325, seats: 10, perPerson: 21_400 },
      { inDays: 339, seats: 10, perPerson: 21_400 },
    ],
    days: [
      { distanceKm: 150, driveHours: 6.5, ...IN_YUKSOM, meals: ['dinner'] },
      {
        distanceKm: 8,
        walkHours: 5,
        walkNote: '8 km along the Prek, up and down',
        night: 'Sachen',
        nightMetres: 2_200,
        stay: 'Two-person tent',
        meals: ALL_MEALS,
      },
      {
        distanceKm: 7,
        walkHours: 5,
        walkNote: '7 km, with one climb of 800 m',
        ...IN_TSHOKA,
        meals: ALL_MEALS,
      },
      {
        distanceKm: 9,
        walkHours: 6,
        walkNote: '9 km and 1,000 m up, on log steps and open ridge',
        highPlace: 'Dzongri',
        highMetres: 4_020,
        night: 'Dzongri',
        nightMetres: 4_020,
        stay: 'Two-person tent',
        meals: ALL_MEALS,
      },
      {
        distanceKm: 12,
        walkHours: 5.5,
        walkNote: '45 minutes up in the dark, then four hours down',
        highPlace: 'Dzongri Top',
        highMetres: 4_170,
        ...IN_TSHOKA,
        meals: ALL_MEALS,
      },
      {
        distanceKm: 15,
        walkHours: 7,
        walkNote: '15 km, nearly all of it down',
        ...IN_YUKSOM,
        meals: ALL_MEALS,
      },
      { distanceKm: 150, driveHours: 6.5, meals: ['breakfast'] },
    ],
  },
};
