import type { DemoPlace } from './demo-place.types.ts';
import { BENGAL_FOREST, BENGAL_TOURISM, forest, OPEN } from './rules-of-places.ts';

type Plain = Pick<DemoPlace, 'slug' | 'name' | 'at' | 'metres' | 'closedWeekdays'>;

/** Towns and villages that ask for nothing. */
const FREE_PLACES: Plain[] = [
  { slug: 'njp', name: 'New Jalpaiguri', at: [26.683, 88.442], metres: 114 },
  { slug: 'bagdogra', name: 'Bagdogra', at: [26.681, 88.329], metres: 126 },
  { slug: 'kurseong', name: 'Kurseong', at: [26.882, 88.279], metres: 1_460 },
  { slug: 'darjeeling', name: 'Darjeeling', at: [27.041, 88.263], metres: 2_050 },
  { slug: 'darjeeling-zoo', name: 'Darjeeling zoo and mountaineering institute', closedWeekdays: [4] },
  { slug: 'happy-valley', name: 'Happy Valley tea factory', closedWeekdays: [1] },
  { slug: 'tiger-hill', name: 'Tiger Hill', at: [26.996, 88.286], metres: 2_590 },
  { slug: 'mirik', name: 'Mirik', at: [26.887, 88.187], metres: 1_495 },
  { slug: 'lamahatta', name: 'Lamahatta', at: [27.045, 88.345], metres: 1_750 },
  { slug: 'takdah', name: 'Takdah', at: [27.036, 88.366], metres: 1_560 },
  { slug: 'maneybhanjang', name: 'Maneybhanjang', at: [26.988, 88.118], metres: 1_930 },
  { slug: 'gorkhey', name: 'Gorkhey', at: [27.188, 88.072], metres: 2_350 },
  { slug: 'srikhola', name: 'Srikhola', at: [27.13, 88.076], metres: 2_100 },
  { slug: 'kalimpong', name: 'Kalimpong', at: [27.06, 88.47], metres: 1_250 },
  { slug: 'icchey-gaon', name: 'Icchey Gaon', at: [27.108, 88.562], metres: 1_800 },
  { slug: 'sillery-gaon', name: 'Sillery Gaon', at: [27.137, 88.583], metres: 1_800 },
  { slug: 'pedong', name: 'Pedong', at: [27.159, 88.619], metres: 1_240 },
  { slug: 'lava', name: 'Lava', at: [27.087, 88.661], metres: 2_100 },
  { slug: 'rishyap', name: 'Rishyap', at: [27.106, 88.65], metres: 2_400 },
  { slug: 'lolegaon', name: 'Lolegaon', at: [27.018, 88.562], metres: 1_700 },
  { slug: 'lataguri', name: 'Lataguri', at: [26.714, 88.768], metres: 100 },
  { slug: 'madarihat', name: 'Madarihat', at: [26.702, 89.28], metres: 60 },
  { slug: 'cooch-behar', name: 'Cooch Behar', at: [26.324, 89.446] },
  { slug: 'cooch-behar-palace', name: 'Palace of Cooch Behar', closedWeekdays: [5] },
  { slug: 'rajabhatkhawa', name: 'Rajabhatkhawa', at: [26.617, 89.527], metres: 80 },
  { slug: 'jaigaon', name: 'Jaigaon', at: [26.848, 89.375], metres: 300 },
];

const RAINS = { from: '06-16', to: '09-15', why: 'the rains' };
/** Send us names and identity numbers so long before: seats are few. */
const SEAT = { cost: 200, daysBefore: 10, where: 'By us, with the names and identity numbers that you send' };
const BUXA = forest('Buxa entry ticket', { cost: 120, where: 'At the gate in Rajabhatkhawa' });
const RIDGE = forest('Singalila National Park ticket', {
  cost: 200,
  where: 'At the forest office in Maneybhanjang, with the guide',
});

export const bengalPlaces: DemoPlace[] = [
  ...FREE_PLACES.map((place) => ({ ...place, ...OPEN, ...BENGAL_TOURISM, checkedDaysAgo: 50 })),
  {
    ...{ slug: 'tumling', name: 'Tumling', at: [27.02, 88.058], metres: 2_900 },
    ...{ ...RIDGE, closedSeason: RAINS, ...BENGAL_FOREST, checkedDaysAgo: 26 },
  },
  {
    ...{ slug: 'kalipokhri', name: 'Kalipokhri', at: [27.068, 88.012], metres: 3_100 },
    ...{ ...RIDGE, closedSeason: RAINS, ...BENGAL_FOREST, checkedDaysAgo: 26 },
  },
  {
    ...{ slug: 'sandakphu', name: 'Sandakphu', at: [27.105, 88.002], metres: 3_636 },
    ...{ ...RIDGE, closedSeason: RAINS, ...BENGAL_FOREST, checkedDaysAgo: 26 },
    advice: 'Below freezing at night from November to March.',
  },
  {
    ...{ slug: 'phalut', name: 'Phalut', at: [27.207, 88.017], metres: 3_600 },
    ...{ ...RIDGE, closedSeason: RAINS, ...BENGAL_FOREST, checkedDaysAgo: 26 },
  },
  {
    ...{ slug: 'gorumara', name: 'Gorumara', at: [26.72, 88.79] },
    ...forest('Gorumara safari ticket', SEAT),
    ...{ closedWeekdays: [4], closedSeason: RAINS },
    ...{ ...BENGAL_FOREST, checkedDaysAgo: 15 },
  },
  {
    ...{ slug: 'jaldapara', name: 'Jaldapara', at: [26.629, 89.378] },
    ...forest('Jaldapara safari ticket', SEAT),
    ...{ closedWeekdays: [4], closedSeason: RAINS },
    ...{ ...BENGAL_FOREST, checkedDaysAgo: 15 },
  },
  {
    ...{ slug: 'buxa', name: 'Buxa Fort', at: [26.755, 89.58], metres: 870 },
    ...{ ...BUXA, closedSeason: RAINS, ...BENGAL_FOREST, checkedDaysAgo: 140 },
  },
  {
    ...{ slug: 'lepchakha', name: 'Lepchakha', at: [26.762, 89.584], metres: 1_000 },
    ...{ ...BUXA, closedSeason: RAINS, ...BENGAL_FOREST, checkedDaysAgo: 140 },
  },
  {
    ...{ slug: 'jayanti', name: 'Jayanti', at: [26.698, 89.61], metres: 120 },
    ...{ ...BUXA, closedSeason: RAINS, ...BENGAL_FOREST, checkedDaysAgo: 140 },
  },
];
