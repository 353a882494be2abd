/** Parts of a tour to choose between when a colleague has saved others. */
export const PART_NAMES = {
  title: 'Title',
  city: 'City',
  address: 'Address',
  destination: 'Destination',
  distance: 'Distance',
  prices: 'Prices',
  duration: 'Duration',
  maxGroupSize: 'Largest group',
  desc: 'Description',
  pictures: 'Pictures',
  featured: 'Featured',
  status: 'Status',
  itinerary: 'Itinerary',
  stops: 'Places',
  roadIds: 'Roads',
  teamIds: 'Who leads it',
  highlights: 'Highlights',
  themes: 'Themes',
  pricing: 'What “Per Person” means',
  included: 'Included',
  notIncluded: 'Not included',
  guiding: 'Guide',
  vehicle: 'Vehicle',
  ends: 'Beginning and end',
  suitability: 'Who it suits',
  months: 'When to go',
  questions: 'Questions and answers',
  departures: 'Fixed departures',
};

export type TourPart = keyof typeof PART_NAMES;

/** Also fields that are not a part of their own. */
const NAMES: Record<string, string> = {
  ...PART_NAMES,
  price: 'Price',
  discountprice: 'Discounted price',
  discount: 'Discount',
  photo: 'A picture',
};

const ONE_OF: Record<string, string> = { itinerary: 'day', pictures: 'what picture', stops: 'place' };

const inWords = new Intl.ListFormat('en-GB');

/** `paths`: as the server names faults. */
export function namesOfParts(paths: readonly string[]): string {
  const names = paths.map((path) => {
    const [part = '', place] = path.split('.');
    const one = place !== undefined && ONE_OF[part];
    if (one) return `${one} ${Number(place) + 1}${part === 'pictures' ? ' shows' : ''}`;
    const name = NAMES[part] ?? part;
    return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  });
  return inWords.format(new Set(names));
}
