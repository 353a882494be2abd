import type { DemoTour } from './demo-content.types.ts';

/** Short drives out of Gangtok, for children and for two. */
export const gangtokEasyTours: DemoTour[] = [
  {
    slug: 'gangtok-with-children',
    title: 'Gangtok with Children: Red Pandas, Ropeway, Waterfall',
    city: 'Gangtok',
    address: 'Gangtok, Bulbuley, Ranka and Tsomgo, Sikkim',
    distance: 370,
    price: 13500,
    discountprice: 11900,
    duration: '4 days / 3 nights',
    maxGroupSize: 20,
    featured: false,
    desc: [
      'Planned by a colleague with two small sons. Apart from the road up and the road down, no child sits in a car for more than half an hour at a stretch, except on the optional morning at Tsomgo Lake. Hotels have family rooms, and a kitchen that will make plain rice and dal at seven in the evening.',
      'The Himalayan Zoological Park at Bulbuley is a wooded hillside where you walk between large enclosures: red pandas, Himalayan black bears and, with luck, a snow leopard. It closes one day a week, lately Thursday. We ask the zoo when you book and plan the days round it.',
      'Tsomgo is at 3,753 m. We suggest it for children of five and above in good health and leave it out for smaller ones; one parent can stay back with the car-seat crowd.',
    ].join('\n\n'),
    scenes: ['gangtok-ropeway', 'tsomgo-lake', 'coronation-bridge'],
    itinerary: [
      {
        day: 1,
        title: 'Bagdogra or NJP to Gangtok',
        description:
          'Five hours with two proper stops, 120 km. The second half has many bends, so keep something for motion sickness at hand. Early dinner.',
      },
      {
        day: 2,
        title: 'Zoo, Ganesh Tok and the ropeway',
        description:
          'At the zoo gate by half past nine, when the red pandas are awake; allow two hours and a steep bit of walking. Ganesh Tok is opposite. After an afternoon nap we take the ropeway from Deorali, seven minutes each way over the roofs.',
      },
      {
        day: 3,
        title: 'Tsomgo or Banjhakri Falls',
        description:
          'Families with bigger children drive two hours up to Tsomgo and are back by two. The others have a slow morning, then Banjhakri Falls near Ranka, 25 minutes away, with its garden and stone figures. Everyone meets at MG Marg for ice cream.',
      },
      {
        day: 4,
        title: 'Gangtok to the plains',
        description:
          'Leave after breakfast at half past eight. Bagdogra or NJP by two, with a halt at Rangpo.',
      },
    ],
    reviews: [
      {
        username: 'Shruti Iyer',
        rating: 5,
        reviewText:
          'Two kids, 4 and 9. We split on day 3 exactly as described and nobody cried, which is a record. The red panda came within two metres of the rail.',
        createdAt: '2025-05-22T11:07:00.000Z',
      },
      {
        username: 'Faizan Ansari',
        rating: 4,
        reviewText:
          'Bacchon ko bahut maza aaya. Hotel dinner was repetitive, same paneer three nights. Car clean, driver did not smoke.',
        createdAt: '2025-10-07T14:52:00.000Z',
      },
      {
        username: 'Dhara Mehta',
        rating: 4,
        reviewText:
          'My daughter vomited twice on the way up even after the tablet, and the driver stopped each time without making a face. Zoo has more uphill than I thought; a pram is of no use, take a carrier.',
        createdAt: '2026-04-30T07:15:00.000Z',
      },
      {
        username: 'Joseph Kurian',
        rating: 5,
        reviewText: 'Good pace. For once a tour where the children were not an afterthought.',
        createdAt: '2026-05-28T18:33:00.000Z',
      },
    ],
  },
  {
    slug: 'gangtok-and-temi-for-two',
    title: 'Gangtok and Temi: Five Quiet Days for Two',
    city: 'Gangtok',
    address: 'Gangtok, Temi and Namchi, Sikkim',
    distance: 350,
    price: 22000,
    discountprice: 18700,
    duration: '5 days / 4 nights',
    maxGroupSize: 4,
    featured: false,
    desc: [
      'Two nights in Gangtok at 1,650 m, on the side of the ridge that looks west, and two in a bungalow inside the Temi tea garden, where the only evening programme is the light going off Kangchenjunga. We made it for couples; a second couple can come along in their own car.',
      'Temi was planted from 1969 and belongs to the Government of Sikkim. The bushes run down towards the Teesta between 1,800 and 1,200 m, and in November the cherry trees along the road flower above the tea. Plucking stops in the cold months, roughly December to February, and the factory is then closed to visitors: if you want to see it at work, come between March and November.',
      'The bungalow has three rooms and no television. Mobile data works on the veranda.',
    ].join('\n\n'),
    scenes: ['temi-tea', 'gangtok-ropeway', 'ravangla-buddha'],
    itinerary: [
      {
        day: 1,
        title: 'Bagdogra to Gangtok',
        description: 'About 120 km, five hours. Check in, and walk down to MG Marg when it cools.',
      },
      {
        day: 2,
        title: 'A day in Gangtok',
        description:
          'Tashi viewpoint at sunrise if the sky is clear, 20 minutes by car. Late breakfast, then the flower house, Enchey monastery or nothing at all; the car is yours until six.',
      },
      {
        day: 3,
        title: 'Gangtok to Temi',
        description:
          'Down to Singtam and up again by Tarku, 55 km in two and a half hours. Tea on arrival, and a walk through the garden with one of the supervisors at four.',
      },
      {
        day: 4,
        title: 'Temi and Namchi',
        description:
          'The factory in the morning, about 45 minutes. After lunch you can drive to Samdruptse and the bazaar at Namchi, an hour each way, or stay put with a book.',
      },
      {
        day: 5,
        title: 'Temi to Bagdogra',
        description: 'Four hours by Namchi and Melli, 115 km. Leave at eight for flights after two.',
      },
    ],
    reviews: [
      {
        username: 'Kavya & Arjun',
        rating: 5,
        reviewText:
          'Honeymoon in the third week of November. Pink cherry blossoms, green tea bushes and the white mountain behind, all in one frame. The cook at Temi made us a cake without being asked. Gangtok hotel was fine, nothing special.',
        createdAt: '2025-11-26T09:58:00.000Z',
      },
    ],
  },
];
