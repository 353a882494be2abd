import type { DemoTour } from './demo-content.types.ts';

/** The old trade road along the border, east of Gangtok. */
export const sikkimEastTours: DemoTour[] = [
  {
    slug: 'zuluk-old-silk-route',
    title: 'Old Silk Route: Aritar, Zuluk and Nathang',
    city: 'Sikkim',
    address: 'Aritar, Rongli, Zuluk, Nathang, Kupup and Gangtok, Sikkim',
    distance: 390,
    price: 17900,
    discountprice: 16500,
    duration: '5 days / 4 nights',
    maxGroupSize: 8,
    featured: false,
    desc: [
      'Mule trains once carried wool down this road from Tibet by the Jelep La. Today it belongs to the army and a few villages of homestays. Above Zuluk (about 3,000 m) it climbs in more than thirty hairpins, and from Thambi viewpoint at around 3,400 m you look down on all of them with Kangchenjunga behind.',
      'You spend one night low, at Aritar, then one in Zuluk before going up to sleep at Nathang, about 4,100 m. That order is on purpose. Even so, Nathang is high: people with heart or breathing trouble should take the second night in Zuluk instead, which we can arrange.',
      'We return by Kupup and Tsomgo (3,753 m) when the army lets tourist cars through; snow or a convoy can shut that stretch, and then we go back by Rongli. In January and February, when Nathang lies under deep snow, we do not run the tour. The road is for Indian nationals only. Homestays have shared or basic bathrooms and thick quilts; the evening meal is rice, dal, a vegetable and eggs or chicken.',
    ].join('\n\n'),
    scenes: ['zuluk-zigzag', 'tsomgo-lake', 'nathula-switchbacks', 'gangtok-ropeway'],
    itinerary: [
      {
        day: 1,
        title: 'New Jalpaiguri to Aritar',
        description:
          'About 115 km by Rangpo and Rhenock, four and a half to five hours. A short walk round Lampokhari lake before dark; Aritar lies near 1,400 m.',
      },
      {
        day: 2,
        title: 'Aritar to Zuluk',
        description:
          'Permits at Rongli take about an hour. Then 40 km uphill by Lingtam and Padamchen to Zuluk, two and a half hours with a stop at the Kue Khola waterfall.',
      },
      {
        day: 3,
        title: 'Thambi viewpoint and Nathang',
        description:
          'Start before five to see sunrise from Thambi, 14 km up. Breakfast at Lungthung, then on to Nathang valley by noon. Keep the afternoon slow; the village, its monastery and a small war cemetery are all within a short walk.',
      },
      {
        day: 4,
        title: 'Kupup and Tsomgo to Gangtok',
        description:
          'Past the old Baba Mandir and the lake at Kupup, which has the outline of an elephant, and down by Tsomgo to Gangtok. About 75 km in four to five hours, checkposts included.',
      },
      {
        day: 5,
        title: 'Gangtok to New Jalpaiguri',
        description:
          'Five hours down to NJP or Bagdogra, 120 km, reaching by early afternoon if we start at eight.',
      },
    ],
    reviews: [
      {
        username: 'Ananya Ghosh',
        rating: 5,
        reviewText:
          'Third time in Sikkim, first time on this side. At Thambi the clouds were below us and then in ten minutes gone. Homestay aunty in Zuluk makes a nettle soup that I still think about.',
        createdAt: '2024-11-27T18:20:00.000Z',
      },
      {
        username: 'Pratik Deshmukh',
        rating: 4,
        reviewText:
          'Bring cash, there is no network after Padamchen, forget UPI. The night at Nathang was hard, I woke up four or five times, but the stars. Good driver, did not overtake even once on the loops.',
        createdAt: '2025-11-14T12:45:00.000Z',
      },
      {
        username: 'Rituparna Bose',
        rating: 3,
        reviewText:
          'Kupup road was closed by snow so we went down by Rongli again, nine hours in the car to Gangtok. They had told us it may happen, so I cannot blame them, but think twice about February. The toilet in the Zuluk homestay was across the yard.',
        createdAt: '2026-02-22T08:09:00.000Z',
      },
      {
        username: 'Lalrin Chhakchhuak',
        rating: 5,
        reviewText: 'Quiet, cold, honest people. Took my own coffee, shared it with the jawans at Kupup.',
        createdAt: '2025-10-30T07:51:00.000Z',
      },
    ],
  },
];
