import type { DemoTour } from './demo-content.types.ts';

/** The town itself, the lake and pass above it, and the monasteries around. */
export const gangtokTours: DemoTour[] = [
  {
    slug: 'gangtok-tsomgo-and-nathula',
    title: 'Gangtok with Tsomgo Lake and Nathula',
    city: 'Gangtok',
    address: 'Gangtok, Tsomgo Lake, Nathula and Baba Mandir, Sikkim',
    distance: 380,
    price: 15500,
    discountprice: 13950,
    duration: '4 days / 3 nights',
    maxGroupSize: 16,
    featured: true,
    desc: [
      'Three nights in one Gangtok hotel, at 1,650 m, with one long day out to the border. The road climbs past Tsomgo Lake (3,753 m) to Nathula at 4,310 m, where a flight of steps ends at the fence with China.',
      'Nathula is closed on Mondays and Tuesdays and open only to Indian nationals, with a permit that we get for you through a registered operator in Gangtok. We set the border day for whichever of your two full days the pass is open. If you arrive on a Sunday both of them are closed days, so choose another date or come for Tsomgo alone. Snow or an army order can close the pass on any day; we know the evening before, and ring you.',
      'At 4,310 m many people feel short of breath. We do not take infants or pregnant women up, and anyone with a heart or lung complaint should ask a doctor first. Foreign nationals can visit Tsomgo on a different permit and see the town while the others go to the pass.',
    ].join('\n\n'),
    scenes: ['nathula-switchbacks', 'tsomgo-lake', 'gangtok-ropeway'],
    itinerary: [
      {
        day: 1,
        title: 'Bagdogra or NJP to Gangtok',
        description:
          'Around 120 km along the Teesta and the Rani Khola, four and a half to five hours. Hand over ID copies and two photographs at check-in so that the permits can be filed the same evening.',
      },
      {
        day: 2,
        title: 'Tsomgo, Nathula and Baba Mandir',
        description:
          'Leave at half past seven. Tsomgo is 40 km up, two hours with the checkpost; Nathula is 16 km further and we spend about 40 minutes there. On the way down there is the memorial to Baba Harbhajan Singh, hot momos at the lake, and Gangtok again by five.',
      },
      {
        day: 3,
        title: 'In and around Gangtok',
        description:
          'Ganesh Tok early for the view, then Enchey monastery and the Institute of Tibetology with the Do Drul chorten beside it. The ropeway at Deorali takes seven minutes one way. We finish at MG Marg, where no cars are allowed.',
      },
      {
        day: 4,
        title: 'Gangtok to the plains',
        description:
          'Start at eight and reach Bagdogra or NJP by about one. If the highway along the Teesta is blocked, the detour by Kalimpong adds two hours, so leave room before your flight.',
      },
    ],
    reviews: [
      {
        username: 'Rohan Deshpande',
        rating: 5,
        reviewText:
          'Worth every rupee. We had landed on a Saturday, so they put Nathula on Sunday itself, and did the town on Monday. Saw the Chinese post from ten feet away, soldiers on our side shook hands with my kids. Keep a jacket even in May.',
        createdAt: '2026-05-19T05:36:00.000Z',
      },
      {
        username: 'Lakshmi Narayanan',
        rating: 4,
        reviewText:
          'Well organised. Only complaint, the hotel lift was out of order all three days, and our room was on the fourth floor with my knees.',
        createdAt: '2025-03-06T10:50:00.000Z',
      },
      {
        username: 'Subhasish Dutta',
        rating: 3,
        reviewText:
          'Nathula was shut for snow when we reached the checkpost, so the day became Tsomgo and a long tea. Refund of the permit part came within the week, that I must say. But the second day felt thin and the driver was in a hurry to finish.',
        createdAt: '2025-01-27T16:03:00.000Z',
      },
      {
        username: 'Harleen Kaur',
        rating: 5,
        reviewText:
          'First holiday with my in-laws and I was tense, honestly. Hotel was clean, tea came at 6, and Sonam bhaiya the driver carried my mother-in-law’s bag up every staircase in Gangtok.',
        createdAt: '2024-11-20T13:28:00.000Z',
      },
      {
        username: 'Vivek Menon',
        rating: 4,
        reviewText:
          'Lake frozen at the edges, blue in the middle. Went up the cable car, worth it on a clear morning. The traffic going back into town took one hour for four kilometres.',
        createdAt: '2026-02-09T12:11:00.000Z',
      },
      {
        username: 'Ishita Chakraborty',
        rating: 5,
        reviewText:
          'Office called the night before to confirm that the pass was open. Small thing, but it matters.',
        createdAt: '2026-10-08T15:44:00.000Z',
      },
    ],
  },
  {
    slug: 'rumtek-lingdum-and-enchey',
    title: 'Rumtek and the Monasteries around Gangtok',
    city: 'Gangtok',
    address: 'Gangtok, Rumtek, Ranka and Phodong, Sikkim',
    distance: 165,
    price: 8900,
    discountprice: 7900,
    duration: '3 days / 2 nights',
    maxGroupSize: 10,
    featured: false,
    desc: [
      'A short tour for people who would rather sit through one morning prayer than tick off ten viewpoints. Rumtek, the seat of the Karmapa in Sikkim, is an hour from Gangtok across the valley at about 1,550 m. Lingdum at Ranka is newer, large and quiet; Phodong is old and has very few visitors.',
      'A guide who studied at one of the monasteries goes with you on day 2 and explains what the wall paintings show. Prayers are not performances: times shift with the monastery calendar and some halls may be closed on the day.',
      'It starts and ends in Gangtok, so it is easy to add to another tour. Dress that covers shoulders and knees, please.',
    ].join('\n\n'),
    scenes: ['rumtek-courtyard', 'gangtok-ropeway', 'pelling-chorten'],
    itinerary: [
      {
        day: 1,
        title: 'Enchey and the Do Drul chorten',
        description:
          'Meet at your hotel at two. Enchey, on its ridge above the town, is a 20-minute drive; Do Drul chorten with its 108 prayer wheels is on the way back. Night in Gangtok, 1,650 m.',
      },
      {
        day: 2,
        title: 'Rumtek and Lingdum',
        description:
          'Away by six to be at Rumtek, 24 km, for the morning prayers. After tea we take the back road to Lingdum at Ranka, an hour, and return past Banjhakri Falls by three.',
      },
      {
        day: 3,
        title: 'Phodong and Labrang',
        description:
          'Phodong is 38 km north on the Mangan road, an hour and three quarters each way. From there half an hour’s walk uphill leads to Labrang with its eight-sided hall. You are back in Gangtok by mid-afternoon.',
      },
    ],
    reviews: [
      {
        username: 'Hannah Weiss',
        rating: 5,
        reviewText:
          'The guide, a former monk, answered my endless questions about the paintings and then let us sit in silence. The 6 am start is worth it: four other visitors at Rumtek, by ten o’clock there were buses.',
        createdAt: '2025-11-04T19:26:00.000Z',
      },
      {
        username: 'Binita Rai',
        rating: 5,
        reviewText: 'Labrang! I grew up in Kurseong and had never heard of it. Thank you for not rushing us.',
        createdAt: '2026-03-15T08:37:00.000Z',
      },
    ],
  },
];
