import { countOf } from '../../../../../contracts/count-of.ts';
import { ageNotes } from '../../../../../contracts/dossier/age-notes.ts';
import { highestPlace } from '../../../../../contracts/dossier/highest-place.ts';
import { suits } from '../../../../../contracts/dossier/suits.ts';
import type { TourStop } from '../../../../../contracts/stops/stops.contract.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { papersOfTour, suitabilityRows } from '../dossier/told-sections.ts';

type Answered = Pick<TourDetail, 'suitability' | 'stops' | 'itinerary'>;
type Answer = { name: string; text: string; hash: string; isWarning?: boolean };

const ADULT = 18;
const LIST = new Intl.ListFormat('en-GB');
/** Characters: longer sentences are left to their section. */
const MAX_ANSWER = 30;

/** For grandmother, children and papers; nothing is said of what is not known. `ages`: those that are typed. */
export function answersForParty(tour: Answered, ages: readonly number[]): Answer[] {
  const suitsHash = suitabilityRows(tour.suitability).length > 0 ? '#suits' : '#permits';
  const answers = [
    { name: 'Seniors', ...seniorsAnswer(tour, ages), hash: suitsHash },
    { name: 'Children', ...childrenAnswer(tour, ages), hash: suitsHash },
    { name: 'Papers', text: papersText(tour.stops), hash: '#permits' },
  ];
  return answers.filter(({ text }) => text !== '');
}

type Judged = { text: string; isWarning?: boolean };

function seniorsAnswer(tour: Answered, ages: readonly number[]): Judged {
  const { maxAge, seniors, difficulty, minAge } = tour.suitability;
  const places = tour.stops.filter((stop) => stop.maxAge !== null);
  const oldest = Math.min(...places.map((stop) => stop.maxAge ?? Infinity));
  const where = places.find((stop) => stop.maxAge === oldest)?.name;
  const isOfTour = maxAge !== null && maxAge <= oldest;
  const limit = isOfTour ? `${maxAge}` : where && `${oldest} at ${where}`;
  const adults = ages.filter((age) => age >= ADULT);
  if (limit) {
    const isWarning = ageNotes(tour, adults).length > 0;
    return { text: isWarning ? `not advised above ${limit}` : `up to ${limit}`, isWarning };
  }
  const highestMetres = highestPlace(tour.itinerary)?.metres ?? null;
  if (highestMetres !== null && suits('seniors', { difficulty, minAge, maxAge, highestMetres }))
    return { text: 'easy, and below 3,000 m' };
  return { text: inShort(seniors) };
}

function childrenAnswer(tour: Answered, ages: readonly number[]): Judged {
  const { minAge, children } = tour.suitability;
  const typed = ages.filter((age) => age < ADULT);
  const places = new Map(
    tour.stops
      .filter((stop) => stop.minAge !== null && stop.minAge > (minAge ?? 0))
      .map(({ name, minAge: age }) => [name, age ?? 0] as const),
  );
  const tooYoungFor = [...places].filter(([, age]) => typed.some((one) => one < age));
  if (minAge !== null && typed.some((age) => age < minAge))
    return { text: `not below ${minAge}`, isWarning: true };
  const [closed] = tooYoungFor;
  if (closed) return { text: `not below ${closed[1]} at ${closed[0]}`, isWarning: true };
  const limits = [
    minAge !== null && `from ${minAge}`,
    ...[...places].slice(0, 1).map(([name, age]) => `from ${age} at ${name}`),
  ].filter((limit) => limit !== false);
  if (limits.length > 0 && typed.length > 0) return { text: `yes, at ${LIST.format(typed.map(String))}` };
  return { text: limits.join(', ') || inShort(children) };
}

/** What most who ask carry: the papers of India. */
function papersText(stops: readonly TourStop[]): string {
  if (papersOfTour(stops).length === 0) return '';
  const rules = stops.map(({ papers }) => papers.indian);
  const closed = stops.find(({ papers }) => papers.indian.access === 'closed');
  if (closed) return `${closed.name} is closed to Indians`;
  const needed = rules.filter(({ access }) => access === 'paper');
  if (needed.length === 0)
    return rules.every(({ access }) => access === 'free') ? 'no permit for Indians' : '';
  const permits = new Set(needed.map(({ permit }) => permit)).size;
  const photos = Math.max(...needed.map((rule) => rule.photos ?? 0));
  const what = permits === 1 ? 'permit for Indians' : `${permits} permits for Indians`;
  return [what, photos > 0 && countOf(photos, 'photo')].filter(Boolean).join(', ');
}

/** "Any age …", of "Any age; to Taktsang on foot from about 7 years.": what follows may be the warning. */
function inShort(text: string): string {
  const [clause = '', more] = text.trim().split(/[.;:](?=\s|$)\s*/);
  if (clause.length > MAX_ANSWER) return 'see our advice';
  return more ? `${clause} …` : clause;
}
