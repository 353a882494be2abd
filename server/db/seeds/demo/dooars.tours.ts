import type { DemoTour } from './demo-content.types.ts';

/** The parks of the Dooars. Buxa has its own file. */
export const dooarsTours: DemoTour[] = [
  {
    slug: 'gorumara-weekend-lataguri-and-murti',
    title: 'Gorumara Weekend: Lataguri, Murti and Samsing',
    city: 'Dooars',
    address: 'Gajoldoba, Lataguri, Gorumara National Park, Murti and Samsing, West Bengal',
    distance: 210,
    price: 7200,
    discountprice: 6500,
    duration: '3 days / 2 nights',
    maxGroupSize: 12,
    featured: false,
    desc: [
      'Two nights at Lataguri, at the edge of Gorumara National Park: one jeep safari to a watchtower, one afternoon on the pebbles of the Murti river, one drive into the tea and orange country of Samsing. Elephants, gaur and rhinos come to the salt licks below the towers. They come when they like, and on some days nobody sees more than peacocks.',
      'Gorumara is closed to visitors from mid-June to mid-September and one day a week, lately Thursday; we put the safari on an open day. The forest department gives out a fixed number of seats, so send us names and identity numbers ten days ahead.',
    ].join('\n\n'),
    scenes: ['gorumara-elephants', 'gorumara-road', 'sal-forest-road'],
    itinerary: [
      {
        day: 1,
        title: 'Gajoldoba and Lataguri',
        description:
          'Two hours from NJP by the Teesta barrage at Gajoldoba, where ducks from Central Asia winter between November and February. If you come by train to New Mal Junction we fetch you there, 20 km away. Afternoon safari when seats allow.',
      },
      {
        day: 2,
        title: 'Forest morning, Murti and Samsing',
        description:
          'Those who have not been go into the park at dawn. After breakfast to the Murti river, then up to Samsing and the footbridge at Suntalekhola, an hour and a half each way, with lunch in the village.',
      },
      {
        day: 3,
        title: 'Tea garden and home',
        description:
          'A walk between the shade trees of a tea garden before the heat, and back to NJP or Bagdogra in about two hours.',
      },
    ],
    reviews: [
      {
        username: 'Subhankar Roy',
        rating: 4,
        reviewText:
          'Cheap and decent. We saw two elephants and a rhino from Jatraprasad tower, my son counted nineteen peacocks. Dinner was a bit too mild for us.',
        createdAt: '2025-02-10T13:33:00.000Z',
      },
      {
        username: 'Manoj Agarwal',
        rating: 2,
        reviewText:
          'Train reached New Mal at 8.50, jeep reached at 11.55. Three hours on the platform with two children and one phone call to say “ten minutes”. Because of this the afternoon safari seat was given to others and we went next morning in a full jeep, back row. They apologised and gave us lunch free. The forest is good. The pick-up was not acceptable.',
        createdAt: '2025-12-24T16:05:00.000Z',
      },
      {
        username: 'Sunita Oraon',
        rating: 5,
        reviewText:
          'I grew up on a garden near Chalsa and had never been inside the park. Took my parents. The forest guide was from our own village side and spoke Sadri with Baba the whole way.',
        createdAt: '2026-03-08T07:19:00.000Z',
      },
    ],
  },
  {
    slug: 'jaldapara-rhinos-chilapata-and-cooch-behar',
    title: 'Jaldapara: Rhinos, Chilapata Forest and Cooch Behar',
    city: 'Dooars',
    address: 'Madarihat, Jaldapara National Park, Totopara, Chilapata and Cooch Behar, West Bengal',
    distance: 440,
    price: 17900,
    discountprice: 14900,
    duration: '4 days / 3 nights',
    maxGroupSize: 10,
    featured: true,
    desc: [
      'Jaldapara’s grassland along the Torsa holds around 300 one-horned rhinos by the forest department’s recent counts, more than any park outside Assam. You stay three nights at Madarihat by the gate and go in twice, once at Jaldapara and once in the darker sal forest of Chilapata. A day trip leads to the palace of Cooch Behar, built in 1887 by a maharaja who liked Italian domes.',
      'January mornings are cold and foggy in an open jeep, April afternoons are hot. The grass is shortest and rhinos easiest to see in February and March. The wooden bungalow at Holong, which older guests remember, burned down in June 2024; you sleep outside the park.',
      'The park is closed from mid-June to mid-September and usually one day a week, lately Thursday. The palace museum closes on Fridays. Tell us your dates and we shuffle the days around both.',
    ].join('\n\n'),
    scenes: ['jaldapara-rhino', 'sal-forest-road', 'coronation-bridge'],
    itinerary: [
      {
        day: 1,
        title: 'To Madarihat',
        description:
          'From NJP by Sevoke, Malbazar and Birpara, 125 km in about three and a half hours, tea gardens most of the way. Guests who take the train to Hasimara are fetched from there in half an hour. A stroll by the Torsa embankment before dark.',
      },
      {
        day: 2,
        title: 'Jaldapara at dawn, Totopara later',
        description:
          'Be at the gate before six; the drive by Holong to the watchtower takes an hour and a half. After breakfast and a rest, 22 km over dry river beds to Totopara, home of the Toto people, who number under two thousand. We visit with somebody from the village and ask before taking pictures.',
      },
      {
        day: 3,
        title: 'Cooch Behar and Chilapata',
        description:
          'About two hours to the palace at Cooch Behar and an hour inside. On the way back the afternoon jeep goes into Chilapata, past the brick walls of the Nal Raja’s fort, which nobody has dated for certain.',
      },
      {
        day: 4,
        title: 'Back by the tea road',
        description:
          'Hasimara station is half an hour away, NJP about three and a half. Those with a late train can stop at the Murti river for tea.',
      },
    ],
    reviews: [
      {
        username: 'Rajeshwari Menon',
        rating: 5,
        reviewText:
          'Seven rhinos in ninety minutes, one with a calf, at about forty metres. The driver switched off the engine and made us wait, and she walked right past. Lodge simple and spotless.',
        createdAt: '2025-02-27T05:54:00.000Z',
      },
      {
        username: 'Kavita Joshi',
        rating: 5,
        reviewText:
          'First week after reopening, everything washed green, three jeeps in the whole forest. No regrets.',
        createdAt: '2025-09-23T10:36:00.000Z',
      },
      {
        username: 'Arnab Bhattacharya',
        rating: 3,
        reviewText:
          'Mixed. Chilapata was wonderful, and Jaldapara at 6 am was a white wall of fog with a guide telling us where the rhinos usually stand. I know it is January. But then offer a later slot. Room faced the highway and trucks run all night.',
        createdAt: '2026-01-19T14:27:00.000Z',
      },
      {
        username: 'James Whitcombe',
        rating: 4,
        reviewText:
          'Kaziranga without the queues. I appreciated that the Totopara visit was done with a local teacher and not as a photo stop. Bring a scarf for the dust.',
        createdAt: '2026-03-25T19:10:00.000Z',
      },
    ],
  },
  {
    slug: 'dooars-family-holiday-gorumara-and-jaldapara',
    title: 'Dooars Family Holiday: Gorumara, Bindu and Jaldapara',
    city: 'Dooars',
    address: 'Lataguri, Gorumara, Jhalong, Bindu, Madarihat and Jaldapara, West Bengal',
    distance: 480,
    price: 24500,
    discountprice: 19900,
    duration: '6 days / 5 nights',
    maxGroupSize: 20,
    featured: false,
    desc: [
      'Two parks, two hotels, and a free half day whenever children would otherwise mutiny. You stay three nights at Lataguri in a resort with a lawn and a small pool, then two at Madarihat by the gate of Jaldapara. In each park there is one jeep safari of an hour and a half, which is about as long as a seven-year-old can keep quiet.',
      'In between, a day by the Jaldhaka river at Jhalong and Bindu, where Bhutan is the hill across the water; you do not cross, so no papers are needed. The plains are low and the drives flat, which also makes this a tour for grandparents who should not go high.',
      'The parks are closed from mid-June to mid-September and usually one day a week, lately Thursday; we plan the safaris round that. Malaria is rare but not unknown: bring repellent and long sleeves, and ask your doctor about small children.',
    ].join('\n\n'),
    scenes: ['gorumara-road', 'jaldapara-rhino', 'gorumara-elephants', 'sal-forest-road'],
    itinerary: [
      {
        day: 1,
        title: 'To Lataguri',
        description:
          'Two hours from NJP, two and a quarter from Bagdogra, and only 20 km from New Mal Junction. Lunch at the resort, and nothing else planned.',
      },
      {
        day: 2,
        title: 'Gorumara safari and the Murti',
        description:
          'Morning safari to one of the watchtowers. After lunch the children paddle in the Murti, knee-deep in the dry months; our driver stays with you and knows where not to go.',
      },
      {
        day: 3,
        title: 'Jhalong and Bindu',
        description:
          'By Chapramari forest and Jhalong to the little dam at Bindu, two hours each way with stops. Elephants cross this road, so we are back before dusk.',
      },
      {
        day: 4,
        title: 'Across to Jaldapara',
        description:
          'About 85 km and two and a half hours by Chalsa, Nagrakata and Birpara to Madarihat, between tea gardens all the way. The afternoon is free.',
      },
      {
        day: 5,
        title: 'Rhino morning',
        description:
          'Jeep safari at dawn or in the afternoon, as seats allow. The rest of the day for a garden walk, or a trip to Phuentsholing gate at Jaigaon to look at Bhutan across the street, an hour away.',
      },
      {
        day: 6,
        title: 'Home',
        description: 'Half an hour to Hasimara station, or three and a half hours to NJP and Bagdogra.',
      },
    ],
    reviews: [
      {
        username: 'Ritu and Sandeep Malhotra',
        rating: 5,
        reviewText:
          'Three families, seven children, one tempo traveller. Driver Bapi da had biscuits for emergencies. The elephant herd at Murti bridge at 4.30 pm, across the water, was better than both safaris put together.',
        createdAt: '2024-12-28T12:47:00.000Z',
      },
      {
        username: 'Mahesh Gaikwad',
        rating: 4,
        reviewText:
          'Good for small kids. Pool was closed for cleaning on one of our days, and the second hotel is more basic than the first. Bindu was crowded on Sunday with picnic parties and loudspeakers.',
        createdAt: '2025-11-05T08:59:00.000Z',
      },
      {
        username: 'Tanushree Saha',
        rating: 5,
        reviewText:
          'My father uses a stick and everything was arranged around that, ground floor rooms, a jeep with a step. The guide even waited while Baba finished his tea.',
        createdAt: '2026-02-03T15:16:00.000Z',
      },
    ],
  },
];
