import { linesOfHtml, textOfHtml } from './html-text.ts';
import type { WordPressItem } from './wordpress-item.ts';
import type { TripOfWordPress } from './wp-travel.ts';

/** Of WordPress and its shop; other plugins have a type of their own for tours. */
const PLAIN = new Set(['post', 'page', 'product']);
const OF_TOURS = /^(?:[a-z]{1,6}[_-])?(?:tours?|trips?|packages?|treks?|itinerar(?:y|ies))$/;

const DAY = /^day[ -]{0,3}0?1\b/i;
const NEXT_DAY = /^day[ -]{0,3}0?2\b/i;

/** A page with a plan by days is a tour; "About us" is none. */
export function isPlainTour({ type, content }: WordPressItem): boolean {
  if (OF_TOURS.test(type)) return true;
  if (!PLAIN.has(type)) return false;
  const lines = linesOfHtml(content);
  return lines.some((line) => DAY.test(line)) && lines.some((line) => NEXT_DAY.test(line));
}

const HEADINGS = [
  ['itinerary', /^(?:detailed |tour |day[ -]?wise )?(?:itinerary|plan|schedule|programme?)\b.{0,12}$/i],
  ['included', /^(?:(?:package |tour |cost |price )?inclu(?:sions?|des?|ded)|what is included)\b.{0,12}$/i],
  [
    'notIncluded',
    /^(?:(?:package |tour |cost |price )?exclu(?:sions?|des?|ded)|(?:what is )?not included)\b.{0,12}$/i,
  ],
  ['highlights', /^(?:tour |trip )?highlights\b.{0,12}$/i],
  ['rest', /^(?:terms|note|notes|important|cancellation|payment|booking)\b.{0,30}$/i],
] as const;

type Part = 'desc' | (typeof HEADINGS)[number][0];

/** A page says all in one text: its headings part it. */
export function tripOfPlainPost(item: WordPressItem): TripOfWordPress {
  const parts: Record<Part, string[]> = {
    ...{ desc: [], itinerary: [], rest: [] },
    ...{ included: [], notIncluded: [], highlights: [] },
  };
  let part: Part = 'desc';
  for (const line of textOfHtml(item.content).split('\n')) {
    const heading = HEADINGS.find(([, pattern]) => pattern.test(line.trim()));
    if (heading) part = heading[0];
    else {
      if (DAY.test(line)) part = 'itinerary';
      parts[part].push(line);
    }
  }
  const linesOf = (name: Part) => parts[name].map((line) => line.trim()).filter((line) => line !== '');
  const textOf = (name: Part) => parts[name].join('\n').trim();
  return {
    values: {
      ...{ duration: lengthIn(textOfHtml(item.title)), itinerary: textOf('itinerary') },
      desc: [textOf('desc'), textOf('rest')].filter(Boolean).join('\n\n'),
    },
    days: [],
    highlights: linesOf('highlights'),
    included: linesOf('included'),
    notIncluded: linesOf('notIncluded'),
    questions: [],
    pictureIds: [item.meta.get('_thumbnail_id') ?? ''],
  };
}

/** "Gangtok and Darjeeling 4N/5D" → "4N/5D". */
function lengthIn(title: string): string {
  const [found = ''] = /\d{1,2} ?n(?:ights?)?[ /&-]{1,3}\d{1,2} ?d(?:ays?)?\b/i.exec(title) ?? [];
  return found;
}
