import { useShortcut } from '../../../../features/shortcuts/shortcuts.ts';
import { useDeskPlace } from './desk-place.ts';

const LIST = { group: 'The list' } as const;

export function usePlaceKeys(): void {
  const place = useDeskPlace();
  const isOn = place !== null;
  const { next = '', previous = '', all = '' } = place?.texts ?? {};
  useShortcut('j', { ...LIST, text: next, isRepeated: true }, () => void place?.goToNext(), isOn);
  useShortcut('k', { ...LIST, text: previous, isRepeated: true }, () => place?.goToPrevious(), isOn);
  useShortcut('Escape', { ...LIST, text: `Back: ${all}` }, () => place?.goToList(), isOn);
}
