import { type ComponentType, createElement, lazy, memo, Suspense } from 'react';
import { loadWithRetries } from './load-with-retries.ts';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

const nothing = () => null;

/** A part whose file is here renders with the page. `lazy` always suspends first, and what is below would jump. */
export async function fetchAhead(parts: { fetch: () => Promise<unknown> }[]): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.fetch()));
}

/** For parts that the page need not wait for. `name` is the export. Renders `Meanwhile` until it loads. */
export function lazyPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Meanwhile: ComponentType<Props> = nothing,
) {
  return partOf(load, name, Meanwhile, async () => (await loadWithRetries(load))[name]);
}

/** For parts whose script content blockers may block, such as a share button. Renders `Instead` unless it loads. */
export function optionalPart<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Instead: ComponentType<Props> = nothing,
) {
  return partOf(load, name, Instead, () =>
    loadWithRetries(load).then(
      (file) => file[name],
      (error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: what is left out must not be left out in silence
        console.error(error);
        return Instead;
      },
    ),
  );
}

function partOf<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Meanwhile: ComponentType<Props>,
  loadPart: () => Promise<ComponentType<Props>>,
) {
  let here: ComponentType<Props> | undefined;
  // Must stay the same component: another one would lose its state.
  let part: ComponentType<Props> | undefined;
  function Part(props: Props) {
    part ??= here ?? (lazy(async () => ({ default: await loadPart() })) as unknown as ComponentType<Props>);
    return createElement(Suspense, { fallback: createElement(Meanwhile, props) }, createElement(part, props));
  }
  const fetch = async () => {
    here = (await load())[name];
  };
  // Rendered again before its script is here, the server's HTML would make way for `Meanwhile`.
  return Object.assign(memo(Part), { fetch });
}
