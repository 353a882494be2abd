import type { DemoDossiers } from './demo-dossier.types.ts';

export const sikkimEastDossiers: DemoDossiers = {
  'zuluk-old-silk-route': {
    highlights: [
      'Sunrise above the hairpins at Thambi, with Kangchenjunga behind them',
      'A night at 4,100 m in Nathang, where the yak herders winter',
      'Back to Gangtok by Kupup and Tsomgo when the army lets cars through',
      'Homestay meals cooked by the families of the road',
    ],
    themes: ['weekend'],
    pricing: {
      minTravellers: 2,
      sharing: 'private',
      parties: [
        { people: 2, perPerson: 23_900 },
        { people: 4, perPerson: 16_500 },
        { people: 6, perPerson: 14_200 },
      ],
      seasons: [{ name: 'Puja and Diwali weeks', from: '10-01', to: '11-10', extra: 1_500 }],
      childRates: [
        { fromAge: 0, toAge: 4, percent: 0, note: 'Shares the parents’ bed; no seat in the car' },
        { fromAge: 5, toAge: 11, percent: 70, note: 'With a mattress in the parents’ room' },
      ],
      extraBed: null,
      singleSupplement: 3_200,
      isTaxIncluded: true,
      taxPercent: 5,
    },
    included: [
      'Private car with driver, fuel, parking and tolls',
      'Silk Route permits from Rongli',
      '3 nights in homestays, 1 night in a hotel in Gangtok, double sharing',
      'All meals from dinner on day 1 to breakfast on day 4; breakfast on day 5',
    ],
    notIncluded: [
      'Trains and flights to New Jalpaiguri or Bagdogra',
      'Meals in Gangtok but breakfast',
      'Heaters, where a homestay has them: ₹300 to ₹500 a night',
      'Tips and whatever is not named as included',
    ],
    guiding: { guide: 'none', note: 'The driver knows the road and its checkposts.', languages: [] },
    vehicle: 'Bolero or Sumo, because of the road above Padamchen; 4 to 6 seats',
    ends: {
      startTown: 'New Jalpaiguri',
      startPlace: 'New Jalpaiguri station or Bagdogra airport',
      endPlace: 'New Jalpaiguri station or Bagdogra airport',
    },
    suitability: {
      difficulty: 'moderate',
      difficultyNote: 'Hardly any walking, but long bad roads and one night above 4,000 m.',
      minAge: 5,
      children: 'From about 8 years; below 5 we advise against the night at Nathang.',
      seniors:
        'Up to Zuluk without worry. For Nathang ask your doctor first; the second night can be in Zuluk instead.',
      health: 'Not above Zuluk with heart trouble, high blood pressure that is not under control, or asthma.',
      notFor: ['Anyone with heart or lung disease', 'Pregnant travellers', 'Children below 5'],
    },
    months: [
      { month: 1, mark: 'mixed', word: 'snow' },
      { month: 2, mark: 'mixed', word: 'snow' },
      { month: 3, mark: 'good', word: 'clear' },
      { month: 4, mark: 'best', word: 'rhododendrons' },
      { month: 5, mark: 'good', word: 'flowers' },
      { month: 6, mark: 'mixed', word: 'rain' },
      { month: 7, mark: 'mixed', word: 'landslides' },
      { month: 8, mark: 'mixed', word: 'landslides' },
      { month: 9, mark: 'mixed', word: 'rain' },
      { month: 10, mark: 'best', word: 'views' },
      { month: 11, mark: 'best', word: 'views' },
      { month: 12, mark: 'good', word: 'cold' },
    ],
    questions: [
      {
        question: 'Is there a phone network?',
        answer:
          'Jio and BSNL work up to Padamchen. In Zuluk only BSNL, and not always. In Nathang there is none.',
      },
      {
        question: 'What happens if snow closes the road to Kupup?',
        answer:
          'We go back to Gangtok by Rongli, eight to nine hours in the car. It costs nothing more. You see Tsomgo on another day if the permit can be had, otherwise not.',
      },
      {
        question: 'Can foreigners travel on this road?',
        answer: 'No. The Silk Route beyond Rongli is open to Indian nationals alone.',
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
        night: 'Zuluk',
        nightMetres: 3_000,
        stay: 'Homestay',
        meals: ['breakfast', 'lunch', 'dinner'],
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
        meals: ['breakfast', 'lunch', 'dinner'],
      },
      {
        distanceKm: 75,
        driveHours: 5,
        highPlace: 'Kupup',
        highMetres: 4_060,
        night: 'Gangtok',
        nightMetres: 1_650,
        stay: 'Hotel, 3-star class',
        meals: ['breakfast'],
      },
      { distanceKm: 120, driveHours: 5, meals: ['breakfast'] },
    ],
  },
};
