/** `key`: what is stored and stands in addresses; the name may change. */
export type Choice = { key: string; name: string };

/** What staff let travellers choose tours by. */
export type TourChoices = { destinations: readonly Choice[]; themes: readonly Choice[] };

export const MAX_CHOICE_LENGTH = 60;

/** Names and keys are compared in the case of addresses. */
export const foldChoice = (text: string) => text.trim().toLowerCase();

export function destinationsIn<T extends Choice>(destinations: readonly T[], text: string): T[] {
  const folded = text.toLowerCase();
  return destinations.filter(({ name }) => folded.includes(name.toLowerCase()));
}

/** By city or else by address; if several are named, any may be returned. */
export function destinationOfPlaces<T extends Choice>(
  destinations: readonly T[],
  { city, address }: { city: string; address: string },
): T | undefined {
  const [named = []] = [city, address]
    .map((text) => destinationsIn(destinations, text))
    .filter(({ length }) => length > 0);
  return named.length === 1 ? named[0] : undefined;
}

/** As somebody writes it. A destination is found by the name that it had first, too. */
export function readChoice<T extends Choice>(choices: readonly T[], text: string): T | undefined {
  const folded = foldChoice(text);
  return (
    choices.find(({ name }) => foldChoice(name) === folded) ??
    choices.find(({ key }) => foldChoice(key) === folded)
  );
}

/** As an address or a stored row has it. */
export function choiceOfKey<T extends Choice>(choices: readonly T[], given: string): T | undefined {
  const folded = foldChoice(given);
  return choices.find(({ key }) => foldChoice(key) === folded) ?? readChoice(choices, given);
}

/** Of a destination that staff have taken out, the key. */
export function nameOfChoice(choices: readonly Choice[], key: string): string {
  return choices.find((one) => one.key === key)?.name ?? key;
}

/** A line each, for every page brings them along: the key, where it is another text than the name, and the name. */
export type PackedChoices = { [List in keyof TourChoices]: string };

export function packChoices({ destinations, themes }: TourChoices): PackedChoices {
  const pack = (choices: readonly Choice[]) =>
    choices.map(({ key, name }) => (key === name ? name : `${key}\t${name}`)).join('\n');
  return { destinations: pack(destinations), themes: pack(themes) };
}

export function unpackChoices({ destinations, themes }: PackedChoices): TourChoices {
  const unpack = (text: string) =>
    (text.match(/.+/g) ?? []).map((line) => {
      const [key, name = key] = line.split('\t') as [string, string?];
      return { key, name };
    });
  return { destinations: unpack(destinations), themes: unpack(themes) };
}
