import type { DemoTour } from './demo-content.types.ts';

/** West and south of the Teesta, and the round that takes in both sides. */
export const sikkimWestSouthTours: DemoTour[] = [
  {
    slug: 'pelling-and-ravangla',
    title: 'Pelling and Ravangla: West and South Sikkim by Road',
    city: 'Sikkim',
    address: 'Namchi, Ravangla, Pelling and Khecheopalri, Sikkim',
    distance: 425,
    price: 21500,
    discountprice: 18500,
    duration: '6 days / 5 nights',
    maxGroupSize: 14,
    featured: true,
    desc: [
      'The side of Sikkim that needs no high passes. You sleep at Ravangla (2,100 m) and Pelling (2,150 m), so nobody has to worry about altitude, and on clear mornings Kangchenjunga is in the hotel window. Clear mornings are commonest between late October and March.',
      'On the way there are Namchi with its Char Dham temples, the tea slopes of Temi and the 40-metre Buddha at Ravangla. In Pelling we leave a full day for Rabdentse and Pemayangtse, and another for the lake at Khecheopalri.',
      'No drive is longer than five and a half hours. It suits parents and grandparents; the steepest walk is fifteen minutes on a paved path to Rabdentse, and anyone may skip it.',
    ].join('\n\n'),
    scenes: ['ravangla-buddha', 'pelling-chorten', 'temi-tea'],
    itinerary: [
      {
        day: 1,
        title: 'New Jalpaiguri to Namchi and Ravangla',
        description:
          'Four hours by the Teesta road and Melli to Namchi, 100 km, where we visit the Char Dham complex on Solophok hill. Then an hour more by Damthang to Ravangla at 2,100 m.',
      },
      {
        day: 2,
        title: 'Ravangla and Temi',
        description:
          'Buddha Park early, while the mountains are likely to be out. After lunch a 20 km drive to Temi tea garden, with a walk among the bushes and a cup at the tasting room.',
      },
      {
        day: 3,
        title: 'Ravangla to Pelling',
        description:
          'Down to the Rangit at Legship and up again through Gyalshing, 50 km in two and a half hours. The afternoon is for the Skywalk and the Chenrezig statue at Sanga Choeling.',
      },
      {
        day: 4,
        title: 'Pemayangtse and Rabdentse',
        description:
          'Pemayangtse monastery has a carved wooden heaven on its top floor that took one monk five years. Rabdentse, capital of Sikkim until 1814, lies a short forest walk away. We are back at the hotel for lunch and the rest of the day is free.',
      },
      {
        day: 5,
        title: 'Rimbi and Khecheopalri Lake',
        description:
          'A half-day round of about 60 km by Darap village and the Rimbi waterfall to Khecheopalri, a sacred lake at around 1,700 m. Shoes come off at the jetty.',
      },
      {
        day: 6,
        title: 'Pelling to New Jalpaiguri',
        description:
          'About 135 km by Jorethang and Melli, five to five and a half hours. Start at seven for an afternoon flight at Bagdogra.',
      },
    ],
    reviews: [
      {
        username: 'Meenakshi Raghavan',
        rating: 5,
        reviewText:
          'I travelled with my parents, 71 and 68, from Coimbatore. Never more than five hours in the car, and the driver found idli in Namchi, do not ask me how. On the third morning the whole range was pink at 5.15. Amma cried a little.',
        createdAt: '2024-12-05T05:25:00.000Z',
      },
      {
        username: 'Prakash Adhikari',
        rating: 5,
        reviewText:
          'We came across from Biratnagar. Pelling felt like home with better roads. Ask for a room on the top floor, the lower ones look into a wall.',
        createdAt: '2025-10-18T09:14:00.000Z',
      },
      {
        username: 'Jignesh Shah',
        rating: 4,
        reviewText:
          'Three days of cloud out of five. Not in their hands, still they woke us by phone at 5 on the one clear day. Jain food possible if told in advance. Skywalk crowd on Sunday is too much, go on a weekday.',
        createdAt: '2026-03-24T13:38:00.000Z',
      },
      {
        username: 'Claire Besson',
        rating: 5,
        reviewText:
          'A calm week. Rabdentse at opening time with only birds, and a very patient driver who explained the prayer flags. The permit was done for us at Melli in twenty minutes.',
        createdAt: '2025-04-12T20:02:00.000Z',
      },
    ],
  },
  {
    slug: 'dzongri-trek-yuksom',
    title: 'Dzongri Trek from Yuksom',
    city: 'Sikkim',
    address: 'Yuksom, Sachen, Tshoka and Dzongri, Khangchendzonga National Park, Sikkim',
    distance: 300,
    price: 23800,
    discountprice: 23800,
    duration: '7 days / 6 nights',
    maxGroupSize: 10,
    featured: false,
    desc: [
      'Five days on foot in Khangchendzonga National Park, a World Heritage Site since 2016. The path leaves the last houses of Yuksom (1,780 m), crosses four bridges in thick forest and comes out above the trees at Dzongri, 4,020 m. At sunrise on Dzongri Top, about 4,170 m, Pandim and Kangchenjunga stand across the valley.',
      'You should be able to walk six or seven hours with 1,000 m of climbing and carry a day bag. It is a fair first trek for someone who exercises; it is not a stroll. Nights at Dzongri fall to minus five in November. We take guests between 14 and 60, older on a doctor’s letter.',
      'A crew from Yuksom walks with you: a guide, a cook, and dzos that carry the tents. We go from March to May and in October and November; in the other months the path is under snow or under monsoon rain.',
    ].join('\n\n'),
    scenes: ['dzongri-meadow', 'pelling-chorten', 'singalila-rhododendrons'],
    itinerary: [
      {
        day: 1,
        title: 'New Jalpaiguri to Yuksom',
        description:
          'About 150 km by Melli, Jorethang and Tashiding, six and a half hours. Kit check in the evening and a first dinner with the crew.',
      },
      {
        day: 2,
        title: 'Yuksom to Sachen',
        description:
          'Eight kilometres and four to five hours along the Prek river, with the first three suspension bridges. Camp at 2,200 m in damp forest; leeches are likely in May.',
      },
      {
        day: 3,
        title: 'Sachen to Tshoka',
        description:
          'Down to the last bridge, then a hard pull of 800 m by Bakhim to Tshoka, a hamlet at about 3,000 m. Seven kilometres, five hours.',
      },
      {
        day: 4,
        title: 'Tshoka to Dzongri',
        description:
          'Log steps through rhododendrons to the clearing at Phedang (about 3,650 m) for lunch, then the open ridge to Dzongri at 4,020 m. Nine kilometres in six hours, at an easy pace.',
      },
      {
        day: 5,
        title: 'Dzongri Top and back to Tshoka',
        description:
          'Up at four for the 45-minute climb to the top. After breakfast we walk down to Tshoka, which takes about four hours.',
      },
      {
        day: 6,
        title: 'Tshoka to Yuksom',
        description:
          'Fifteen kilometres of descent, six to seven hours, hard on the knees; a stick helps. Hot shower and a real bed in Yuksom.',
      },
      {
        day: 7,
        title: 'Yuksom to New Jalpaiguri',
        description: 'We leave at seven and reach NJP or Bagdogra around two. Trains after 4 pm are safe.',
      },
    ],
    reviews: [
      {
        username: 'Tom Hargreaves',
        rating: 5,
        reviewText:
          'Small group (five of us), a guide from Yuksom who has walked this path since he was twelve, and pumpkin pie baked in a pressure cooker at 4,000 metres. The descent on day 6 is long. I’d add a rest day at Dzongri next time, which I’m told they can arrange.',
        createdAt: '2025-11-21T21:40:00.000Z',
      },
      {
        username: 'Aditya Nambiar',
        rating: 4,
        reviewText:
          'My first trek. Rain on two days out of five, sleeping bag was warm and clean but the tent zip was broken and we closed it with pegs. Sunrise from the top: full clear. Train your knees.',
        createdAt: '2026-04-27T06:18:00.000Z',
      },
    ],
  },
  {
    slug: 'sikkim-in-ten-days',
    title: 'Sikkim in Ten Days: Tsomgo, Yumthang, Ravangla, Pelling',
    city: 'Sikkim',
    address: 'Gangtok, Tsomgo, Lachung, Ravangla, Pelling and Yuksom, Sikkim',
    distance: 830,
    price: 42000,
    discountprice: 36500,
    duration: '10 days / 9 nights',
    maxGroupSize: 10,
    featured: false,
    desc: [
      'For those who will come to Sikkim once and have ten days. The first half goes high: Tsomgo Lake at 3,753 m, Lachung at 2,700 m and Yumthang at 3,560 m. The second half is lower and slower, in the monastery towns of the south and west.',
      'We leave out Gurudongmar and Nathula. Without them the tour can take school-age children and most grandparents, and no night is spent above 2,700 m. There are three long drives of six hours or a little more, on days 3, 5 and 10.',
      'One car and one driver stay with you all the way. Landslides can close the Lachung road for days, mostly between June and September. If that happens the nights move to Gangtok or Temi.',
    ].join('\n\n'),
    scenes: ['tsomgo-lake', 'yumthang-valley', 'ravangla-buddha', 'pelling-chorten', 'lachung-river'],
    itinerary: [
      {
        day: 1,
        title: 'Bagdogra or NJP to Gangtok',
        description: 'Five hours up the Teesta valley, 120 km. Gangtok is at 1,650 m.',
      },
      {
        day: 2,
        title: 'Tsomgo Lake',
        description:
          'Two hours each way on the Nathula road, 40 km, climbing 2,100 m. We stay about an hour and a half at the lake and are back for a late lunch.',
      },
      {
        day: 3,
        title: 'Gangtok to Lachung',
        description: '120 km in six hours by Mangan and Chungthang. Night at 2,700 m, two quilts each.',
      },
      {
        day: 4,
        title: 'Yumthang Valley',
        description:
          'A morning in the valley, 25 km above Lachung. After lunch you can walk to the village monastery across the river.',
      },
      {
        day: 5,
        title: 'Lachung to Gangtok',
        description: 'Back down the same road, six hours. A free evening on MG Marg.',
      },
      {
        day: 6,
        title: 'Gangtok to Ravangla by Temi',
        description:
          'Three hours of driving, 70 km, with a stop at the Temi tea garden. Buddha Park in the late afternoon light.',
      },
      {
        day: 7,
        title: 'Ravangla to Pelling',
        description:
          'Two and a half hours by Legship and Gyalshing. Pelling is at 2,150 m and faces Kangchenjunga.',
      },
      {
        day: 8,
        title: 'Pelling',
        description:
          'Pemayangtse and the ruins of Rabdentse in the morning, the Skywalk later if you like heights.',
      },
      {
        day: 9,
        title: 'Pelling to Yuksom by Khecheopalri',
        description:
          'First the lake, then on to Yuksom at 1,780 m, 55 km in three hours. The stone throne at Norbugang is where the first king of Sikkim was crowned in 1642.',
      },
      {
        day: 10,
        title: 'Yuksom to New Jalpaiguri',
        description:
          'About 150 km by Tashiding and Jorethang, six and a half hours. Evening trains only, please.',
      },
    ],
    reviews: [],
  },
];
