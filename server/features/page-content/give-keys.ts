import type { ContentFields } from '../../../contracts/page-content/content-fields.ts';
import { foldChoice, MAX_CHOICE_LENGTH } from '../../../contracts/tours/destinations.ts';
import { foldToLatin } from '../../transliteration/latinise.ts';

type Item = Record<string, unknown> & { key: string; name: string };

/** Gives a key to each new item of a list that has them: `before` is what was published last. */
export function withKeys(fields: ContentFields, values: object, before: object): object {
  const lists = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list' && field.item.key?.kind === 'key' ? [name] : [],
  );
  const itemsOf = (of: object, name: string) => (of as Record<string, Item[]>)[name] ?? [];
  return {
    ...values,
    ...Object.fromEntries(lists.map((name) => [name, keyed(itemsOf(values, name), itemsOf(before, name))])),
  };
}

function keyed(items: Item[], before: Item[]): Item[] {
  const taken = new Set<string>();
  const take = (key: string) => {
    if (key === '' || taken.has(foldChoice(key))) return undefined;
    taken.add(foldChoice(key));
    return key;
  };
  const known = items.map((item) => ({ item, key: take(item.key) }));
  return known.map(({ item, key }) => ({ ...item, key: key ?? newKey(item, before, take) }));
}

/** What was taken out and written again is the same; else its first name is the key. */
function newKey({ name }: Item, before: Item[], take: (key: string) => string | undefined): string {
  const same = before.find((other) => foldToLatin(other.name) === foldToLatin(name));
  const again = same && take(same.key);
  for (let number = 1, key = again; ; number += 1) {
    key ??= take(number === 1 ? name : `${name.slice(0, MAX_CHOICE_LENGTH - 4)} ${number}`);
    if (key !== undefined) return key;
  }
}
