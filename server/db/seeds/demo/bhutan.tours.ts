import type { DemoTour } from './demo-content.types.ts';

/** The western valleys, by road and by air. */
export const bhutanTours: DemoTour[] = [
  {
    slug: 'bhutan-thimphu-punakha-paro',
    title: 'Bhutan by Road: Thimphu, Punakha and Paro',
    city: 'Bhutan',
    address: 'Phuentsholing, Thimphu, Dochula, Punakha and Paro, Bhutan',
    distance: 880,
    price: 34900,
    discountprice: 29900,
    duration: '7 days / 6 nights',
    maxGroupSize: 15,
    featured: true,
    desc: [
      'A week through the three valleys most people picture when they think of Bhutan. You cross on foot at Phuentsholing, drive up to Thimphu (about 2,330 m), go over Dochula at 3,100 m to warm Punakha, and finish with the walk to Paro Taktsang, the monastery on the cliff at 3,120 m.',
      'The first night is on the Indian side, in Jaigaon, so you enter Bhutan rested. Five nights inside the country follow, with a Bhutanese guide from the border to the border. Our licensed partner in Bhutan takes out your entry permits before you leave home; at Phuentsholing they are only checked.',
      'Bhutan charges visitors a Sustainable Development Fee, which is not part of our price: ₹1,200 a night for Indian nationals, ₹6,000 for this tour, half for children aged 6 to 12. Guests with other passports pay a different fee, and most need a visa.',
    ].join('\n\n'),
    scenes: ['punakha-dzong', 'paro-taktsang', 'dochula-chortens', 'thimphu-valley', 'buddha-point'],
    itinerary: [
      {
        day: 1,
        title: 'Siliguri to Jaigaon',
        description:
          'We collect you at Bagdogra, NJP or Siliguri by one and drive 155 km through the tea gardens of the Dooars, four to four and a half hours. Those who come by train to Hasimara are half an hour from the hotel. Night in Jaigaon.',
      },
      {
        day: 2,
        title: 'Phuentsholing to Thimphu',
        description:
          'Your permits are checked at the pedestrian terminal, usually within the hour. Then 150 km in five hours with lunch above Gedu and the river confluence at Chuzom. Clocks go half an hour ahead.',
      },
      {
        day: 3,
        title: 'Thimphu',
        description:
          'The Memorial Chorten when the old people come to circle it, then Buddha Point with its 51-metre statue. Tashichho Dzong opens to visitors after office hours. Evening free for the craft bazaar.',
      },
      {
        day: 4,
        title: 'Dochula and Punakha',
        description:
          'Forty-five minutes to the 108 chortens on Dochula, 3,100 m, and two hours down to Punakha at about 1,250 m. Punakha Dzong stands where the Pho Chhu and the Mo Chhu meet; the long suspension bridge is fifteen minutes further on foot.',
      },
      {
        day: 5,
        title: 'Punakha to Paro',
        description:
          'On the way out a walk of 20 minutes each way through fields to Chimi Lhakhang. Back over Dochula and down to Paro (about 2,250 m), 125 km and four hours in all.',
      },
      {
        day: 6,
        title: 'Paro Taktsang',
        description:
          'Start walking at half past seven from 2,600 m. Most guests take two and a half hours up and less than two down, with some 700 steps near the end. Anyone who prefers can stop at the cafeteria half-way, with the cliff in full view, or spend the morning at Kyichu Lhakhang.',
      },
      {
        day: 7,
        title: 'Paro to Phuentsholing and home',
        description:
          'Five hours to the border, 145 km, and on to Hasimara by four in the afternoon or NJP by eight at night. Book a late train, or fly the next day.',
      },
    ],
    reviews: [
      {
        username: 'Ashwin Ramachandran',
        rating: 5,
        reviewText:
          'Guide Tshering ran the whole thing without once looking at his watch. My father (66) did Taktsang in four hours up and we waited at every bend, no pressure. Note that the SDF is paid before entry and is really ₹1,200 per night per head, budget for it.',
        createdAt: '2025-04-03T06:40:00.000Z',
      },
      {
        username: 'Mitali Sengupta',
        rating: 4,
        reviewText:
          'Punakha dzong with jacaranda in flower, I have no words. The last day is far too long, 5.30 start and NJP at 9.20 pm. I would pay for one night more in Jaigaon.',
        createdAt: '2026-05-06T17:21:00.000Z',
      },
      {
        username: 'Chirag Solanki',
        rating: 5,
        reviewText:
          'Vegetarian all through and they know what no onion no garlic means. Ema datshi is not for beginners. Checking our permits at the gate took 35 minutes with voter cards.',
        createdAt: '2025-12-19T12:30:00.000Z',
      },
      {
        username: 'Amrita Gill',
        rating: 5,
        reviewText:
          'We are three sisters from Ludhiana, all above fifty. Two reached the monastery, one had coffee at the cafeteria and says hers was the better view.',
        createdAt: '2026-03-30T10:16:00.000Z',
      },
      {
        username: 'Nandini Shetty',
        rating: 4,
        reviewText:
          'Lovely week. The entry tickets add up to more than we thought, ask for the list in advance. Thimphu hotel was on a noisy street with dogs all night.',
        createdAt: '2025-10-13T15:55:00.000Z',
      },
    ],
  },
  {
    slug: 'paro-and-thimphu-by-air',
    title: 'Paro and Thimphu by Air: a Short Bhutan Break',
    city: 'Bhutan',
    address: 'Paro, Thimphu and Dochula, Bhutan',
    distance: 230,
    price: 36000,
    discountprice: 36000,
    duration: '5 days / 4 nights',
    maxGroupSize: 6,
    featured: false,
    desc: [
      'For those with five days and no wish to spend two of them on the road. You fly into Paro, in its valley at about 2,250 m, sleep two nights in Thimphu and two in Paro, and still have a whole day for Taktsang at 3,120 m.',
      'Apart from a morning over Dochula, no drive is longer than an hour and a half. Hotels are four-star, and a guide meets you at the airport and stays until you leave. Our licensed partner in Bhutan takes out your entry permits before you fly.',
      'The air ticket is not in the price. There are flights to Paro from Bagdogra and Kolkata on some days of the week only, they fill early for October and November, and mist can delay them by half a day. Bhutan’s Sustainable Development Fee is extra too: ₹1,200 a night for Indian nationals, ₹4,800 in all, half for children aged 6 to 12.',
    ].join('\n\n'),
    scenes: ['paro-taktsang', 'thimphu-valley', 'buddha-point', 'dochula-chortens'],
    itinerary: [
      {
        day: 1,
        title: 'Arrive in Paro, drive to Thimphu',
        description:
          'The plane turns between the hills before it lands, which is normal here. Your guide waits outside, and Thimphu is 54 km away, an hour and a half with a stop at the iron bridge of Tachogang.',
      },
      {
        day: 2,
        title: 'Thimphu',
        description:
          'The Memorial Chorten, Buddha Point and the takin reserve by car, none of them more than 20 minutes from the hotel. Lunch in a farmhouse kitchen. The archery ground is worth a look if there is a match.',
      },
      {
        day: 3,
        title: 'Dochula and back to Paro',
        description:
          'Coffee at Dochula, 3,100 m, with the snow peaks of the north in view if the sky allows. Then down to Paro by early afternoon, two and a quarter hours, for Rinpung Dzong and the old covered bridge below it.',
      },
      {
        day: 4,
        title: 'Paro Taktsang',
        description:
          'Five to six hours there and back on foot, climbing about 520 m; ponies go half-way up, not down. In the evening a hot-stone bath can be booked at a farmhouse.',
      },
      {
        day: 5,
        title: 'Depart from Paro',
        description: 'Fifteen minutes to the airport. Flights mostly leave in the morning, before the wind.',
      },
    ],
    reviews: [
      {
        username: 'Zubin Daruwala',
        rating: 3,
        reviewText:
          'Bhutan, five. Arrangement, three. Our flight went seven hours late and the Thimphu day shrank to two hours; nobody suggested swapping anything until I did. For ₹36,000 without the ticket I expected somebody thinking ahead. Hotel in Paro excellent.',
        createdAt: '2025-11-09T13:03:00.000Z',
      },
      {
        username: 'Revathi & Suresh',
        rating: 5,
        reviewText:
          '25th anniversary. Short, comfortable, not cheap. The hot stone bath after Taktsang is a must for the knees.',
        createdAt: '2026-10-27T16:48:00.000Z',
      },
    ],
  },
];
