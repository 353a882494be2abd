import type { MarkedTour } from '../catalogue/catalogue-index.ts';
import { foldForSearch } from '../tour-slug.ts';
import { type FoundParts, findParts, type Where } from './found-parts.ts';
import { EXACTLY, fitOf, type Want } from './wants.ts';
import { soughtWords, wordsIn } from './words-of-search.ts';

const NOTHING = { there: [], partly: [], alike: [], destination: null, alikeSpelling: null };

type Sought = { places: string; wants: readonly Want[] };

type Fitness = {
  /** Negative differences mean that a want is not met. */
  sum: number;
  isRight: boolean;
  hasSome: boolean;
};

/** Tours that meet all wants come first. Others match only partly; with wants alone, so do near matches. */
export function fitParts(text: string, { places, wants }: Sought, where: Where): FoundParts {
  if (wants.length === 0) return findParts(places, where);
  const isAnywhere = soughtWords(places).length === 0;
  const found = isAnywhere ? { ...NOTHING, besides: where.tours } : findParts(places, where);
  const fitnessOf = fitnessOfTours(text, wants, { ...where, isAnywhere });
  const inOrder = (tours: readonly MarkedTour[]) =>
    where.order === 'telling' ? tours.toSorted((a, b) => fitnessOf(b).sum - fitnessOf(a).sum) : [...tours];
  const right = (tours: readonly MarkedTour[]) => inOrder(tours.filter((tour) => fitnessOf(tour).isRight));
  const others = [...found.there, ...found.besides, ...found.alike].filter((tour) => {
    const { isRight, hasSome } = fitnessOf(tour);
    return !isRight && hasSome;
  });
  const [there, besides, alike] = [right(found.there), right(found.besides), right(found.alike)];
  return {
    ...{ there, besides, alike },
    partly: [...inOrder(others), ...inOrder(found.partly)],
    destination: there.length === 0 ? null : found.destination,
    alikeSpelling: alike.length === 0 ? null : found.alikeSpelling,
  };
}

/** A tour with the whole typed text fits. `isAnywhere`: only wants were typed. */
function fitnessOfTours(
  text: string,
  wants: readonly Want[],
  { tours, isAnywhere }: Pick<Where, 'tours'> & { isAnywhere: boolean },
): (tour: MarkedTour) => Fitness {
  const folded = foldForSearch(text).trim();
  const all = EXACTLY * wants.length;
  const known = new Map(
    tours.map((tour) => {
      const fits = wants.map((want) => fitOf(want, tour));
      const sum = fits.reduce<number>((whole, one) => whole + one, 0);
      const hasEach = !fits.includes(0);
      const isWritten = tour.searchText.includes(folded) && hasWords(tour.searchText, folded);
      const fitness = {
        sum: isWritten ? all : hasEach ? sum : sum - all,
        isRight: isWritten || (isAnywhere ? sum === all : hasEach),
        hasSome: !isAnywhere || sum > 0,
      };
      return [tour, fitness] as const;
    }),
  );
  return (tour) => known.get(tour) ?? { sum: 0, isRight: false, hasSome: false };
}

/** "a week" is not in "Gorumara weekend". */
function hasWords(text: string, sought: string): boolean {
  const spaced = (one: string) => ` ${wordsIn(one).join(' ')} `;
  return spaced(text).includes(spaced(sought));
}
