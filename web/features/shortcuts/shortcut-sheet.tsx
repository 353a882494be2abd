import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import {
  SHORTCUT_GROUPS,
  useFormShortcut,
  useShortcut,
  useShortcutsNow,
  useShortcutsSwitch,
} from './shortcuts.ts';
import { useKeys } from './use-keys.ts';

export function ShortcutSheet() {
  const [isOpen, setOpen] = useState(false);
  useKeys();
  useFormShortcut('Esc', { text: 'Leave the field; what is typed stays', group: 'Everywhere' });
  useShortcut('?', { text: 'Keys of this page', group: 'Everywhere' }, () => setOpen(true));
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-label="Keys of this page"
        title="Keys of this page (?)"
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-mist hover:text-ink max-lg:hidden"
      >
        <Keyboard className="size-5" />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keys of this page">
        <Keys />
      </Dialog>
    </>
  );
}

function Keys() {
  const [isOn, set] = useShortcutsSwitch();
  const all = useShortcutsNow();
  const groups = SHORTCUT_GROUPS.map((name) => ({
    name,
    shortcuts: all.filter(({ group }) => group === name),
  }));
  return (
    <>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => set(!isOn)}
          className="size-5 shrink-0 accent-action"
        />
        Single keys do this on this computer
      </label>
      {groups
        .filter(({ shortcuts }) => shortcuts.length > 0)
        .map(({ name, shortcuts }) => (
          <section key={name} className="mt-4">
            <h3 className="mb-1 font-sans text-base font-semibold">{name}</h3>
            <dl className={isOn ? '' : 'text-ink-soft'}>
              {shortcuts.map(({ keys, text }) => (
                <div
                  key={keys}
                  className="flex items-center justify-between gap-4 border-b border-mist py-1.5"
                >
                  <dt>{text}</dt>
                  <dd>
                    <ShortcutKeys of={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </>
  );
}
