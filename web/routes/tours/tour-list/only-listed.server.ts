import { type Choice, choiceOfKey, type TourChoices } from '../../../../contracts/tours/destinations.ts';
import type { TourQuery } from './tour-query.ts';

type Read = { query: TourQuery; ignored: string[] };

/** With the keys of what staff list, in its order; the rest is ignored. */
export function onlyListed({ query, ignored }: Read, { destinations, themes }: TourChoices): Read {
  const destination = sorted(query.destination, destinations);
  const theme = sorted(query.theme, themes);
  return {
    query: { ...query, destination: destination.keys, theme: theme.keys },
    ignored: [...destination.unknown, ...theme.unknown, ...ignored],
  };
}

function sorted(given: readonly string[], choices: readonly Choice[]) {
  const found = new Set(given.map((one) => choiceOfKey(choices, one)));
  return {
    keys: choices.filter((one) => found.has(one)).map(({ key }) => key),
    unknown: given.filter((one) => !choiceOfKey(choices, one)),
  };
}
