import type { DemoPlace } from './demo-place.types.ts';
import { indiansOnly, protectedArea, SIKKIM, SIKKIM_TOURISM } from './rules-of-places.ts';

const NORTH = 'North Sikkim permit';
const SILK_ROUTE = 'Old Silk Route permit';
const PASS = 'Tsomgo and Nathula permit';
/** One application for the lake and the pass, on the evening before. */
const PASS_FEE = { cost: 200, daysBefore: 1 };
const RONGLI = { where: 'At Rongli on the way up, in about an hour', daysBefore: 0 };
const PARK = protectedArea('Khangchendzonga National Park permit', {
  indian: { where: 'At the checkpost in Yuksom', daysBefore: 0 },
});

export const sikkimPlaces: DemoPlace[] = [
  {
    ...{ slug: 'gangtok', name: 'Gangtok', at: [27.331, 88.614], metres: 1_650 },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 20 },
  },
  {
    ...{ slug: 'gangtok-zoo', name: 'Himalayan Zoological Park of Gangtok', closedWeekdays: [4] },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 31 },
  },
  {
    ...{ slug: 'rumtek', name: 'Rumtek', at: [27.289, 88.561], metres: 1_550 },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 31 },
    advice: 'Guards look at identity cards at the monastery’s gate.',
  },
  {
    ...{ slug: 'phodong', name: 'Phodong', at: [27.413, 88.583] },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 31 },
  },
  {
    ...{ slug: 'tsomgo', name: 'Tsomgo', at: [27.374, 88.763], metres: 3_753 },
    ...protectedArea(PASS, {
      indian: PASS_FEE,
      foreign: { permit: 'Tsomgo permit for visitors from abroad' },
    }),
    advice: 'You climb 2,100 m in two hours: walk slowly, drink water, and turn back if your head aches.',
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 12 },
  },
  {
    ...{ slug: 'nathula', name: 'Nathula', at: [27.387, 88.831], metres: 4_310 },
    ...indiansOnly(PASS, {
      ...PASS_FEE,
      note: 'Through a registered operator. On days of ceremony or snow the army closes the road.',
    }),
    closedWeekdays: [1, 2],
    minAge: 5,
    ageNote: 'the air is thin',
    advice: 'Not for heart and lung patients. Stay 40 minutes at most.',
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 12 },
  },
  {
    ...{ slug: 'aritar', name: 'Aritar', at: [27.187, 88.677], metres: 1_400 },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 44 },
  },
  {
    ...{ slug: 'zuluk', name: 'Zuluk', at: [27.251, 88.776], metres: 3_000 },
    ...indiansOnly(SILK_ROUTE, RONGLI),
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 44 },
  },
  {
    ...{ slug: 'nathang', name: 'Nathang', at: [27.302, 88.824], metres: 4_100 },
    ...indiansOnly(SILK_ROUTE, RONGLI),
    advice: 'Take the afternoon slowly: many sleep badly at this height. Below −10 °C in January.',
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 44 },
  },
  {
    ...{ slug: 'lachen', name: 'Lachen', at: [27.717, 88.558], metres: 2_750 },
    ...protectedArea(NORTH),
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 18 },
  },
  {
    ...{ slug: 'gurudongmar', name: 'Gurudongmar', at: [28.026, 88.71], metres: 5_180 },
    ...indiansOnly(NORTH),
    ...{ minAge: 8, maxAge: 65 },
    ageNote: 'the lake is above 5,000 m',
    advice: 'Not for small children, elderly people, or heart and lung patients.',
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 18 },
  },
  {
    ...{ slug: 'lachung', name: 'Lachung', at: [27.689, 88.743], metres: 2_700 },
    ...protectedArea(NORTH),
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 18 },
  },
  {
    ...{ slug: 'yumthang', name: 'Yumthang', at: [27.827, 88.696], metres: 3_560 },
    ...protectedArea(NORTH),
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 18 },
  },
  {
    ...{ slug: 'ravangla', name: 'Ravangla', at: [27.307, 88.364], metres: 2_100 },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 60 },
  },
  {
    ...{ slug: 'temi', name: 'Temi', at: [27.237, 88.419], metres: 1_500 },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 60 },
  },
  {
    ...{ slug: 'namchi', name: 'Namchi', at: [27.167, 88.364], metres: 1_315 },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 60 },
  },
  {
    ...{ slug: 'pelling', name: 'Pelling', at: [27.3, 88.234], metres: 2_150 },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 60 },
  },
  {
    ...{ slug: 'yuksom', name: 'Yuksom', at: [27.372, 88.222], metres: 1_780 },
    ...{ ...SIKKIM, ...SIKKIM_TOURISM, checkedDaysAgo: 25 },
  },
  {
    ...{ slug: 'sachen', name: 'Sachen', at: [27.402, 88.205], metres: 2_200 },
    ...{ ...PARK, ...SIKKIM_TOURISM, checkedDaysAgo: 130 },
  },
  {
    ...{ slug: 'tshoka', name: 'Tshoka', at: [27.417, 88.199], metres: 3_000 },
    ...PARK,
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 130 },
  },
  {
    ...{ slug: 'dzongri', name: 'Dzongri', at: [27.477, 88.16], metres: 4_020 },
    ...PARK,
    advice: 'Whoever has a headache that grows goes down the same day.',
    ...{ ...SIKKIM_TOURISM, checkedDaysAgo: 130 },
  },
];
