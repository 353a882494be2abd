import { DIFFICULTY_NAMES } from '../../../../contracts/dossier/difficulties.ts';
import { GUIDING_NAMES, SHARING_NAMES } from '../../../../contracts/dossier/dossier-terms.ts';
import { asChoice, asText, asYesNo } from '../codecs/codec.ts';
import { asDay, asMonths, readMonth, readMonthDay } from '../codecs/days.ts';
import { asList } from '../codecs/lists.ts';
import { asMoney, asNumber } from '../codecs/money.ts';
import { asTable } from '../codecs/tables.ts';
import { field } from '../import-kind.ts';

const lines = asList();
const words = asList({ byComma: true });
const asWord = { read: (text: string) => text.toLowerCase(), write: asText.write };
const asMonthDay = { read: readMonthDay, write: asText.write };
const asMonth = { read: readMonth, write: asText.write };

export const DOSSIER_FIELDS = [
  field('highlights', 'Highlights', lines, {
    example: 'The lake | The pass',
    also: 'usp, attractions, trip highlights, मुख्य आकर्षण, आकर्षण',
  }),
  field('themes', 'Themes', words, {
    also: 'theme, category, type, tour type, trip type, श्रेणी',
  }),
  field('included', 'Included', lines, {
    example: 'Hotels | Breakfast and dinner | Permits',
    also: 'inclusions, inclusion, includes, cost includes, what is included, शामिल, समावेश',
  }),
  field('notIncluded', 'Not included', lines, {
    example: 'Flights | Lunch',
    also: 'exclusions, exclusion, excludes, cost excludes, what is not included, शामिल नहीं',
  }),
  field('vehicle', 'Vehicle', asText, {
    example: 'Innova or alike',
    also: 'car, transport, cab, vehicle type, वाहन, गाड़ी',
  }),
  field('guiding.guide', 'Guide', asChoice(GUIDING_NAMES)),
  field('guiding.note', 'Note on the guide', asText),
  field('guiding.languages', 'Languages of the guide', words, {
    example: 'English, Hindi',
    also: 'languages, भाषाएँ',
  }),
  field('ends.startTown', 'Starts in', asText, {
    example: 'Station town',
    also: 'start, starting point, pickup, pick up, start city, pickup point, प्रारंभ',
  }),
  field('ends.startPlace', 'Meeting point', asText, { example: 'The station', also: 'where it begins' }),
  field('ends.endPlace', 'Ends at', asText, {
    example: 'The station',
    also: 'end, drop, end point, drop point, समाप्ति',
  }),
  field('suitability.difficulty', 'Difficulty', asChoice(DIFFICULTY_NAMES), {
    example: 'Easy',
    also: 'grade, trip grade, difficulty level, कठिनाई',
  }),
  field('suitability.difficultyNote', 'What is hard about it', asText),
  field('suitability.minAge', 'Least age', asNumber, { also: 'min age, minimum age, न्यूनतम आयु' }),
  field('suitability.maxAge', 'Greatest age', asNumber, { also: 'max age, maximum age' }),
  field('suitability.children', 'For children', asText),
  field('suitability.seniors', 'For seniors', asText),
  field('suitability.health', 'Heart and lungs', asText),
  field('suitability.notFor', 'Who should not go', lines),
  field('months', 'Months', asMonths(asTable({ month: asMonth, mark: asWord, word: asText })), {
    example: 'March | best | rhododendrons\nJuly | closed',
    also: 'season, best time, best months',
  }),
  field('pricing.parties', 'Prices by party', asTable({ people: asNumber, perPerson: asMoney }), {
    example: '2 | 16900\n4 | 14500',
    also: 'group prices, slab, slab price',
  }),
  field('pricing.minTravellers', 'Least number of travellers', asNumber, {
    example: '2',
    also: 'min pax, minimum people',
  }),
  field('pricing.sharing', 'Car', asChoice(SHARING_NAMES), { also: 'private or shared' }),
  field(
    'pricing.seasons',
    'Prices by season',
    asTable({ name: asText, from: asMonthDay, to: asMonthDay, extra: asMoney }),
    { example: 'Autumn | 1 Oct | 25 Oct | 1500' },
  ),
  field(
    'pricing.childRates',
    'Prices for children',
    asTable({ fromAge: asNumber, toAge: asNumber, percent: asNumber, note: asText }),
    { example: '5 | 11 | 50 | without a bed', also: 'child rates, child price' },
  ),
  field('pricing.extraBed', 'Extra bed', asMoney, { example: '900', also: 'extra mattress, extra person' }),
  field('pricing.singleSupplement', 'Room alone', asMoney, {
    example: '3500',
    also: 'single supplement, single occupancy',
  }),
  field('pricing.isTaxIncluded', 'Tax included', asYesNo, { example: 'no', also: 'gst included' }),
  field('pricing.taxPercent', 'Tax in percent', asText, { example: '5', also: 'gst, tax' }),
  field(
    'pricing.fees',
    'Fees',
    asTable({ name: asText, perPerson: asMoney, nights: asNumber, freeBelow: asNumber, halfBelow: asNumber }),
    { also: 'on top, state fees' },
  ),
  field('questions', 'Questions', asTable({ question: asText, answer: asText }), {
    example: 'Is a passport needed? | No, a voter card is enough.',
    also: 'faq, faqs, frequently asked questions, सवाल',
  }),
  field('departures', 'Departures', asTable({ day: asDay, seats: asNumber, perPerson: asMoney }), {
    example: '15/3/27 | 12',
    also: 'fixed departures, departure date, departure dates, dates, start dates, प्रस्थान, तारीख',
  }),
  field('stops', 'Places on the way', asTable({ stop: asText, day: asNumber })),
  field('roads', 'Roads', lines),
  field('team', 'Who leads it', lines, { also: 'guide name, guides, tour leader' }),
];
