import type { DemoTour } from './demo-content.types.ts';

/** The Singalila ridge, on foot and by Land Rover. */
export const darjeelingTrekTours: DemoTour[] = [
  {
    slug: 'sandakphu-phalut-singalila-trek',
    title: 'Sandakphu and Phalut: the Singalila Ridge on Foot',
    city: 'Darjeeling',
    address: 'Maneybhanjang, Tumling, Kalipokhri, Sandakphu, Phalut, Gorkhey and Srikhola, West Bengal',
    distance: 216,
    price: 22500,
    discountprice: 19800,
    duration: '8 days / 7 nights',
    maxGroupSize: 10,
    featured: true,
    desc: [
      'Six days of walking, about 84 km, along the ridge where West Bengal meets Nepal. Sandakphu (3,636 m) is the highest point of the state. From there you see Kangchenjunga with its neighbours lying like a sleeping Buddha in the north, and away to the west the tops of Lhotse, Everest and Makalu. Phalut (3,600 m), a day further on, stands closer to Kangchenjunga and has fewer people.',
      'The path is broad and no ropes are needed, but the day from Sandakphu to Phalut is 21 km at more than 3,500 m. You should be able to walk six hours, two days running, at home. We go up slowly, with nights at Tumling and Kalipokhri first. Anybody with a heart, lung or blood pressure complaint should ask a doctor and tell us. The district has asked visitors to Sandakphu for a recent medical certificate; you get the form from us with the confirmation.',
      'The rhododendrons flower in April and early May; October and November have the clear views. Singalila National Park closes for the rains, mid-June to mid-September.',
    ].join('\n\n'),
    scenes: ['sandakphu-ridge', 'singalila-rhododendrons', 'mirik-lake'],
    itinerary: [
      {
        day: 1,
        title: 'New Jalpaiguri to Maneybhanjang',
        description:
          'About four hours by Mirik and Sukhiapokhri, 85 km. Meet the guide, show papers and pack for the porters. Night in a lodge in the bazaar; the last cash machine is behind you.',
      },
      {
        day: 2,
        title: 'Walk to Tumling, 12 km',
        description:
          'The steepest climb comes first, to the monastery at Chitre, where there is tea. Then open slopes by Meghma to Tumling (about 2,900 m), six hours in all.',
      },
      {
        day: 3,
        title: 'Walk to Kalipokhri, 13 km',
        description:
          'Down through bamboo and oak to Gairibas, the forest of the red panda, and up again to the dark pond of Kalipokhri (about 3,100 m). Six hours. The pond is holy to the village, so nobody washes in it.',
      },
      {
        day: 4,
        title: 'Walk to Sandakphu, 6 km',
        description:
          'A short day on purpose. The road winds up to Sandakphu (3,636 m) in about four hours, the last hour steep. Rest in the afternoon and drink plenty; evenings here fall below zero from November on.',
      },
      {
        day: 5,
        title: 'Walk to Phalut, 21 km',
        description:
          'Sunrise first, then seven to eight hours over grass and burnt silver firs by Sabargram. Lunch is carried. Phalut (3,600 m) has one trekkers’ hut and beds are basic.',
      },
      {
        day: 6,
        title: 'Down to Gorkhey, 15 km',
        description:
          'A long descent through rhododendron and pine, five to six hours, to Gorkhey (about 2,350 m), a farming village where two streams meet and Sikkim is across the water. Your knees will know it.',
      },
      {
        day: 7,
        title: 'Walk to Srikhola, 17 km',
        description:
          'By the meadow of Samanden and the houses of Rammam, up and down for seven hours, to the bridge at Srikhola (about 2,100 m). Hot water and a last evening together.',
      },
      {
        day: 8,
        title: 'Drive to New Jalpaiguri',
        description:
          'Rimbick, then Dhotrey and Sukhiapokhri, about 130 km and six to seven hours in all. Do not book a train or flight before 6 pm.',
      },
    ],
    reviews: [
      {
        username: 'Abhijit Sarkar',
        rating: 5,
        reviewText:
          'Did it with three college friends, all of us 48 and soft. Guide Mingma set a pace that felt silly on the first day and correct on the fifth. At Phalut we had Kangchenjunga to ourselves for an hour. মন ভরে গেছে।',
        createdAt: '2024-11-19T13:05:00.000Z',
      },
      {
        username: 'Sneha Iyengar',
        rating: 5,
        reviewText:
          'I was the only woman travelling alone in a group of eight and felt looked after without being fussed over. Separate room or at least a curtain every night. The red panda did not show up. The rhododendrons did, whole hillsides of them, in the last week of April.',
        createdAt: '2025-05-02T19:22:00.000Z',
      },
      {
        username: 'Bikash Thapa',
        rating: 4,
        reviewText:
          'I am from Jhapa and have walked the Nepal side, so I was curious. Good cooks, honest distances. The Phalut hut is cold and damp and they could say that in bigger letters. Carry your own bag liner.',
        createdAt: '2025-11-16T05:37:00.000Z',
      },
      {
        username: 'Lena Hartwig',
        rating: 5,
        reviewText:
          'Everest before breakfast, and dal bhat three times a day, which I now miss. The papers at the posts took ten minutes because the guide had copies of everything. One of us got a headache at Sandakphu; he was sent down in a vehicle with a helper the same afternoon, no discussion, and was fine again when we met him in Rimbick. That was the right decision.',
        createdAt: '2025-11-30T20:14:00.000Z',
      },
      {
        username: 'Omkar Jadhav',
        rating: 4,
        reviewText:
          'Tough 21 km but worth it. We had fog at Sandakphu both evening and morning, then it opened on the way to Phalut. Get the medical certificate done at home, two people in our batch wasted half a day for it.',
        createdAt: '2026-04-27T10:58:00.000Z',
      },
      {
        username: 'Gurleen Kaur',
        rating: 5,
        reviewText: 'Gorkhey village. I would go back only for that one night by the stream.',
        createdAt: '2026-10-26T04:41:00.000Z',
      },
    ],
  },
  {
    slug: 'sandakphu-by-land-rover',
    title: 'Sandakphu by Land Rover, with a Night in Darjeeling',
    city: 'Darjeeling',
    address: 'Maneybhanjang, Tumling, Sandakphu and Darjeeling, West Bengal',
    distance: 255,
    price: 23400,
    discountprice: 23400,
    duration: '5 days / 4 nights',
    maxGroupSize: 6,
    featured: false,
    desc: [
      'The old Land Rovers of Maneybhanjang, some of them built in the 1950s, still climb the 31 km to Sandakphu (3,636 m). This tour is for people who want that view and would rather not walk 45 km for it. There are not many of the old cars left; when none is free the drivers’ association sends a newer four-wheel drive, and the price stays the same.',
      'A vehicle could do it in four hours. We take two days and sleep at Tumling (about 2,900 m) on the way, since most people who fall ill at Sandakphu came straight up from the plains. It is still high. We do not take children under eight on this tour, and heart or lung patients should not come. The road is stone-paved and rough in places; anybody with a bad back should think twice.',
      'The district has asked visitors to Sandakphu for a recent medical certificate; you get the form from us with the confirmation. Singalila National Park closes for the rains, mid-June to mid-September.',
    ].join('\n\n'),
    scenes: ['sandakphu-land-rover', 'sandakphu-ridge', 'singalila-rhododendrons'],
    itinerary: [
      {
        day: 1,
        title: 'New Jalpaiguri to Maneybhanjang',
        description:
          'Four hours by Mirik, 85 km, with time to walk beside the lake (1,495 m). A simple lodge in the bazaar, and an early dinner.',
      },
      {
        day: 2,
        title: 'Land Rover to Tumling',
        description:
          'About an hour and a half by Chitre and Meghma to Tumling (about 2,900 m). After lunch, an easy walk of two hours on the ridge, to let your body catch up. In April the slopes here are red with rhododendrons.',
      },
      {
        day: 3,
        title: 'Gairibas, Kalipokhri and Sandakphu',
        description:
          'Three hours by Gairibas and the pond of Kalipokhri, the last 4 km very steep, to Sandakphu (3,636 m). Sunset from the ridge behind the lodge. Nights are below freezing from November to March.',
      },
      {
        day: 4,
        title: 'Sunrise, then down to Darjeeling',
        description:
          'Kangchenjunga and Everest at sunrise if the sky allows. Four hours down to Maneybhanjang for lunch, and an hour and a half to Darjeeling (2,050 m), with hot showers.',
      },
      {
        day: 5,
        title: 'Darjeeling to New Jalpaiguri',
        description:
          'A free morning on Chowrasta. The drive down by Kurseong and Rohini is 75 km, about three and a half hours.',
      },
    ],
    reviews: [
      {
        username: 'Debjani Lahiri',
        rating: 5,
        reviewText:
          'My knees ended my trekking years ago and I had given up on Sandakphu. We got a 1957 Land Rover with the driver’s father’s name painted over the windscreen. Every bone was shaken. At half past five the next morning I saw Everest at 67 years of age. Take the advice about Tumling seriously, the couple in the next room had not, and were taken down at night.',
        createdAt: '2026-04-19T16:33:00.000Z',
      },
    ],
  },
];
