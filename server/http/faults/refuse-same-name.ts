import { badInput, conflict } from './errors.ts';

type Named = { id: string; name: string };

const sameName = (one: Named, other: Named) =>
  one.id !== other.id && one.name.toLowerCase() === other.name.toLowerCase();

/** Two of a name nobody can tell apart in a list to choose from. `others`: all that were not deleted. */
export function refuseSameName(own: Named, others: readonly Named[], what: string): void {
  if (others.some((other) => sameName(own, other)))
    throw badInput({ name: `There is a ${what} of this name already.` });
}

/** The same of one that comes back: nobody has typed its name. */
export function refuseReturnOfSameName(own: Named, others: readonly Named[], what: string): void {
  if (others.some((other) => sameName(own, other)))
    throw conflict(`There is another ${what} of this name by now. Give that one another name first.`);
}
