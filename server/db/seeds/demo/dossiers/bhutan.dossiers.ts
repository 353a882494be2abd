import {
  BHUTAN_ALONE,
  BHUTAN_CHILDREN,
  BHUTAN_GUIDE_LANGUAGES,
  BHUTAN_OTHERS,
  BHUTAN_PAPERS,
  BHUTAN_YEAR,
  DOCHULA,
  IN_JAIGAON,
  IN_PARO,
  IN_PUNAKHA,
  IN_THIMPHU,
  TAKTSANG,
} from './bhutan-parts.ts';
import type { DemoDossiers } from './demo-dossier.types.ts';
import { BOTH_MEALS, byParty, NJP_AND_BACK, OWN_EXPENSES, USUAL_PRICING } from './dossier-parts.ts';

const FOUR_STARS = { stay: '4-star hotel' };

export const bhutanDossiers: DemoDossiers = {
  'bhutan-thimphu-punakha-paro': {
    highlights: [
      'The walk to Paro Taktsang, the monastery on the cliff at 3,120 m',
      'Punakha Dzong where the Pho Chhu and the Mo Chhu meet',
      'The 108 chortens on Dochula, 3,100 m',
      'The 51-metre Buddha above Thimphu',
    ],
    themes: ['family', 'monasteries', 'honeymoon'],
    pricing: {
      ...USUAL_PRICING,
      sharing: 'either',
      parties: byParty({ 2: 39_500, 4: 29_900, 6: 27_500, 10: 25_900 }),
      seasons: [{ name: 'Festival season', from: '03-15', to: '04-20', extra: 1_500 }],
      childRates: BHUTAN_CHILDREN,
      extraBed: 7_500,
      singleSupplement: 9_900,
    },
    included: [
      'Car from Bagdogra, NJP or Siliguri to the border and back; in Bhutan a car with driver',
      '1 night in a hotel in Jaigaon, 5 nights in 3-star hotels in Bhutan, double sharing',
      'Breakfast every day, dinner in Bhutan',
      'A licensed Bhutanese guide from the border to the border',
      'Entry permits for Indian nationals through our licensed partner in Bhutan',
    ],
    notIncluded: [
      'Sustainable Development Fee: ₹1,200 a night for Indian nationals, ₹6,000 for the tour; children of 6 to 12 half',
      'Entry tickets: about ₹3,000 a person (Taktsang, Punakha, Tashichho and Rinpung Dzong, Buddha Point)',
      'Lunch, and dinner in Jaigaon',
      'Horse up to the cafeteria at Taktsang: about ₹1,000',
      OWN_EXPENSES,
    ],
    guiding: {
      guide: 'every-day',
      note: 'On all days in Bhutan, 2 to 7; on day 1 the driver brings you to the border town.',
      languages: BHUTAN_GUIDE_LANGUAGES,
    },
    vehicle: 'Innova to the border; in Bhutan a Creta for 2 or 3, a Hiace bus from 4 people on',
    ends: {
      ...NJP_AND_BACK,
      endPlace: 'Hasimara or New Jalpaiguri station',
    },
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'Easy except for Taktsang: about 520 m up, some 700 steps near the end.',
      minAge: null,
      children: 'Any age; to Taktsang on foot from about 7 years.',
      seniors: 'Yes; half-way up to Taktsang there is a cafeteria with the cliff in full view.',
      health: 'With heart or lung trouble leave out Taktsang. No night is above 2,330 m.',
      notFor: ['Anyone who cannot face nine hours in a car: that is the last day to NJP'],
    },
    months: BHUTAN_YEAR,
    questions: [
      BHUTAN_PAPERS,
      BHUTAN_OTHERS,
      BHUTAN_ALONE,
      {
        question: 'How long is the last day?',
        answer:
          'About five hours to the border and four more to NJP, where you arrive around eight. Book a train after ten at night or fly the next day; a night in Jaigaon costs ₹1,400 a person.',
      },
      {
        question: 'Is vegetarian food easy to find?',
        answer: 'Yes, also without onion and garlic if you tell the guide a day ahead.',
      },
    ],
    departures: [
      { inDays: 112, seats: 15, perPerson: 27_500 },
      { inDays: 140, seats: 15, perPerson: 27_500 },
      { inDays: 329, seats: 15, perPerson: 27_500 },
    ],
    days: [
      { distanceKm: 155, driveHours: 4.5, ...IN_JAIGAON },
      { distanceKm: 150, driveHours: 5, ...IN_THIMPHU, meals: BOTH_MEALS },
      { distanceKm: 25, driveHours: 1, ...IN_THIMPHU, meals: BOTH_MEALS },
      {
        distanceKm: 80,
        driveHours: 3,
        walkHours: 0.5,
        walkNote: 'From the dzong to the suspension bridge, level',
        ...DOCHULA,
        ...IN_PUNAKHA,
        meals: BOTH_MEALS,
      },
      {
        distanceKm: 125,
        driveHours: 4,
        walkHours: 0.75,
        walkNote: '20 minutes each way through fields to Chimi Lhakhang',
        ...DOCHULA,
        ...IN_PARO,
        meals: BOTH_MEALS,
      },
      {
        ...TAKTSANG,
        walkHours: 4.5,
        ...IN_PARO,
        meals: BOTH_MEALS,
      },
      { distanceKm: 300, driveHours: 9, meals: ['breakfast'] },
    ],
  },
  'paro-and-thimphu-by-air': {
    highlights: [
      'Into Paro between the hills, by plane from Bagdogra or Kolkata',
      'A whole day for Taktsang, 3,120 m, and a hot-stone bath after it',
      'Coffee at Dochula, 3,100 m, among 108 chortens',
      'Four-star hotels, and no drive longer than two and a quarter hours',
    ],
    themes: ['honeymoon', 'monasteries'],
    pricing: {
      ...USUAL_PRICING,
      parties: byParty({ 2: 36_000, 4: 31_500, 6: 29_500 }),
      seasons: [{ name: 'Festival season', from: '03-15', to: '04-20', extra: 2_500 }],
      childRates: BHUTAN_CHILDREN,
      extraBed: 9_000,
      singleSupplement: 14_000,
    },
    included: [
      'Private car with driver from Paro airport and back',
      '4 nights in 4-star hotels, 2 in Thimphu and 2 in Paro, double sharing',
      'Breakfast and dinner, from dinner on day 1 to breakfast on day 5',
      'A licensed Bhutanese guide every day',
      'Entry permits for Indian nationals through our licensed partner in Bhutan',
    ],
    notIncluded: [
      'Flights to Paro and back: about ₹16,000 to ₹24,000 from Bagdogra or Kolkata',
      'Sustainable Development Fee: ₹1,200 a night for Indian nationals, ₹4,800 for the tour; children of 6 to 12 half',
      'Entry tickets: about ₹2,500 a person',
      'Lunch, hot-stone bath (about ₹1,800), horse at Taktsang (about ₹1,000)',
      OWN_EXPENSES,
    ],
    guiding: { guide: 'every-day', note: 'From airport to airport.', languages: BHUTAN_GUIDE_LANGUAGES },
    vehicle: 'Creta or Santa Fe for 2 or 3, Hiace bus for 4 to 6 people',
    ends: { startTown: 'Paro', startPlace: 'Paro airport', endPlace: 'Paro airport' },
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'Easy except for Taktsang: five to six hours on foot, about 520 m up.',
      minAge: null,
      children: 'Any age; to Taktsang on foot from about 7 years.',
      seniors: 'Yes; on the Taktsang day they go as far as the cafeteria, or to Rinpung Dzong.',
      health: 'With heart or lung trouble leave out Taktsang. No night is above 2,330 m.',
      notFor: [],
    },
    months: BHUTAN_YEAR,
    questions: [
      {
        ...BHUTAN_PAPERS,
        answer: `${BHUTAN_PAPERS.answer.replace('At the border', 'At Paro airport')} If you fly on a voter card, say so when you book: we ask the airline to confirm that it accepts one before you pay for the ticket.`,
      },
      BHUTAN_OTHERS,
      {
        question: 'When are there flights, and what if ours is late?',
        answer:
          'On some days of the week only; for October and November they fill three months ahead. Mist can hold a plane for half a day. The guide then rearranges days 1 to 3 with you on the phone, so that you keep the parts you care about most.',
      },
    ],
    days: [
      { distanceKm: 54, driveHours: 1.5, ...IN_THIMPHU, ...FOUR_STARS, meals: ['dinner'] },
      { distanceKm: 30, driveHours: 1, ...IN_THIMPHU, ...FOUR_STARS, meals: BOTH_MEALS },
      {
        distanceKm: 98,
        driveHours: 3,
        ...DOCHULA,
        ...IN_PARO,
        ...FOUR_STARS,
        meals: BOTH_MEALS,
      },
      {
        ...TAKTSANG,
        ...IN_PARO,
        ...FOUR_STARS,
        meals: BOTH_MEALS,
      },
      { distanceKm: 6, driveHours: 0.25, meals: ['breakfast'] },
    ],
  },
};
