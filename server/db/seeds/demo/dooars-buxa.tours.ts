import type { DemoTour } from './demo-content.types.ts';

/** Buxa and Jayanti, where the Dooars meet the Bhutan hills. */
export const dooarsBuxaTours: DemoTour[] = [
  {
    slug: 'buxa-fort-lepchakha-and-jayanti',
    title: 'Buxa Fort, Lepchakha and the White Riverbed of Jayanti',
    city: 'Dooars',
    address: 'Rajabhatkhawa, Santalabari, Buxa Fort, Lepchakha and Jayanti, West Bengal',
    distance: 400,
    price: 14800,
    discountprice: 12900,
    duration: '5 days / 4 nights',
    maxGroupSize: 8,
    featured: false,
    desc: [
      'The Dooars with a hill in it. From Santalabari an old mule path goes up to Buxa Fort (about 870 m), once a Bhutanese post on the way to Tibet, later a British prison camp for freedom fighters, and after 1959 a refuge for Tibetan monks. An hour and a half above it lies Lepchakha, a Drukpa village on a shelf at about 1,000 m, with the rivers of the plains spread out below like string. Then down to Jayanti, a village on a riverbed of white stones half a kilometre wide.',
      'The walk up takes four hours with rests, in the company of a guide from the village association, and you sleep at Lepchakha in a village house, on firm beds.',
      'All of it lies in Buxa Tiger Reserve, which closes for the rains, mid-June to mid-September. Which lodges inside it may take guests has been before the courts. We ask the range office when you book and again a week before; where Jayanti is not possible you stay at Rajabhatkhawa or Alipurduar and visit for the day.',
    ].join('\n\n'),
    scenes: ['sal-forest-road', 'coronation-bridge', 'gorumara-elephants'],
    itinerary: [
      {
        day: 1,
        title: 'Through the Dooars to Rajabhatkhawa',
        description:
          'From NJP about 165 km and four and a half hours by Malbazar and Hasimara. If you come by train, New Alipurduar and Alipurduar Junction are half an hour away. If you arrive by four there is time for the forest department’s nature centre.',
      },
      {
        day: 2,
        title: 'Buxa Fort and Lepchakha',
        description:
          'Drive 15 km to Santalabari and a bit beyond, to the end of the road. Two hours on foot to the fort (about 870 m), tea there, and an hour and a half more to Lepchakha. Watch the lamps of Alipurduar come on from the village green.',
      },
      {
        day: 3,
        title: 'Down to Jayanti',
        description:
          'Sunrise over the plains, then two and a half hours down to Santalabari by the same path. An hour by car to Jayanti and the rest of the day by the river, which runs underground for much of the winter.',
      },
      {
        day: 4,
        title: 'Mahakal and Pukhri hill',
        description:
          'By jeep up the dry riverbed and on foot across the stream to the Mahakal cave, a Shiva shrine towards the Bhutan border, as far as water and the foresters allow. Later a short climb to the pond at Pukhri, where nobody fishes and the catfish know it.',
      },
      {
        day: 5,
        title: 'Home by train or road',
        description:
          'To Alipurduar Junction in three quarters of an hour, or back to NJP in about five hours.',
      },
    ],
    reviews: [],
  },
];
