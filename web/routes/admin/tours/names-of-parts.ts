import { DOSSIER_PART_NAMES } from './form/dossier/dossier-part-names.ts';

const NAMES: Record<string, string> = {
  title: 'title',
  city: 'city',
  address: 'address',
  destination: 'destination',
  distance: 'distance',
  price: 'price',
  discountprice: 'discounted price',
  discount: 'discount',
  duration: 'duration',
  maxGroupSize: 'largest group',
  desc: 'description',
  photo: 'a picture',
};

const inWords = new Intl.ListFormat('en-GB');

/** `paths`: as the server names faults. */
export function namesOfParts(paths: readonly string[]): string {
  const names = paths.map((path) => {
    const [part = '', place] = path.split('.');
    if (part === 'itinerary') return place === undefined ? 'itinerary' : `day ${Number(place) + 1}`;
    if (part === 'pictures')
      return place === undefined ? 'pictures' : `what picture ${Number(place) + 1} shows`;
    if (part === 'stops') return place === undefined ? 'places' : `place ${Number(place) + 1}`;
    return NAMES[part] ?? dossierPartName(part) ?? part;
  });
  return inWords.format(new Set(names));
}

function dossierPartName(part: string): string | undefined {
  const name: string | undefined = DOSSIER_PART_NAMES[part as keyof typeof DOSSIER_PART_NAMES];
  return name && `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
