import type { DemoTour } from './demo-content.types.ts';

/** The longer journeys: crane country, Haa and the valleys of the centre. */
export const bhutanLongTours: DemoTour[] = [
  {
    slug: 'bhutan-phobjikha-and-haa',
    title: 'Bhutan in Nine Days: Punakha, Phobjikha and Haa',
    city: 'Bhutan',
    address: 'Thimphu, Punakha, Phobjikha, Paro and Haa, Bhutan',
    distance: 1010,
    price: 52000,
    discountprice: 46800,
    duration: '9 days / 8 nights',
    maxGroupSize: 12,
    featured: false,
    desc: [
      'The week’s tour with two more valleys in it. Phobjikha, at about 2,900 m, is a wide bowl of marsh and dwarf bamboo where black-necked cranes from Tibet spend the winter, roughly from the end of October to late February. Haa, behind a pass of about 3,900 m, has seen hotels only in the last twenty years or so.',
      'Three nights in Paro at the end mean that Taktsang (3,120 m) and Haa each get a day of their own. It suits people who like to walk an hour or two daily; nothing is compulsory. Winter nights in Phobjikha are below zero, and rooms have a wood stove or a heater.',
      'Our licensed partner in Bhutan takes out your entry permits before you leave home; at Phuentsholing they are only checked. Bhutan’s Sustainable Development Fee is not part of our price: ₹1,200 a night for Indian nationals, half for children aged 6 to 12, which comes to ₹8,400 for seven nights in Bhutan.',
    ].join('\n\n'),
    scenes: ['thimphu-valley', 'punakha-dzong', 'dochula-chortens', 'paro-taktsang'],
    itinerary: [
      {
        day: 1,
        title: 'Siliguri to Jaigaon',
        description:
          'Four and a half hours across the Dooars, 155 km. Night in Jaigaon, on the Indian side of the gate.',
      },
      {
        day: 2,
        title: 'Phuentsholing to Thimphu',
        description:
          'Your permits are checked in the morning, then five hours of steady climbing, 150 km, to Thimphu at about 2,330 m.',
      },
      {
        day: 3,
        title: 'Thimphu',
        description:
          'Buddha Point early, before the buses. The school of thirteen crafts is open on working days in term; on other days we go up to Tango monastery, an hour’s walk through forest.',
      },
      {
        day: 4,
        title: 'Over Dochula to Punakha',
        description:
          'Dochula, 3,100 m, and down past Chimi Lhakhang to Punakha, 72 km. The dzong is open in the afternoon.',
      },
      {
        day: 5,
        title: 'Punakha to Phobjikha',
        description:
          'Three hours by Wangdue, 80 km, leaving the main road a little before Pele La. Gangtey monastery looks down on the whole valley.',
      },
      {
        day: 6,
        title: 'Phobjikha to Paro',
        description:
          'An hour at the crane information centre or on the nature trail, then the longest drive of the tour, 185 km and about six hours.',
      },
      {
        day: 7,
        title: 'Paro Taktsang',
        description:
          'Five to six hours on foot there and back, from 2,600 m to the monastery at 3,120 m. Kyichu Lhakhang, of the seventh century, on the way home.',
      },
      {
        day: 8,
        title: 'Chele La and Haa',
        description:
          'An hour and a half up to the flags on Chele La, with Jomolhari to the north on a clear day, and an hour down into Haa. Picnic by the river, back in Paro by four. In snow the pass may be shut, and we stay in Paro.',
      },
      {
        day: 9,
        title: 'Paro to Hasimara',
        description:
          'Five hours to the border and half an hour more to Hasimara station, by about three in the afternoon. NJP is three and a half hours further, at extra cost.',
      },
    ],
    reviews: [
      {
        username: 'Dr. Madhuri Phadke',
        rating: 5,
        reviewText:
          'Came for the cranes and counted 140 from the trail on 2 December, with a guide who carried a proper scope. Phobjikha was minus seven at dawn and the stove was lit before we woke. The six-hour drive to Paro is the price one pays.',
        createdAt: '2025-12-10T11:42:00.000Z',
      },
    ],
  },
  {
    slug: 'bhutan-trongsa-and-bumthang',
    title: 'Across Bhutan to Trongsa and Bumthang',
    city: 'Bhutan',
    address: 'Thimphu, Punakha, Trongsa, Bumthang, Phobjikha and Paro, Bhutan',
    distance: 1230,
    price: 78000,
    discountprice: 68500,
    duration: '11 days / 10 nights',
    maxGroupSize: 8,
    featured: false,
    desc: [
      'Eleven days, and the only one of our Bhutan tours that reaches the middle of the country. Beyond Pele La (about 3,400 m) the road turns into a balcony above the Mangde river, with Trongsa Dzong in sight half an hour before you get there. Bumthang, at about 2,600 m, is four valleys of buckwheat and apple orchards around temples that go back to the seventh century.',
      'There is a good deal of driving, three days of six hours or more on mountain roads, so we do not suggest it for children under eight or anyone with a bad back. In return there are two nights in Bumthang and very few other tourists.',
      'Festival dates move every year and fill every room in Jakar; if you would like to see one, write to us six months ahead. Our licensed partner in Bhutan takes out your entry permits before you leave home; at Phuentsholing they are only checked. Bhutan’s Sustainable Development Fee is not part of our price: ₹1,200 a night for Indian nationals, ₹10,800 for nine nights, half for children aged 6 to 12.',
    ].join('\n\n'),
    scenes: ['bumthang-valley', 'punakha-dzong', 'dochula-chortens', 'thimphu-valley', 'paro-taktsang'],
    itinerary: [
      {
        day: 1,
        title: 'Siliguri to Jaigaon',
        description: 'From Bagdogra, NJP or Siliguri 155 km to the border town, four and a half hours.',
      },
      {
        day: 2,
        title: 'Phuentsholing to Thimphu',
        description: 'Cross on foot, show the permits and drive 150 km, five hours, to the capital.',
      },
      {
        day: 3,
        title: 'Thimphu',
        description:
          'Memorial Chorten, Buddha Point and the textile museum. Early night, since the next days begin at seven.',
      },
      {
        day: 4,
        title: 'Dochula to Punakha',
        description:
          'Over the pass at 3,100 m and down to the warm valley, 72 km. After lunch, Punakha Dzong between its two rivers.',
      },
      {
        day: 5,
        title: 'Punakha to Trongsa',
        description:
          'About 140 km in six hours by Wangdue and Pele La. We eat lunch near Chendebji, where a white chorten with painted eyes stands by the stream. Trongsa is at about 2,200 m.',
      },
      {
        day: 6,
        title: 'Trongsa to Bumthang',
        description:
          'The dzong at opening time and the watchtower museum above it. Then two and a half hours over Yotong La (about 3,400 m) to Jakar, 68 km.',
      },
      {
        day: 7,
        title: 'Bumthang',
        description:
          'Jambay Lhakhang and Kurjey are ten minutes apart by car; from Kurjey you can walk across the river to Tamshing. In the afternoon Membartsho, the burning lake, which is really a dark pool in a gorge.',
      },
      {
        day: 8,
        title: 'Bumthang to Phobjikha',
        description:
          'A full day, seven hours and 185 km back over both passes, to the crane valley at about 2,900 m.',
      },
      {
        day: 9,
        title: 'Phobjikha to Paro',
        description: 'A short walk at Gangtey first, then 185 km by Dochula to Paro in about six hours.',
      },
      {
        day: 10,
        title: 'Paro Taktsang',
        description:
          'The walk to 3,120 m and back takes five to six hours. Those with tired legs can see it from the meadow at the foot.',
      },
      {
        day: 11,
        title: 'Paro to Hasimara',
        description:
          'Five and a half hours down to the plains. Evening trains from Hasimara are safe to book.',
      },
    ],
    reviews: [],
  },
];
