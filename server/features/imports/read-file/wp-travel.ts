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
    return { title: textOfHtml(asWords(title) || asWords(label)), text: textOfHtml(asWords(desc)) };
  });
  return {
    values: {
      ...durationOf(item, words),
      ...pricesOf(item),
      city: places[0] ?? '',
      address: [words('location') || places.join(', ')].join(''),
      maxGroupSize: words('group_size'),
      'pricing.minTravellers': words('group_min_size'),
      desc: textOfHtml(words('overview') || item.content),
      itinerary: days.length > 0 ? '' : textOfHtml(words('outline')),
    },
    days,
    highlights: [],
    included: linesOfHtml(words('trip_include')),
    notIncluded: linesOfHtml(words('trip_exclude')),
    questions: questionsOf(item),
    pictureIds: [
      item.meta.get('_thumbnail_id') ?? '',
      ...asListOf(metaOf(item, 'wp_travel_itinerary_gallery_ids')).map(asWords),
    ],
  };
}

/** Since version 6 the length is in one place; hours are said so. */
function durationOf(item: WordPressItem, words: (key: string) => string): { duration: string } {
  const told = asFields(metaOf(item, 'wp_travel_trip_duration_formating'));
  const [days, nights, hours] = ['days', 'nights', 'hours'].map((name) => asWords(told[name])) as [
    string,
    string,
    string,
  ];
  if (asWords(told.duration_format).startsWith('hour') && Number(hours) > 0)
    return { duration: `${hours} hours` };
  return lengthOf(words('trip_duration') || days, words('trip_duration_night') || nights);
}

/** Questions and answers were two lists before. */
function questionsOf(item: WordPressItem): TripOfWordPress['questions'] {
  const together = asListOf(metaOf(item, 'wptravel_trip_faqs')).map(asFields);
  return together.length > 0
    ? pairs(
        together.map(({ question }) => question),
        together.map(({ answer }) => answer),
      )
    : pairs(metaOf(item, 'wp_travel_faq_question'), metaOf(item, 'wp_travel_faq_answer'));
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
