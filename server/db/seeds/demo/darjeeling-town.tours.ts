import type { DemoTour } from './demo-content.types.ts';

/** Darjeeling town, its railway and its tea. */
export const darjeelingTownTours: DemoTour[] = [
  {
    slug: 'darjeeling-toy-train-and-tiger-hill',
    title: 'Darjeeling by Toy Train, with Sunrise at Tiger Hill',
    city: 'Darjeeling',
    address: 'New Jalpaiguri, Kurseong, Darjeeling, Tiger Hill and Ghum, West Bengal',
    distance: 215,
    price: 16500,
    discountprice: 13900,
    duration: '4 days / 3 nights',
    maxGroupSize: 12,
    featured: true,
    desc: [
      'Three nights in Darjeeling (2,050 m), all in one hotel a short walk from Chowrasta, and two rides on the little railway that has climbed these hills since 1881. The Darjeeling Himalayan Railway has been a World Heritage Site since 1999. On the second day you take the two-hour joy ride round the Batasia loop to Ghum, at 2,258 m the highest railway station in India. On the last morning you travel down to Kurseong as a passenger, through people’s back gardens and past their kitchen windows.',
      'Tiger Hill (2,590 m) is 11 km from the hotel and the car leaves at 4 in the morning. On a clear day the light reaches Kangchenjunga some minutes before the sun reaches you. October to early December has the most clear mornings. In the monsoon there may be nothing to see but cloud, and we will tell you so.',
      'We ask for a steam engine on the joy ride, but the railway sometimes puts a diesel in front. Trains are also cancelled after landslips; then we cover the stretch by car and refund the ticket. It is easy enough for grandparents and small children. The town is steep, so bring shoes that grip.',
    ].join('\n\n'),
    scenes: ['batasia-loop', 'tiger-hill', 'darjeeling-tea'],
    itinerary: [
      {
        day: 1,
        title: 'New Jalpaiguri to Darjeeling',
        description:
          'We meet you at NJP station or Bagdogra airport and drive up by Rohini and Kurseong, 75 km in about three and a half hours, with a tea stop at Kurseong. The evening is yours for the Mall and Chowrasta.',
      },
      {
        day: 2,
        title: 'Tiger Hill, Ghum and the joy ride',
        description:
          'Leave at 4 am for Tiger Hill (2,590 m). On the way back we stop at Ghum monastery, and you are at the hotel for a late breakfast and a nap. In the afternoon the joy ride goes round the Batasia loop with a ten-minute halt, waits half an hour at Ghum and returns.',
      },
      {
        day: 3,
        title: 'Snow leopards, mountaineers and tea',
        description:
          'The zoo breeds red pandas and snow leopards and shares a gate with the Himalayan Mountaineering Institute; both are closed on Thursdays, and then we swap this day with another. After lunch, Happy Valley tea estate just below the town and the Peace Pagoda.',
      },
      {
        day: 4,
        title: 'Down to Kurseong by train',
        description:
          'The morning train takes about three hours for the 32 km to Kurseong. The car waits there with your bags and has you at NJP in another two hours; please book trains and flights that leave after 5 pm.',
      },
    ],
    reviews: [
      {
        username: 'Anindita Mukherjee',
        rating: 5,
        reviewText:
          'Third time in Darjeeling, first time my mother (74) came along. The driver, Pemba, knew which side of the car she should sit on for the snow views and found a bench for her at Tiger Hill. The peak went pink a few minutes before six and she cried a little. What else can I write.',
        createdAt: '2024-11-24T14:12:00.000Z',
      },
      {
        username: 'Rohan Kulkarni',
        rating: 4,
        reviewText:
          'Kids loved the train. Hotel was clean, geyser took its time. Only complaint is the Tiger Hill crowd, which is not the agency’s fault, but go on a weekday if you can.',
        createdAt: '2025-01-05T09:40:00.000Z',
      },
      {
        username: 'Karthik Subramanian',
        rating: 3,
        reviewText:
          'We were told steam engine and got a diesel. They had written that this can happen, fair enough, but for me the steam was the reason to come from Chennai. The rest was in order: car on time, vegetarian dinner without onion arranged for my parents. Clouds on the Tiger Hill morning.',
        createdAt: '2025-05-19T17:25:00.000Z',
      },
      {
        username: 'সুদীপ্তা ঘোষ',
        rating: 5,
        reviewText:
          'Kurseong পর্যন্ত ট্রেনে নামাটাই সবচেয়ে ভালো লাগল। The joy ride is full of tourists, but on the morning train we sat with schoolchildren and a lady carrying a rooster. Do not skip the last day.',
        createdAt: '2025-10-29T06:55:00.000Z',
      },
      {
        username: 'Margaret Ellison',
        rating: 5,
        reviewText:
          'My grandfather worked on this line in the 1930s and I had his photographs with me. Our guide took one of them to the staff at Ghum and an old gentleman there recognised the shed. Two hours of stories followed. Thank you for not hurrying us.',
        createdAt: '2025-12-02T11:03:00.000Z',
      },
      {
        username: 'Jigar Patel',
        rating: 4,
        reviewText:
          'Good value. Carry warm caps for 4 am, the car heater does not help once you are standing outside. Jain food needs to be told two days before, they managed.',
        createdAt: '2026-03-30T13:48:00.000Z',
      },
      {
        username: 'Deepa Nair',
        rating: 5,
        reviewText: 'Clear sky, clean room, no shopping stops forced on us.',
        createdAt: '2026-10-18T15:20:00.000Z',
      },
    ],
  },
  {
    slug: 'mirik-darjeeling-and-lamahatta-family-holiday',
    title: 'Mirik Lake, Darjeeling and the Pines of Lamahatta',
    city: 'Darjeeling',
    address: 'New Jalpaiguri, Mirik, Darjeeling, Lamahatta, Takdah and Tinchuley, West Bengal',
    distance: 235,
    price: 19800,
    discountprice: 16800,
    duration: '5 days / 4 nights',
    maxGroupSize: 16,
    featured: false,
    desc: [
      'A slow round for families: up by Mirik, down by the Peshok road, never more than two and a half hours in the car without a stop. Mirik (1,495 m) has a lake with a footpath of about 3.5 km round it, and a row of cryptomeria on the far bank that every Bengali album seems to hold. Two nights in Darjeeling (2,050 m) follow, then two in a village homestay near Lamahatta (1,750 m), where evenings are quiet and dinner is at seven.',
      'The homestay has hot water by bucket in the morning and no lift anywhere, so tell us early if somebody cannot manage thirty steps. The road by Mirik can be slow or diverted after heavy rain. Between June and September the driver asks in the morning which way is open; we may go up by Rohini and leave the lake for the end.',
    ].join('\n\n'),
    scenes: ['mirik-lake', 'lamahatta-pines', 'batasia-loop', 'darjeeling-tea'],
    itinerary: [
      {
        day: 1,
        title: 'Mirik lake, then Darjeeling',
        description:
          'Two and a half hours through tea gardens to Mirik (1,495 m), where you walk by the lake and eat lunch. After that it is 49 km and another two hours, with a stop at Simana, where Nepal begins across the road.',
      },
      {
        day: 2,
        title: 'Tiger Hill and the town',
        description:
          'Those who like can leave at 4 am for Tiger Hill (2,590 m) and come back by the garden at Batasia; the others sleep. Breakfast waits until 9.30. The afternoon goes to the zoo and the mountaineering museum, which close on Thursdays.',
      },
      {
        day: 3,
        title: 'To Lamahatta',
        description:
          'An hour and a quarter by Ghum and the Peshok road, 23 km, brings you to Lamahatta (1,750 m). The path through the pines climbs for about 45 minutes to a small pond that the village holds sacred. Homestay dinner by the kitchen fire.',
      },
      {
        day: 4,
        title: 'Takdah and Tinchuley',
        description:
          'A short day: the orchid centre at Takdah, an old cantonment with British bungalows, and the ridge of Tinchuley in the late afternoon, when the light is on the snow. Back at the homestay by five.',
      },
      {
        day: 5,
        title: 'Down the Peshok road to the plains',
        description:
          'From the view point called Lovers’ Meet you see the Rangeet come in green to the grey Teesta. Then Teesta Bazar, the river road and Coronation Bridge, and NJP. About three hours with stops.',
      },
    ],
    reviews: [
      {
        username: 'Sourav and Mitali Dey',
        rating: 5,
        reviewText:
          'We have twin boys of six. Lamahatta saved the holiday: they ran in the pines for two days and slept at eight. The homestay aunty made them momos in the shape of rabbits. Thank you Teesta Trails.',
        createdAt: '2024-12-30T10:31:00.000Z',
      },
      {
        username: 'Harpreet Sandhu',
        rating: 3,
        reviewText:
          'Darjeeling and the homestay were fine. Mirik did not impress us, the water was low and there was plastic along the bank. One hour there would be enough. Also please warn people about bucket hot water more clearly, my mother in law was not happy.',
        createdAt: '2025-04-21T08:17:00.000Z',
      },
      {
        username: 'Thomas Kurien',
        rating: 4,
        reviewText:
          'Sensible pace. Our driver refused to overtake in fog and I respect that. One room in Darjeeling faced a wall; they moved us the next day when I asked.',
        createdAt: '2025-06-03T16:44:00.000Z',
      },
      {
        username: 'Priyanka Deshpande',
        rating: 5,
        reviewText:
          'Went with my parents and in-laws together, which could have gone either way. Separate rooms on one floor, tea at six without asking, and nobody got carsick because the drives are short. The pond walk in Lamahatta is steeper than it sounds, my father stopped half way and was content with a bench.',
        createdAt: '2026-05-14T12:09:00.000Z',
      },
    ],
  },
  {
    slug: 'darjeeling-tea-estates-kurseong-and-takdah',
    title: 'Two Tea Valleys: Kurseong and Takdah',
    city: 'Darjeeling',
    address: 'New Jalpaiguri, Kurseong, Darjeeling, Takdah and Rungli Rungliot, West Bengal',
    distance: 190,
    price: 32000,
    discountprice: 27200,
    duration: '4 days / 3 nights',
    maxGroupSize: 6,
    featured: false,
    desc: [
      'For people who drink Darjeeling at home and would like to see the bush. You stay one night on an estate near Kurseong (about 1,460 m) and two in an old planter’s bungalow at Takdah, with fireplaces, a lawn and a cook who takes pride in his custard. On the way you watch leaf being withered, rolled and fired, and taste five or six cups side by side with somebody who can say why they differ.',
      'Come between late March and early November. First flush is plucked until the end of April, second flush in May and June, and the autumn teas in October. From mid-December to late February the bushes rest and the factories are still. Most factories also stop one day a week, Happy Valley on Mondays, so tell us your dates before you buy train tickets and we put the visits on working days.',
      'It is a tour for strolling and tasting rather than for sights. Paths between the bushes are steep, and slippery after rain.',
    ].join('\n\n'),
    scenes: ['darjeeling-tea', 'batasia-loop', 'lamahatta-pines'],
    itinerary: [
      {
        day: 1,
        title: 'Up to Kurseong',
        description:
          'Two hours by the Rohini road, about 50 km, to Kurseong (about 1,460 m). After lunch, a walk through the factory at Makaibari, an estate planted in the 1850s, when it is working; tasting before dinner.',
      },
      {
        day: 2,
        title: 'Happy Valley, then Takdah',
        description:
          'The road follows the toy train line by Sonada and Ghum to Darjeeling, an hour and a half. Happy Valley lies just below the town and shows the whole way of a leaf in forty minutes. An hour and a quarter more to the bungalow at Takdah.',
      },
      {
        day: 3,
        title: 'A morning among the pluckers',
        description:
          'Out at 7 with a field supervisor of a neighbouring garden, along the slopes of Rungli Rungliot; try plucking two leaves and a bud and see how little you have after an hour. The afternoon is free, with a drive to Tinchuley ridge for sunset if the sky is clear.',
      },
      {
        day: 4,
        title: 'Down through Teesta Valley estate',
        description:
          'A narrow road drops through the gardens of the Teesta Valley estate to the river, then the highway follows the Teesta to Sevoke. About three hours to NJP or Bagdogra.',
      },
    ],
    reviews: [
      {
        username: 'Farida Contractor',
        rating: 5,
        reviewText:
          'I run a small tea room in Pune and took notes the whole time. The supervisor at Takdah answered every question, including the awkward ones about wages. Bungalow is old and creaks, bring socks. The custard deserves its mention.',
        createdAt: '2025-04-12T18:30:00.000Z',
      },
      {
        username: 'Henrik Solberg',
        rating: 4,
        reviewText:
          'Excellent tasting in Kurseong. On our Darjeeling day the factory had stopped for a repair, so we saw machines standing still; they took us to a tea merchant at Chowrasta instead. Road to Takdah is rough for the last part.',
        createdAt: '2026-06-08T07:52:00.000Z',
      },
    ],
  },
];
