import { linesOfHtml, textOfHtml } from './html-text.ts';
import { asFields, asListOf, asWords, metaOf, termsOf, type WordPressItem } from './wordpress-item.ts';

export type TripOfWordPress = {
  /** Cells by field. */
  values: Record<string, string>;
  days: { title: string; text: string }[];
  highlights: string[];
  included: string[];
  notIncluded: string[];
  questions: { question: string; answer: string }[];
  /** The first is the cover. */
  pictureIds: string[];
};

/** The trips of WP Travel are posts of the type `itineraries`, with meta by `wp_travel_…`. */
export function tripOfWpTravel(item: WordPressItem): TripOfWordPress {
  const words = (key: string) => asWords(metaOf(item, `wp_travel_${key}`));
  const places = termsOf(item, 'travel_locations');
  const days = asListOf(metaOf(item, 'wp_travel_trip_itinerary_data')).map((day) => {
    const { label, title, desc } = asFields(day);
    return { title: asWords(title) || asWords(label), text: textOfHtml(asWords(desc)) };
  });
  return {
    values: {
      ...lengthOf(words('trip_duration'), words('trip_duration_night')),
      ...pricesOf(item),
      city: places[0] ?? '',
      address: [words('location') || places.join(', ')].join(''),
      maxGroupSize: words('group_size'),
      desc: textOfHtml(words('overview') || item.content),
      itinerary: days.length > 0 ? '' : textOfHtml(words('outline')),
    },
    days,
    highlights: [],
    included: linesOfHtml(words('trip_include')),
    notIncluded: linesOfHtml(words('trip_exclude')),
    questions: pairs(metaOf(item, 'wp_travel_faq_question'), metaOf(item, 'wp_travel_faq_answer')),
    pictureIds: [
      item.meta.get('_thumbnail_id') ?? '',
      ...asListOf(metaOf(item, 'wp_travel_itinerary_gallery_ids')).map(asWords),
    ],
  };
}

export function lengthOf(days: string, nights: string): { duration: string } {
  const parts = [Number(days) > 0 && `${days} days`, Number(nights) > 0 && `${nights} nights`];
  return { duration: parts.filter(Boolean).join(' / ') };
}

/** Since version 4 each party and category has its prices; `wp_travel_trip_price` is the least of them. */
function pricesOf(item: WordPressItem): Record<string, string> {
  const words = (key: string) => asWords(metaOf(item, `wp_travel_${key}`));
  const [first] = asListOf(metaOf(item, 'wp_travel_pricing_options') ?? metaOf(item, 'wp_travel_pricings'));
  const [category] = asListOf(asFields(first).categories);
  const { regular_price, price, sale_price, enable_sale, is_sale } = {
    ...asFields(first),
    ...asFields(category),
  };
  const isOnSale = words('enable_sale') === '1' || enable_sale === 'yes' || is_sale === true;
  const full = words('price') || asWords(regular_price) || asWords(price) || words('trip_price');
  const less = words('sale_price') || asWords(sale_price);
  return { price: full, discountprice: isOnSale ? less : '' };
}

export function pairs(questions: unknown, answers: unknown): TripOfWordPress['questions'] {
  const told = asFields(answers);
  return Object.entries(asFields(questions)).flatMap(([key, question]) => {
    const pair = { question: textOfHtml(asWords(question)), answer: textOfHtml(asWords(told[key])) };
    return pair.question && pair.answer ? [pair] : [];
  });
}
