import { asChoice, asText, asYesNo } from '../codecs/codec.ts';
import { asDuration } from '../codecs/days.ts';
import { asList } from '../codecs/lists.ts';
import { asMoney, asNumber } from '../codecs/money.ts';
import { asTable } from '../codecs/tables.ts';
import { field } from '../import-kind.ts';

const STATUS_NAMES = { draft: 'Draft', published: 'Published', archived: 'Archived' };
const asWord = { read: (text: string) => text.toLowerCase(), write: asText.write };
const lines = asList();
const words = asList({ byComma: true });

export const TRIP_FIELDS = [
  field('title', 'Title', asText, {
    example: 'The lake and the pass',
    also: 'tour, tour name, tour title, package, package name, trip, trip name, name, शीर्षक, टूर, टूर का नाम, यात्रा, नाम, पैकेज',
  }),
  field('slug', 'Address on the site', asText, {
    example: 'the-lake-and-the-pass',
    also: 'slug, permalink, url, link',
  }),
  field('status', 'Status', asChoice(STATUS_NAMES), { example: 'Draft', also: 'state, स्थिति' }),
  field('city', 'City', asText, {
    example: 'Hill town',
    also: 'place, town, location, main place, शहर, स्थान',
  }),
  field('address', 'Address', asText, {
    example: 'Hill town, the lake and the pass',
    also: 'places covered, route, places, sightseeing, destinations, destinations covered, पता, मार्ग',
  }),
  field('destination', 'Destination', asText, { also: 'region, state or region, गंतव्य' }),
  field('duration', 'Duration', asDuration, {
    example: '4N/5D',
    also: 'days, length, no of days, number of days, nights days, days nights, tour duration, अवधि, दिन',
    looksLike: /^\d{1,2} ?(?:n|nights?)\W{0,3}\d{1,2} ?(?:d|days?)$/i,
  }),
  field('nights', 'Nights', asNumber, { also: 'no of nights, number of nights, night, रातें, रात' }),
  field('distance', 'Distance in km', asNumber, {
    example: '380',
    also: 'distance, km, kms, total km, total kms, kilometres, दूरी',
  }),
  field('price', 'Price', asMoney, {
    example: '₹18,500',
    also: 'cost, rate, rates, starting price, starting from, price from, mrp, price per person, tour price, package cost, regular price, amount, मूल्य, कीमत, दाम',
    looksLike: /^(?:₹|rs)/i,
  }),
  field('discountprice', 'Discounted price', asMoney, {
    example: '₹16,900',
    also: 'offer price, offer rate, net rate, special rate, discounted rate, discount price, sale price, special price, net price, छूट मूल्य, छूट के बाद',
  }),
  field('discount', 'Discount in percent', asText, { also: 'discount, off, छूट' }),
  field('maxGroupSize', 'Largest group', asNumber, {
    example: '12',
    also: 'group size, max group size, max pax, maximum people, capacity, seats, समूह',
  }),
  field('desc', 'Description', asText, {
    example: 'Four nights in the hills, with the lake and the pass.',
    also: 'overview, about, details, summary, tour description, विवरण',
  }),
  field('featured', 'Featured', asYesNo, { example: 'no', also: 'popular, on the home page' }),
  field('pictures', 'Pictures', words, {
    example: 'lake.jpg; pass.jpg',
    also: 'images, photos, gallery, picture, image, photo, featured image, चित्र, फोटो, तस्वीरें',
    looksLike: /\.(?:jpe?g|png|webp|avif|heic)\b/i,
  }),
  field('pictureTexts', 'What the pictures show', lines, {
    example: 'The lake in May\nThe gate at the pass',
    also: 'alt text, captions, picture texts',
  }),
  field('itinerary', 'Itinerary', asText, {
    example: 'Day 1: Up into the hills\nBy car along the river.\nDay 2: The lake\nOn foot, at 3,750 m.',
    also: 'day wise itinerary, day wise plan, daywise plan, daily plan, tour plan, day by day, plan, program, programme, schedule, यात्रा कार्यक्रम, कार्यक्रम',
    looksLike: /^day[ -]{0,3}0?1\b/i,
  }),
  field(
    'dayFacts',
    'Facts of the days',
    asTable({
      day: asNumber,
      distanceKm: asNumber,
      driveHours: asNumber,
      walkHours: asNumber,
      walkNote: asText,
      highPlace: asText,
      highMetres: asNumber,
      night: asText,
      nightMetres: asNumber,
      stay: asText,
      meals: asList({ byComma: true, of: asWord }),
    }),
  ),
];
