import { useEffect, useRef, useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/browser/browser-storage.ts';
import { createListeners } from '../../lib/listeners.ts';

export type Shortcut = {
  /**
   * As in `KeyboardEvent.key`: `j`, `g b` (a sequence), `Mod+k` (Ctrl or ⌘; works in fields and when single keys are
   * off).
   */
  keys: string;
  text: string;
  group: ShortcutGroup;
  isRepeated?: boolean | undefined;
  /** What must have the focus; if absent, it is also available by its name. */
  within?: 'row' | 'form' | undefined;
  run?: () => void;
};

type Described = Pick<Shortcut, 'text' | 'group' | 'isRepeated'>;

export const SHORTCUT_GROUPS = ['The list', 'This enquiry', 'This message', 'Go to', 'Everywhere'] as const;
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

const OFF = 'shortcuts:off';
const [subscribe, notify] = createListeners();
let all: readonly Shortcut[] = [];

export function shortcutsNow(): readonly Shortcut[] {
  return all;
}

export function useShortcutsNow(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, shortcutsNow, shortcutsNow);
}

/** Voice control and tremor trigger single keys by accident (WCAG 2.1.4). */
export const areShortcutsOn = () => browserStorage.read(OFF) === null;

export function useShortcutsSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, areShortcutsOn, () => true);
  return [
    isOn,
    (on) => {
      if (on) browserStorage.remove(OFF);
      else browserStorage.write(OFF, '1');
      notify();
    },
  ];
}

export function useShortcut(
  keys: string,
  { text, group, isRepeated, within }: Described & { within?: 'row' },
  run: () => void,
  isOn = true,
): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (!isOn) return;
    return offer({ keys, text, group, isRepeated, within, run: () => latest.current() });
  }, [keys, text, group, isRepeated, within, isOn]);
}

/** Lists keys on the sheet that a form handles itself. */
export function useFormShortcut(keys: string, { text, group }: Described, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    return offer({ keys, text, group, within: 'form' });
  }, [keys, text, group, isOn]);
}

function offer(shortcut: Shortcut): () => void {
  all = [...all, shortcut];
  notify();
  return () => {
    all = all.filter((one) => one !== shortcut);
    notify();
  };
}
