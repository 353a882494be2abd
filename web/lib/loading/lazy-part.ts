import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { loadWithRetries } from './load-with-retries.ts';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

const here = new WeakMap<() => Promise<unknown>, unknown>();

/** A part whose file is here renders with the page. `lazy` always suspends first, and what is below would jump. */
export async function fetchAhead(loads: (() => Promise<unknown>)[]): Promise<void> {
  await Promise.allSettled(loads.map(async (load) => here.set(load, await load())));
}

/** For parts in the server's HTML that the page need not wait for, or parts needed on a press. `name` is the export. */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
): ComponentType<Props> {
  return hereOr(load, name, async () => (await loadWithRetries(load))[name]);
}

/** For parts whose script content blockers may block, such as a share button. Renders `Instead` until it loads. */
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
  // Must stay the same component: another one would lose its state.
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
