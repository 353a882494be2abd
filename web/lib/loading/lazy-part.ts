import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { loadWithRetries } from './load-with-retries.ts';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/** The files of parts that are here, by what loads them. */
const here = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Fetches parts of a page that is about to open. A part that is here is drawn with the page: a lazy one leaves a hole first,
 * however soon its script is there, and what is below it moves as it comes.
 */
export async function fetchAhead(loads: (() => Promise<unknown>)[]): Promise<void> {
  await Promise.allSettled(loads.map(async (load) => here.set(load, await load())));
}

/**
 * A part of a page that is in the server's HTML like the rest, and whose script is not waited for before the page can be
 * used; or one that is needed on a press only. `name` is what its file exports.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
): ComponentType<Props> {
  return hereOr(load, name, async () => (await loadWithRetries(load))[name]);
}

/**
 * The same, of what a page can do without where its script never comes: blockers know a share button by its name. Then, and
 * until it is there, nothing is shown, or what `Instead` shows.
 */
export function optionalPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Instead: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const Part = hereOr(load, name, () =>
    loadWithRetries(load).then(
      (file) => file[name],
      (error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: what is left out must not be left out in silence
        console.error(error);
        return Instead;
      },
    ),
  );
  return (props) =>
    createElement(Suspense, { fallback: createElement(Instead, props) }, createElement(Part, props));
}

function hereOr<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  fetchIt: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Once drawn it stays the same: another one would begin anew.
  let part: ComponentType<Props> | undefined;
  return function Part(props: Props) {
    part ??= partHere(load, name) ?? lazyFrom(fetchIt);
    return createElement(part, props);
  };
}

function partHere<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  const file = here.get(load) as Awaited<ReturnType<typeof load>> | undefined;
  return file?.[name];
}

function lazyFrom<Props extends object>(fetchIt: () => Promise<ComponentType<Props>>) {
  const part = lazy(async () => ({ default: await fetchIt() }));
  return part as unknown as ComponentType<Props>;
}
