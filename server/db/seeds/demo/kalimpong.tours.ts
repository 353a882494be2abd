import type { DemoTour } from './demo-content.types.ts';

export const kalimpongTours: DemoTour[] = [
  {
    slug: 'kalimpong-orchids-deolo-and-durpin',
    title: 'Kalimpong Weekend: Orchids, Deolo and Durpin',
    city: 'Kalimpong',
    address: 'New Jalpaiguri, Teesta Bazar, Kalimpong, Durpin and Deolo, West Bengal',
    distance: 175,
    price: 9800,
    discountprice: 8600,
    duration: '3 days / 2 nights',
    maxGroupSize: 12,
    featured: false,
    desc: [
      'Kalimpong (1,250 m) is lower and warmer than Darjeeling and lives at a slower pace. The town lies along a saddle between two hills. Durpin has a monastery and looks down on the Teesta; Deolo, at 1,704 m the higher of the two, looks across to Kangchenjunga when it is clear. In between are flower nurseries, old mission schools and a market where hill farmers sell cheese, dalle chillies and ferns on Wednesdays and Saturdays.',
      'Orchids in the nurseries flower mostly between March and May, with some in October and November. In fair weather local operators take people up from Deolo by paraglider. The highway along the Teesta closes now and then after landslips. Then we go by Gorubathan and Lava, which takes about two hours longer.',
    ].join('\n\n'),
    scenes: ['kalimpong-durpin', 'deolo-orchids', 'coronation-bridge', 'teesta-rafting'],
    itinerary: [
      {
        day: 1,
        title: 'Along the Teesta to Kalimpong',
        description:
          'NJP to Kalimpong is 75 km and takes about three hours. We stop at Sevoke, where Coronation Bridge of 1941 crosses the gorge. Late afternoon at Durpin monastery, when the monks are at prayer.',
      },
      {
        day: 2,
        title: 'Deolo, schools and nurseries',
        description:
          'Deolo (1,704 m) early, before the haze. On the way down, the grounds of Dr Graham’s Homes, a school founded in 1900, then two nurseries: cacti at one, orchids at the other. Free evening in the bazaar.',
      },
      {
        day: 3,
        title: 'Market and home',
        description:
          'A walk through the haat if it is Wednesday or Saturday, otherwise to Thongsa monastery and a paper workshop. Leave at 11 and reach NJP by about 2.30 pm.',
      },
    ],
    reviews: [
      {
        username: 'Paromita Basu',
        rating: 5,
        reviewText:
          'Exactly right for a weekend out of Kolkata: night train, two easy days, night train. I came home with eleven plants and the driver packed each one in newspaper.',
        createdAt: '2025-03-17T06:28:00.000Z',
      },
      {
        username: 'Vivek Chaudhary',
        rating: 4,
        reviewText:
          'Quiet place, nice monastery. Not much to do after 7 pm, so carry a book. Road on the Teesta side was being repaired and we lost one hour each way.',
        createdAt: '2025-12-27T11:15:00.000Z',
      },
      {
        username: 'Lalitha Raman',
        rating: 4,
        reviewText:
          'Clean hotel, good idli at a hill station, who knew. No view of the snow on either day, too hazy.',
        createdAt: '2026-04-06T15:50:00.000Z',
      },
    ],
  },
  {
    slug: 'lava-rishyap-and-lolegaon-forest-villages',
    title: 'Forest Villages: Lava, Rishyap and Lolegaon',
    city: 'Kalimpong',
    address: 'Gorubathan, Lava, Kolakham, Rishyap, Lolegaon and Kalimpong, West Bengal',
    distance: 305,
    price: 18500,
    discountprice: 15200,
    duration: '5 days / 4 nights',
    maxGroupSize: 10,
    featured: true,
    desc: [
      'East of Kalimpong the road climbs into the wet forest around Neora Valley National Park, where red pandas live and trees carry beards of moss. You stay two nights in Lava (about 2,100 m), one in Rishyap a little above it, and one in Lolegaon (about 1,700 m). All three are villages with one street each. People come to walk, watch birds and sit in the sun with tea, and the snow range is on the other side of the valley.',
      'A local guide comes along on the two forest walks and hears most birds before you do. The stretches to Kolakham and Lolegaon are broken and slow, and phone signal comes and goes.',
      'March to May and October to December suit most people. Leeches own the forest from June to September, when the national park is closed to visitors as well. Winter nights drop to near zero and heaters are few; ask us for hot water bottles.',
    ].join('\n\n'),
    scenes: ['lava-monastery', 'deolo-orchids', 'coronation-bridge'],
    itinerary: [
      {
        day: 1,
        title: 'By Gorubathan to Lava',
        description:
          'From NJP over Coronation Bridge and through the tea of Gorubathan, then steeply up: 100 km, about four hours. In Lava (about 2,100 m) there is time for the Kagyu monastery above the bazaar.',
      },
      {
        day: 2,
        title: 'Kolakham and Changey falls',
        description:
          'An hour of rough track, 8 km, to Kolakham on the rim of Neora Valley. The guide takes you through the forest for three hours at the pace of birdwatchers. Then the falls of Changey, a steep quarter of an hour down on foot and rather longer up.',
      },
      {
        day: 3,
        title: 'On foot to Rishyap',
        description:
          'The forest path is about 4 km and takes two hours; bags and anybody who prefers go by jeep. At sunset those with legs left climb to Tiffin Dara, half an hour above the village, for the view of Kangchenjunga.',
      },
      {
        day: 4,
        title: 'To Lolegaon',
        description:
          'Back by Lava and on through pine forest to Lolegaon (about 1,700 m), some 35 km and two and a half hours. The wooden canopy bridge is sometimes shut for repairs; the walk among the old trees below it is open.',
      },
      {
        day: 5,
        title: 'Sunrise, Kalimpong and the plains',
        description:
          'Jhandi Dara for sunrise, fifteen minutes by car. Two and a half hours by the Relli valley to Kalimpong (1,250 m) for lunch, and three more along the Teesta to NJP.',
      },
    ],
    reviews: [
      {
        username: 'Aritra Chatterjee',
        rating: 5,
        reviewText:
          'Birding trip with my father. Sixty-one species in four days, among them a fire-tailed sunbird that made him forget his bad hip. Guide Norden hears everything before you do.',
        createdAt: '2025-04-03T14:46:00.000Z',
      },
      {
        username: 'Meenakshi Pillai',
        rating: 4,
        reviewText:
          'Lovely villages, bone-shaking road to Kolakham. In Rishyap the power went at 6 pm and came back at breakfast; they brought candles and we played cards. I did not mind, my husband did.',
        createdAt: '2025-05-28T09:02:00.000Z',
      },
      {
        username: 'Claire Beaumont',
        rating: 5,
        reviewText:
          'I have lived in Delhi for nine years and this was the first place in India where I heard nothing at all at night. Simple rooms, heavy quilts, good soup.',
        createdAt: '2025-11-11T17:39:00.000Z',
      },
      {
        username: 'Nilesh Shah',
        rating: 4,
        reviewText:
          'Four stars because canopy walk was closed. All vegetarian food was fresh. Take cash, no UPI signal in two of the places.',
        createdAt: '2026-01-02T12:21:00.000Z',
      },
      {
        username: 'Ishani Sengupta',
        rating: 5,
        reviewText:
          'We asked to skip Lolegaon and stay one more night in Rishyap, by phone, the evening before. No extra charge and no sighing. At Tiffin Dara the whole range was out and a family from Bankura sang. I have the recording.',
        createdAt: '2026-10-09T18:04:00.000Z',
      },
    ],
  },
  {
    slug: 'icchey-gaon-sillery-gaon-and-pedong-homestays',
    title: 'Homestays on the Old Wool Road: Icchey, Sillery, Pedong',
    city: 'Kalimpong',
    address: 'Kalimpong, Ramdhura, Icchey Gaon, Sillery Gaon and Pedong, West Bengal',
    distance: 210,
    price: 11200,
    discountprice: 11200,
    duration: '4 days / 3 nights',
    maxGroupSize: 8,
    featured: false,
    desc: [
      'Mule trains once carried Tibetan wool over the Jelep La and down through Pedong to Kalimpong. You follow a piece of that country on foot, sleeping in three family houses: at Icchey Gaon and Sillery Gaon, both near 1,800 m, and in the small town of Pedong, several hundred metres lower. Sillery has some thirty houses in a clearing of the pine forest. From the view point at Ramitey you look straight down on the bends of the Teesta.',
      'The family cooks every meal: rice, dal, greens from the garden, and chicken or eggs if you eat them. Rooms have attached bathrooms with a western toilet but hot water comes by bucket. There is no television and we have had no complaint about that yet.',
      'The walks are two to three hours a day on forest paths, and the bags go by jeep. The tour stays within West Bengal, so no Sikkim permit is needed.',
    ].join('\n\n'),
    scenes: ['deolo-orchids', 'teesta-rafting', 'lamahatta-pines'],
    itinerary: [
      {
        day: 1,
        title: 'To Icchey Gaon',
        description:
          'Three hours along the Teesta to Kalimpong (1,250 m), lunch there, and one hour more by Ramdhura to Icchey Gaon. The houses stand above one another on the slope, joined by stone steps.',
      },
      {
        day: 2,
        title: 'Through the forest to Sillery Gaon',
        description:
          'A path under pines to Sillery Gaon, two hours with time for mushrooms and birds; the bags go round by jeep. In the afternoon a level half-hour walk to Ramitey, with the Teesta far below.',
      },
      {
        day: 3,
        title: 'Damsang and Pedong',
        description:
          'An hour’s walk to the walls of Damsang, a Lepcha fort of the seventeenth century now held together by roots. Down to Pedong for the Sangchen Dorjee monastery and Cross Hill, where a French missionary set up a cross in 1882, facing Tibet.',
      },
      {
        day: 4,
        title: 'Back to the plains',
        description:
          'By Algarah and Kalimpong, about 100 km and four hours to NJP, with a stop for Kalimpong cheese and lollipops in the bazaar.',
      },
    ],
    reviews: [
      {
        username: 'Tenzin Wangmo',
        rating: 5,
        reviewText:
          'My grandmother came down this road with the wool in 1951, so I booked it out of sentiment. The host in Pedong is 83 and remembered the mules and the bells on them. We talked until the fire was out.',
        createdAt: '2026-02-22T08:13:00.000Z',
      },
    ],
  },
  {
    slug: 'teesta-rafting-and-kalimpong-hills',
    title: 'Teesta Rafting and the Kalimpong Hills',
    city: 'Kalimpong',
    address: 'Sevoke, Melli, Teesta Bazar, Kalimpong, Chibo and Deolo, West Bengal',
    distance: 225,
    price: 15500,
    discountprice: 13200,
    duration: '4 days / 3 nights',
    maxGroupSize: 16,
    featured: false,
    desc: [
      'One morning on the river, two days in the hills above it. The usual run starts near Melli, passes the place where the Rangeet joins and ends around 29th Mile below Teesta Bazar: about an hour and a half on the water, with rapids that beginners manage in a guided raft. The water comes off glaciers and is cold in every month.',
      'Rafting takes place only when the river is low enough and the authorities have opened it, as a rule between October and April. Since the flood of October 2023 the river bed has shifted and stretches are sometimes closed; we ask the rafting crew when you book and again two days before. If the river is shut on the day, you walk along the Relli instead, a side stream with pools for bathing, and we refund the raft.',
      'Rafters must be at least 14. Leave the raft out if you are pregnant or have heart trouble, epilepsy or a bad back; the hills are open to you all the same.',
    ].join('\n\n'),
    scenes: ['teesta-rafting', 'deolo-orchids', 'kalimpong-durpin', 'coronation-bridge'],
    itinerary: [
      {
        day: 1,
        title: 'Up the river to Kalimpong',
        description:
          'Three hours, 75 km, from NJP by Coronation Bridge and Teesta Bazar. The driver points out the rapids you will meet tomorrow. Evening free in the bazaar.',
      },
      {
        day: 2,
        title: 'On the Teesta',
        description:
          'Forty-five minutes down to the river, half an hour of instruction, and about an hour and a half of rafting. Bring a full change of clothes. Back in town for a late lunch and a lazy afternoon.',
      },
      {
        day: 3,
        title: 'Chibo and Deolo',
        description:
          'A walk of three hours through the terraces of Chibo village, with cardamom, nurseries and the river below. Later Deolo (1,704 m), where paragliders take off in fair weather; you book a flight on the spot, or watch.',
      },
      {
        day: 4,
        title: 'Durpin and down',
        description: 'An hour at Durpin monastery after breakfast, then three hours to NJP or Bagdogra.',
      },
    ],
    reviews: [],
  },
];
