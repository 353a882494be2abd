import { textOfHtml } from './html-text.ts';
import {
  asFields,
  asListOf,
  asWords,
  type ItemsById,
  metaOf,
  termsOf,
  type WordPressItem,
} from './wordpress-item.ts';
import { lengthOf, pairs, type TripOfWordPress } from './wp-travel.ts';

/** The trips of WP Travel Engine are posts of the type `trip`; most of one is in `wp_travel_engine_setting`. */
export function tripOfWpTravelEngine(item: WordPressItem, all: ItemsById): TripOfWordPress {
  const setting = asFields(metaOf(item, 'wp_travel_engine_setting'));
  const words = (key: string) => asWords(setting[key]);
  const cost = asFields(setting.cost);
  const itinerary = asFields(setting.itinerary);
  const contents = asFields(itinerary.itinerary_content);
  const faq = asFields(setting.faq);
  const { enable: _shown, ...gallery } = asFields(metaOf(item, 'wpte_gallery_id'));
  const places = termsOf(item, 'destination');
  const prices = priceOfPackage(packagesOf(item, all)[0]) ?? pricesOf(item, words);
  const isInHours = words('trip_duration_unit') === 'hours';
  return {
    values: {
      ...(isInHours
        ? { duration: `${words('trip_duration')} hours` }
        : lengthOf(words('trip_duration'), words('trip_duration_nights'))),
      ...prices,
      departures: departuresOf(packagesOf(item, all)),
      city: places[0] ?? '',
      address: places.join(', '),
      maxGroupSize: words('trip_maximum_pax') || asWords(metaOf(item, 'total_travellers_per_day')),
      'pricing.minTravellers': words('trip_minimum_pax'),
      'suitability.minAge': asWords(metaOf(item, 'wp_travel_engine_trip_min_age')),
      'suitability.maxAge': asWords(metaOf(item, 'wp_travel_engine_trip_max_age')),
      desc: textOfHtml(asWords(asFields(setting.tab_content)['1_wpeditor']) || item.content),
    },
    days: Object.entries(asFields(itinerary.itinerary_title)).map(([key, title]) => ({
      title: textOfHtml(asWords(title)),
      text: textOfHtml(asWords(contents[key])),
    })),
    highlights: asListOf(setting.trip_highlights)
      .map((one) => asWords(asFields(one).highlight_text))
      .filter(Boolean),
    included: linesOf(cost.cost_includes),
    notIncluded: linesOf(cost.cost_excludes),
    questions: pairs(faq.faq_title, faq.faq_content),
    pictureIds: [item.meta.get('_thumbnail_id') ?? '', ...asListOf(gallery).map(asWords)],
  };
}

const linesOf = (text: unknown) =>
  textOfHtml(asWords(text))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** `trip_prev_price` is the full price; `trip_price` is what is asked while there is a sale. */
function pricesOf(item: WordPressItem, words: (key: string) => string): Record<string, string> {
  const actual = asWords(metaOf(item, 'wp_travel_engine_setting_trip_actual_price'));
  const asked = asWords(metaOf(item, '_s_price'));
  const full = words('trip_prev_price') || (Number(actual) > Number(asked) ? actual : '');
  if (!full) return { price: words('trip_price') || asked || actual };
  const isOnSale = words('sale') === '1' || Number(asked) < Number(full);
  return { price: full, discountprice: isOnSale ? words('trip_price') || asked : '' };
}

/** Since version 5 a trip has packages, posts of their own, with the prices and days. */
function packagesOf(item: WordPressItem, all: ItemsById): WordPressItem[] {
  const ids = [metaOf(item, 'primary_package'), ...asListOf(metaOf(item, 'packages_ids'))].map(asWords);
  return [...new Set(ids)].flatMap((id) => {
    const found = all.get(id);
    return found?.type === 'trip-packages' ? [found] : [];
  });
}

function priceOfPackage(offered: WordPressItem | undefined): Record<string, string> | undefined {
  const told = asFields(offered && metaOf(offered, 'package-categories'));
  const [category, price] =
    Object.entries(asFields(told.prices)).find(([, one]) => Number(asWords(one)) > 0) ?? [];
  if (category === undefined) return undefined;
  const isOnSale = ['1', 'true'].includes(String(asFields(told.enabled_sale)[category] ?? ''));
  const less = asWords(asFields(told.sale_prices)[category]);
  return { price: asWords(price), discountprice: isOnSale ? less : '' };
}

/** Days that repeat by a rule are left out. */
function departuresOf(packages: readonly WordPressItem[]): string {
  const days = packages
    .flatMap((offered) => asListOf(metaOf(offered, 'package-dates')).map(asFields))
    .filter(({ is_recurring }) => asWords(is_recurring) !== '1')
    .map(({ dtstart, seats }) =>
      [asWords(dtstart).split(/[T ]/, 1)[0], asWords(seats)].filter(Boolean).join(' | '),
    );
  return [...new Set(days)].filter(Boolean).join('\n');
}
