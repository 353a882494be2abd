import {
  type Choice,
  choiceOfKey,
  readChoice,
  type TourChoices,
} from '../../../contracts/tours/destinations.ts';
import { UNKNOWN_DESTINATION, UNKNOWN_THEME } from '../../../contracts/tours/tours.contract.ts';
import { badInput } from '../../http/faults/errors.ts';

type Filters = { destination: string[]; theme: string[] };

/** Of an address: by keys, or the names of today. Throws for what staff have not listed. */
export function withKnownChoices<Query extends Filters>(query: Query, listed: TourChoices): Query {
  const destination = query.destination.map((given) => choiceOfKey(listed.destinations, given)?.key);
  const theme = query.theme.map((given) => choiceOfKey(listed.themes, given)?.key);
  throwFaults({
    ...faultsOf('destination', destination, UNKNOWN_DESTINATION),
    ...faultsOf('theme', theme, UNKNOWN_THEME),
  });
  return { ...query, destination, theme };
}

type Chosen = { destination?: string | null | undefined; themes?: string[] | null | undefined };
type Before = { destination: string; themes: readonly string[] };

/**
 * Of a body: keys for what was given, themes in the order of the list. What the tour has already may stay, so that it is
 * there again when staff list it again.
 */
export function withKeysOfChoices<Body extends Chosen>(
  body: Body,
  { destinations, themes }: TourChoices,
  before: Before = { destination: '', themes: [] },
): Body {
  const known = (choices: readonly Choice[], given: string, stored: readonly string[]) =>
    stored.includes(given) ? given : (readChoice(choices, given)?.key ?? '');
  const destination = body.destination && known(destinations, body.destination, [before.destination]);
  const given = body.themes?.map((theme) => known(themes, theme, before.themes));
  throwFaults({
    ...(destination === '' && body.destination !== '' && { destination: UNKNOWN_DESTINATION }),
    ...faultsOf('themes', given?.map((key) => key || undefined) ?? [], UNKNOWN_THEME),
  });
  const order = themes.map(({ key }) => key);
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return {
    ...body,
    ...(destination !== undefined && { destination }),
    ...(given && { themes: [...new Set(given)].toSorted((one, other) => place(one) - place(other)) }),
  };
}

function faultsOf(field: string, keys: readonly (string | undefined)[], fault: string) {
  return Object.fromEntries(
    keys.flatMap((key, at) => (key === undefined ? [[`${field}.${at}`, fault]] : [])),
  );
}

function throwFaults(faults: Record<string, string>): void {
  if (Object.keys(faults).length > 0) throw badInput(faults);
}
