import { useEffect, useRef, useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/browser/browser-storage.ts';
import { createListeners } from '../../lib/listeners.ts';

/** What a key does on the page that is open. */
export type Shortcut = {
  /**
   * One key, or two pressed after each other: `j`, `g b`. As `KeyboardEvent.key` calls them. `Mod+k`: with Ctrl, on a Mac with ⌘;
   * that works in fields, too, and where single keys are off.
   */
  keys: string;
  /** What it does, for the sheet: "Next enquiry". */
  text: string;
  /** Under which heading the sheet has it. */
  group: ShortcutGroup;
  /** Done again and again while the key is held. */
  isRepeated?: boolean | undefined;
  /** What has to have the focus; left out: nothing, so that it can be chosen by its name as well. */
  within?: 'row' | 'form' | undefined;
  /** Left out of what a form hears itself. */
  run?: () => void;
};

type Described = Pick<Shortcut, 'text' | 'group' | 'isRepeated'>;

/** In the order of the sheet. */
export const SHORTCUT_GROUPS = ['The list', 'This enquiry', 'This message', 'Go to', 'Everywhere'] as const;
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

const OFF = 'shortcuts:off';
const [subscribe, notify] = createListeners();
let all: readonly Shortcut[] = [];

/** What works just now, in the order in which it came; of two for the same keys the later one. */
export function shortcutsNow(): readonly Shortcut[] {
  return all;
}

export function useShortcutsNow(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, shortcutsNow, shortcutsNow);
}

/** Whether single keys do anything: who speaks to their browser, or leans on keys, switches them off. */
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

/** Gives a key something to do as long as the part is on the page and `isOn`. */
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

/** Names, for the sheet, keys that a form hears while it is typed into. */
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
