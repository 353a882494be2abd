import type { Destination } from '../../../contracts/tours/destinations.ts';

/** In the order of the home page's slider. */
export const STORY_DESTINATIONS = [
  'Gangtok',
  'Darjeeling',
  'Dooars',
  'Sikkim',
  'Bhutan',
] as const satisfies Destination[];

export type StoryDestination = (typeof STORY_DESTINATIONS)[number];

type Story = { description: string; highlights: readonly [string, string, string] };

export const DESTINATION_STORIES: Record<StoryDestination, Story> = {
  Gangtok: {
    description:
      'Gangtok lies along a ridge at 1,650 m, with monasteries above it and terraced fields below. Most journeys into Sikkim begin here, because the permits are made in town: hand over your papers in the evening, and the car to Tsomgo leaves in the morning.',
    highlights: [
      'Tsomgo lake at 3,753 m, 40 km and two hours from town',
      'Rumtek monastery across the valley, an hour by car',
      'An evening on MG Marg, where no cars are allowed, and the ropeway over the roofs',
    ],
  },
  Darjeeling: {
    description:
      'A hill town at 2,050 m with the whole of Kangchenjunga in front of it. You get up once at half past three for the sunrise, and are glad you did; the rest of the day can go slowly, among tea rows and on a train that children overtake on foot.',
    highlights: [
      'Sunrise from Tiger Hill, 2,590 m',
      'The Darjeeling Himalayan Railway round the Batasia loop, a World Heritage Site since 1999',
      'A walk and a tasting in a working tea garden',
    ],
  },
  Dooars: {
    description:
      'The forests at the foot of the Bhutan hills: sal trees, tall grass, wide stony rivers and tea gardens in between, hardly higher than the plains. Safaris leave at first light. The national parks close to visitors from mid-June to mid-September.',
    highlights: [
      'A jeep safari for rhinoceros in Jaldapara or Gorumara',
      'Wild elephants and gaur at the salt licks, seen from the watchtowers',
      'Forest roads to Buxa, Jayanti and the villages at the Bhutan border',
    ],
  },
  Sikkim: {
    description:
      'It is two days by road from the warm Teesta valley to lakes above 5,000 m. People go north for snow walls and flowers, and sleep in Lachung at 2,700 m; they go west and south, to Pelling and Ravangla, for monasteries and Kangchenjunga from the window.',
    highlights: [
      'Yumthang valley at 3,560 m, in flower from late April',
      'Gurudongmar lake at 5,150–5,180 m, for those who are fit for the height',
      'Kangchenjunga from Pelling, 2,150 m, before the clouds come up',
    ],
  },
  Bhutan: {
    description:
      'Cross on foot at Phuentsholing or fly to Paro, and the clocks go half an hour ahead. Thimphu, Punakha and Paro make a week by road, with a Bhutanese guide all the way. Entry permits go through our licensed partner in Bhutan, and are settled before you leave home.',
    highlights: [
      'Paro Taktsang on its cliff at 3,120 m, some two and a half hours on foot',
      'The chortens of Dochula at 3,100 m, with the snow range on clear mornings',
      'Punakha Dzong, where the Pho Chhu and the Mo Chhu meet',
    ],
  },
};

export function storyDestination(title: string): StoryDestination | undefined {
  const wanted = title.trim().toLowerCase();
  return STORY_DESTINATIONS.find((name) => name.toLowerCase() === wanted);
}
