import { linesOfHtml, textOfHtml } from './html-text.ts';
import {
  asFields,
  asListOf,
  asWords,
  type Fields,
  metaOf,
  termsOf,
  type WordPressItem,
} from './wordpress-item.ts';
import { lengthOf, pairs, type TripOfWordPress } from './wp-travel.ts';

/** The tours of Tourfic are posts of the type `tf_tours`; all of one is in `tf_tours_opt`. */
export function tripOfTourfic(item: WordPressItem): TripOfWordPress {
  const told = asFields(metaOf(item, 'tf_tours_opt'));
  const words = (key: string) => asWords(told[key]);
  const places = termsOf(item, 'tour_destination');
  const listOf = (key: string) => asListOf(told[key]).map(asFields);
  const address = asWords(asFields(told.location).address) || words('text_location');
  const faqs = listOf('faqs');
  return {
    values: {
      ...durationOf(told),
      ...pricesOf(told),
      city: places[0] ?? '',
      address: address || places.join(', '),
      maxGroupSize: words('group_size') || words('cont_max_people'),
      'pricing.minTravellers': words('cont_min_people'),
      desc: textOfHtml(item.content),
    },
    days: listOf('itinerary').map(({ time, title, desc }) => ({
      title: textOfHtml(asWords(title) || asWords(time)),
      text: textOfHtml(asWords(desc)),
    })),
    highlights: linesOfHtml(words('additional_information')),
    included: listOf('inc').map(({ inc }) => textOfHtml(asWords(inc))),
    notIncluded: listOf('exc').map(({ exc }) => textOfHtml(asWords(exc))),
    questions: pairs(
      faqs.map(({ title }) => title),
      faqs.map(({ desc }) => desc),
    ),
    pictureIds: [item.meta.get('_thumbnail_id') ?? '', ...words('tour_gallery').split(',')],
  };
}

function durationOf(told: Fields): { duration: string } {
  const length = asWords(told.duration);
  if (asWords(told.duration_time).toLowerCase().startsWith('hour') && Number(length) > 0)
    return { duration: `${length} hours` };
  return lengthOf(length, told.night ? asWords(told.night_count) : '');
}

function pricesOf(told: Fields): Record<string, string> {
  const price = asWords(told.pricing) === 'group' ? asWords(told.group_price) : asWords(told.adult_price);
  const less = asWords(told.discount_price);
  if (!(Number(less) > 0)) return { price };
  if (asWords(told.discount_type) === 'percent') return { price, discount: less };
  const isLess = asWords(told.discount_type) === 'fixed' && Number(price) > Number(less);
  return { price, ...(isLess && { discountprice: String(Number(price) - Number(less)) }) };
}
