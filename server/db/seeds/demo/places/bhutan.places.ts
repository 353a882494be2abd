import type { DemoPlace } from './demo-place.types.ts';
import { BHUTAN, BHUTAN_IMMIGRATION } from './rules-of-places.ts';

type Plain = Pick<DemoPlace, 'slug' | 'name' | 'at' | 'metres' | 'advice' | 'minAge' | 'ageNote'>;

const PLACES: Plain[] = [
  { slug: 'phuentsholing', name: 'Phuentsholing', at: [26.861, 89.388], metres: 300 },
  { slug: 'thimphu', name: 'Thimphu', at: [27.472, 89.639], metres: 2_330 },
  { slug: 'dochula', name: 'Dochula', at: [27.49, 89.75], metres: 3_100 },
  { slug: 'punakha', name: 'Punakha', at: [27.584, 89.864], metres: 1_250 },
  { slug: 'paro', name: 'Paro', at: [27.43, 89.416], metres: 2_250 },
  {
    ...{ slug: 'taktsang', name: 'Paro Taktsang', at: [27.492, 89.363], metres: 3_120 },
    advice: 'Five to six hours on foot there and back. Cover arms and legs; bags stay at the gate.',
  },
  { slug: 'chele-la', name: 'Chele La', at: [27.369, 89.353], advice: 'In snow the pass is shut.' },
  { slug: 'haa', name: 'Haa', at: [27.387, 89.281] },
  { slug: 'phobjikha', name: 'Phobjikha', at: [27.458, 90.183], metres: 2_900 },
  { slug: 'trongsa', name: 'Trongsa', at: [27.503, 90.507], metres: 2_200 },
  { slug: 'bumthang', name: 'Bumthang', at: [27.549, 90.752], metres: 2_600 },
];

export const bhutanPlaces: DemoPlace[] = PLACES.map((place) => ({
  ...place,
  ...BHUTAN,
  ...BHUTAN_IMMIGRATION,
  checkedDaysAgo: 9,
}));
