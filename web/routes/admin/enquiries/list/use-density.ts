import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../../lib/browser/browser-storage.ts';
import { createListeners } from '../../../../lib/listeners.ts';

export type Density = 'compact' | 'comfortable';

const KEY = 'desk:density';
const [subscribe, notify] = createListeners();
const read = (): Density => (browserStorage.read(KEY) === 'comfortable' ? 'comfortable' : 'compact');

export function useDensity(): [density: Density, choose: (density: Density) => void] {
  const density = useSyncExternalStore(subscribe, read, () => 'compact' as const);
  return [
    density,
    (chosen) => {
      browserStorage.write(KEY, chosen);
      notify();
    },
  ];
}
