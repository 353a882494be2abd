import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWithRetries } from './load-with-retries.ts';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;
type Part<Props> = LazyExoticComponent<ComponentType<Props>>;

/**
 * A part of a page that is in the server's HTML like the rest, and whose script is not waited for before the page can be
 * used; or one that is needed on a press only. `name` is what its file exports.
 */
export function lazyPart<Name extends string, Props>(load: Load<Name, Props>, name: Name): Part<Props> {
  return lazy(async () => ({ default: (await loadWithRetries(load))[name] }));
}

/** The same, of what a page can do without where its script never comes: blockers know a share button by its name. */
export function optionalPart<Name extends string, Props>(load: Load<Name, Props>, name: Name): Part<Props> {
  return lazy(() =>
    loadWithRetries(load).then(
      (parts) => ({ default: parts[name] }),
      (error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: what is left out must not be left out in silence
        console.error(error);
        return { default: () => null };
      },
    ),
  );
}
