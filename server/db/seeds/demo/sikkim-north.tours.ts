import type { DemoTour } from './demo-content.types.ts';

/** The valleys of Lachen and Lachung. */
export const sikkimNorthTours: DemoTour[] = [
  {
    slug: 'gurudongmar-lake-and-yumthang-valley',
    title: 'North Sikkim: Gurudongmar Lake and Yumthang Valley',
    city: 'Sikkim',
    address: 'Gangtok, Lachen, Gurudongmar, Lachung and Yumthang, Sikkim',
    distance: 710,
    price: 24500,
    discountprice: 20900,
    duration: '6 days / 5 nights',
    maxGroupSize: 12,
    featured: true,
    desc: [
      'Two valleys of North Sikkim in one loop. On the third morning you leave Lachen in the dark and stand beside Gurudongmar Lake before nine, at 5,150–5,180 m depending on whose survey you trust. The next day is gentler: Yumthang at 3,560 m, flat grass along the river with snow slopes on both sides.',
      'Please read this before you decide. The air at Gurudongmar holds a little over half the oxygen of the coast. Children under 8 do not go up to the lake, and we do not advise it for elderly people or anyone with a heart or lung condition; they wait at the hotel in Lachen (2,750 m) while the others go up. Foreign nationals are not allowed at the lake; Lachung and Yumthang are open to them with a permit.',
      'Hotels up north are simple, with buckets of hot water when the power goes. The road above Chungthang can close for days after rain or snow. We ring ahead the evening before, and if one valley is cut off you spend those nights in the other.',
    ].join('\n\n'),
    scenes: ['gurudongmar-lake', 'yumthang-valley', 'lachung-river', 'gangtok-ropeway'],
    itinerary: [
      {
        day: 1,
        title: 'New Jalpaiguri or Bagdogra to Gangtok',
        description:
          'About 120 km beside the Teesta, four and a half to five hours with a tea stop. Gangtok is at 1,650 m. Give us your ID copies and two photographs each in the evening for the permits.',
      },
      {
        day: 2,
        title: 'Gangtok to Lachen',
        description:
          'A long day: 125 km in about seven hours by Kabi, Mangan and Chungthang, much of it on rough road. Night in Lachen at 2,750 m. Eat lightly and sleep early, because tomorrow starts at four.',
      },
      {
        day: 3,
        title: 'Gurudongmar Lake, then down to Lachung',
        description:
          'Breakfast stop at Thangu (about 3,900 m), then across the dry plateau to the lake, 65 km and three hours from Lachen. We stay 30 to 40 minutes and turn back before the wind gets up. Late lunch in Lachen and two hours more by Chungthang to Lachung, 2,700 m.',
      },
      {
        day: 4,
        title: 'Yumthang Valley',
        description:
          'An hour and a quarter (25 km) through the Singba rhododendron forest to Yumthang, 3,560 m. Those who want snow can add Zero Point, above 4,600 m, if the road is open. Back in Lachung by mid-afternoon, with time to walk up to the monastery.',
      },
      {
        day: 5,
        title: 'Lachung to Gangtok',
        description:
          'The same road south, 120 km in six hours. We halt at the Bhim Nala waterfall and reach Gangtok around four.',
      },
      {
        day: 6,
        title: 'Gangtok to the plains',
        description:
          'Depart by eight for NJP or Bagdogra, about five hours. Please book flights that leave after 3 pm and trains after 4 pm.',
      },
    ],
    reviews: [
      {
        username: 'Sourav Mukherjee',
        rating: 5,
        reviewText:
          'Reached the lake at 8.20, minus six, not a ripple. My wife had a headache from Thangu onwards and our driver Passang turned the car the moment she asked, no argument. Carry biscuits and a thermos, there is nothing to buy after Thangu.',
        createdAt: '2025-03-19T14:05:00.000Z',
      },
      {
        username: 'Vignesh Sundaram',
        rating: 2,
        reviewText:
          'The road to Lachen was shut by a landslide and we came to know of it only at Mangan, three hours out of Gangtok. The driver had heard it at breakfast. Nobody from the office called us. We were put in Lachung for all three nights, which is a nice enough place, but Gurudongmar is the reason we flew from Chennai. The Lachen hotel money came back after nine days and four phone calls. A landslide is nobody’s fault. Silence is.',
        createdAt: '2025-04-29T09:41:00.000Z',
      },
      {
        username: 'Hetal Patel',
        rating: 4,
        reviewText:
          'Pure veg food was arranged in both Lachen and Lachung without us reminding, dal-bhaat and even thepla-type rotis one morning. Four stars because day 2 is really tiring and the seat at the back of the Xylo is not meant for an adult.',
        createdAt: '2026-04-17T16:22:00.000Z',
      },
      {
        username: 'Gurpreet Singh',
        rating: 5,
        reviewText:
          'Ghaint trip. Papa ji stayed back in Lachen as they told us on phone itself, good honest advice.',
        createdAt: '2026-05-12T04:48:00.000Z',
      },
      {
        username: 'Fathima Rasheed',
        rating: 4,
        reviewText:
          'Snow on the last five kilometres, so we walked a little and the others waited in the car. Yumthang had hardly any flowers in the first week of April; they had warned us that the colour comes at the end of the month.',
        createdAt: '2026-04-09T11:30:00.000Z',
      },
      {
        username: 'सुषमा जोशी',
        rating: 5,
        reviewText:
          'Lachung ke hotel wali didi ne raat ko garam paani ki bottle bistar mein rakh di. खाना बिल्कुल घर जैसा था. I am 52 and could manage the lake, but slowly, and after asking my doctor.',
        createdAt: '2026-10-21T13:17:00.000Z',
      },
    ],
  },
  {
    slug: 'lachung-and-yumthang-in-flower',
    title: 'Lachung and Yumthang in Rhododendron Season',
    city: 'Sikkim',
    address: 'Gangtok, Mangan, Lachung and Yumthang, Sikkim',
    distance: 300,
    price: 15900,
    discountprice: 15900,
    duration: '4 days / 3 nights',
    maxGroupSize: 8,
    featured: false,
    desc: [
      'Most groups give Lachung one night and see Yumthang in a hurry. This tour sleeps there twice, so you have a full day between the village (2,700 m) and the valley (3,560 m), and can get out of the car where the forest is in bloom.',
      'Rhododendrons start around Lachung in the first half of April and reach Yumthang late in the month; by the end of May it is the turn of primulas in the meadows. We run the tour in winter as well, for snow instead of flowers. It is then well below zero at night and rooms have only portable heaters.',
      'It begins and ends in Gangtok. The road north is rough, and slides after rain can hold it up for days; we ring Chungthang on the first evening and tell you that night how it is.',
    ].join('\n\n'),
    scenes: ['yumthang-valley', 'lachung-river', 'gangtok-ropeway'],
    itinerary: [
      {
        day: 1,
        title: 'Gangtok',
        description:
          'Check in at any time after noon, at 1,650 m. We collect ID copies and two photographs each for the permits, then the evening is yours; MG Marg is a ten-minute walk.',
      },
      {
        day: 2,
        title: 'Gangtok to Lachung',
        description:
          'Leave at eight for the 120 km drive, six hours by Kabi, Mangan and Chungthang. Lunch is at a roadside kitchen near Mangan. Lachung is at 2,700 m and cold once the sun goes.',
      },
      {
        day: 3,
        title: 'Yumthang and the Singba forest',
        description:
          'Start at seven for the 25 km to Yumthang. After two hours in the valley we come down slowly and stop twice in the rhododendron sanctuary for short walks of half an hour. Afternoon free in Lachung.',
      },
      {
        day: 4,
        title: 'Lachung to Gangtok',
        description:
          'Six hours back. You are dropped at your hotel or at the Deorali taxi stand around three; we advise a night in Gangtok before a flight.',
      },
    ],
    reviews: [
      {
        username: 'Snehal Kulkarni',
        rating: 2,
        reviewText:
          'Valley 5 stars, room in Lachung 1 star. It was minus eight on 11 January. The window did not close, someone had put tape on it. The heater is ₹500 a night and worked till 10 pm when the power went, and the geyser gave one bucket in two days. Our son, who is seven, slept in his jacket and cap. When I called, the office offered extra blankets. I am not asking for luxury, I am asking that someone checks the rooms before sending families in January.',
        createdAt: '2025-01-16T06:33:00.000Z',
      },
      {
        username: 'Anu Thomas',
        rating: 5,
        reviewText:
          'We are plant people from Kottayam and this was made for us. The driver knew which bend had the yellow ones. Two nights in Lachung is right.',
        createdAt: '2025-05-08T15:12:00.000Z',
      },
      {
        username: 'Debjani Sarkar',
        rating: 4,
        reviewText:
          'Flowers everywhere on 3 May. The road after Chungthang is a back-breaker and my mother was sick twice, so keep medicine. New windows in the lodge by the way, I had read the review about the tape and asked.',
        createdAt: '2026-05-11T17:59:00.000Z',
      },
      {
        username: 'Nikhil Bhandari',
        rating: 4,
        reviewText:
          'Went for snow, got snow. Gumboots on hire at Yumthang are ₹100, take two pairs of socks.',
        createdAt: '2025-12-29T10:04:00.000Z',
      },
    ],
  },
];
