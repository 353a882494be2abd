import type { RoadState } from '../../../../../contracts/roads/road-terms.ts';

export type DemoRoad = {
  name: string;
  state: RoadState;
  /** What holds of it every year: the demo knows nothing of today. */
  note: string;
  /** Slugs of the tours that use it. */
  tours: string[];
};

/** Said of each road of the demo, so that nobody takes it for news. */
export const DEMO_ROAD_SOURCE = 'An example of this demo, no report of today';

/** In the order in which one comes by them on the way up. */
export const demoRoads: DemoRoad[] = [
  {
    name: 'Siliguri to Gangtok along the Teesta (NH 10)',
    state: 'open',
    note: 'From June to September slides close it for hours, now and then for days. The detour by Gorubathan and Lava takes about two hours longer.',
    tours: [
      'gurudongmar-lake-and-yumthang-valley',
      'pelling-and-ravangla',
      'dzongri-trek-yuksom',
      'sikkim-in-ten-days',
      'zuluk-old-silk-route',
      'gangtok-tsomgo-and-nathula',
      'gangtok-with-children',
      'gangtok-and-temi-for-two',
      'mirik-darjeeling-and-lamahatta-family-holiday',
      'darjeeling-tea-estates-kurseong-and-takdah',
      'kalimpong-orchids-deolo-and-durpin',
      'lava-rishyap-and-lolegaon-forest-villages',
      'icchey-gaon-sillery-gaon-and-pedong-homestays',
      'teesta-rafting-and-kalimpong-hills',
    ],
  },
  {
    name: 'Siliguri to Darjeeling by Rohini and Kurseong',
    state: 'open',
    note: '75 km, about three and a half hours. In the rains landslips narrow it to one lane in places, and fog slows everybody down.',
    tours: [
      'darjeeling-toy-train-and-tiger-hill',
      'darjeeling-tea-estates-kurseong-and-takdah',
      'sandakphu-by-land-rover',
    ],
  },
  {
    name: 'Gangtok to Tsomgo and Nathula',
    state: 'open',
    note: 'Beyond Tsomgo, up to the pass, for Indian nationals only, from Wednesday to Sunday. From December to March snow can close it for some days, above the lake more often than below.',
    tours: [
      'gangtok-tsomgo-and-nathula',
      'gangtok-with-children',
      'sikkim-in-ten-days',
      'zuluk-old-silk-route',
    ],
  },
  {
    name: 'Mangan to Lachen and Lachung by Chungthang',
    state: 'open',
    note: 'Rough in many places since the flood of October 2023. Between June and September slides can close it for days; in winter ice slows it down above Chungthang.',
    tours: ['gurudongmar-lake-and-yumthang-valley', 'lachung-and-yumthang-in-flower', 'sikkim-in-ten-days'],
  },
  {
    name: 'Thangu to Gurudongmar',
    state: 'indians',
    note: 'For Indian nationals only, with a permit. Cars go up early in the morning, before the wind. Deep snow closes it in January and February.',
    tours: ['gurudongmar-lake-and-yumthang-valley'],
  },
  {
    name: 'Rongli to Zuluk, Nathang and Kupup',
    state: 'indians',
    note: 'For Indian nationals only, with a permit of Rongli. Snow closes it above Zuluk in January and February. Whether cars may go on by Kupup to Tsomgo is decided from day to day.',
    tours: ['zuluk-old-silk-route'],
  },
];
