import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadPatiently } from './load-patiently.ts';

/**
 * A part of a page that is in the server's HTML like the rest, and whose script is not waited for before the page can be
 * used; or one that is needed on a press only. `name` is what its file exports.
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: (await loadPatiently(load))[name] }));
}
