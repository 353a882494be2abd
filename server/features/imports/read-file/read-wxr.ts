import { Parser } from 'saxen';
import { asText } from '../codecs/codec.ts';
import { asList } from '../codecs/lists.ts';
import { asTable } from '../codecs/tables.ts';
import { DOSSIER_FIELDS } from '../tours/dossier-fields.ts';
import { TRIP_FIELDS } from '../tours/trip-fields.ts';
import { picturesInHtml, textOfHtml } from './html-text.ts';
import { isPlainTour, tripOfPlainPost } from './plain-post.ts';
import { type Sheet, sheetOf, UnfitSheet } from './sheet.ts';
import { tripOfTourfic } from './tourfic.ts';
import { emptyItem, ITEM_FIELDS, type ItemsById, type WordPressItem } from './wordpress-item.ts';
import { type TripOfWordPress, tripOfWpTravel } from './wp-travel.ts';
import { tripOfWpTravelEngine } from './wp-travel-engine.ts';

type ReadTrip = (item: WordPressItem, all: ItemsById) => TripOfWordPress;

const TRIPS: Readonly<Record<string, ReadTrip>> = {
  itineraries: tripOfWpTravel,
  trip: tripOfWpTravelEngine,
  tf_tours: tripOfTourfic,
};

/** WordPress' own export (WXR) as a sheet with the names of the fields: each trip of a known plugin, or page of a tour, a row. */
export function readWxr(bytes: Uint8Array): Sheet {
  const items = readItems(new TextDecoder().decode(bytes));
  const present = items.filter(({ status }) => status !== 'trash' && status !== 'auto-draft');
  const ofPlugins = present.filter(({ type }) => TRIPS[type]);
  const trips = ofPlugins.length > 0 ? ofPlugins : present.filter(isPlainTour);
  if (trips.length === 0) throw new UnfitSheet(NO_TRIP);
  const all: ItemsById = new Map(
    items
      .filter(({ attachmentUrl, type }) => attachmentUrl || type === 'trip-packages')
      .map((item) => [item.id, item]),
  );
  const rows = trips.map((item) => cellsOf(item, all));
  const header = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = [header, ...rows.map((row) => header.map((name) => row.get(name) ?? ''))];
  return sheetOf(lines.map((cells, at) => ({ row: at + 1, cells })));
}

const NO_TRIP =
  'There is no tour in this export of WordPress: no trip of WP Travel, WP Travel Engine or Tourfic, and no page with “Day 1” and “Day 2”.';

const LABELS = new Map([...TRIP_FIELDS, ...DOSSIER_FIELDS].map(({ name, label }) => [name, label]));
const lines = asList();
const questions = asTable({ question: asText, answer: asText });

function cellsOf(item: WordPressItem, all: ItemsById): Map<string, string> {
  const trip = (TRIPS[item.type] ?? tripOfPlainPost)(item, all);
  const pictures = picturesOf(item, trip, all);
  const days = trip.days.flatMap(({ title, text }, at) => [
    [`Day ${at + 1} title`, title],
    [`Day ${at + 1}`, text],
  ]);
  const cells = {
    title: textOfHtml(item.title),
    slug: item.slug,
    status: item.status === 'publish' ? 'Published' : 'Draft',
    ...trip.values,
    highlights: lines.write(trip.highlights),
    included: lines.write(trip.included),
    notIncluded: lines.write(trip.notIncluded),
    questions: questions.write(trip.questions),
    pictures: lines.write(pictures.map(({ url }) => url)),
    pictureTexts: lines.write(pictures.map(({ text }) => text)),
  };
  const named = Object.entries(cells).map(([name, text]) => [LABELS.get(name) ?? name, text] as const);
  return new Map([...named, ...(days as [string, string][])].filter(([, text]) => text.trim() !== ''));
}

/** An export of the trips alone has no attachments: then those that stand in the text. */
function picturesOf({ content }: WordPressItem, { pictureIds }: TripOfWordPress, all: ItemsById) {
  const chosen = [...new Set(pictureIds)].flatMap((id) => {
    const found = all.get(id.trim());
    if (!found?.attachmentUrl) return [];
    const text = found.meta.get('_wp_attachment_image_alt') || found.title;
    return [{ url: found.attachmentUrl, text: textOfHtml(text) }];
  });
  return chosen.length > 0 ? chosen : picturesInHtml(content);
}

/**
 * Entities of a document type are not read: the parser knows the five of XML alone. It leaves line ends as they are, which
 * PHP has counted.
 */
function readItems(xml: string): WordPressItem[] {
  const items: WordPressItem[] = [];
  const path: string[] = [];
  let text = '';
  let metaKey = '';
  let domain = '';
  const parser = new Parser();
  // Old exports have signs that XML refuses; what is around them is read all the same.
  parser.on('error', () => {});
  parser.on('openTag', (name, attributes) => {
    path.push(name);
    text = '';
    if (name === 'category') domain = attributes().domain ?? '';
    if (name === 'item') items.push(emptyItem());
  });
  parser.on('text', (more, decode) => {
    text += decode(more);
  });
  parser.on('cdata', (more) => {
    text += more;
  });
  parser.on('closeTag', (name) => {
    path.pop();
    const item = path.includes('item') ? items.at(-1) : undefined;
    if (name === 'wp:meta_key') metaKey = text;
    else if (item && name === 'wp:meta_value') item.meta.set(metaKey, text);
    else if (item && name === 'category') item.terms.push({ domain, name: text.trim() });
    else if (item && ITEM_FIELDS[name]) item[ITEM_FIELDS[name]] = text.trim();
    text = '';
  });
  parser.parse(xml);
  return items;
}
