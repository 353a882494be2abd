import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ShortcutKeys } from '../../../features/shortcuts/shortcut-keys.tsx';
import { useShortcut } from '../../../features/shortcuts/shortcuts.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { usePageIdle } from '../../../lib/loading/use-page-idle.ts';
import { Modal } from '../../../ui/modal.tsx';
import { FIELD, PaletteField } from './palette-field.tsx';

const loadPalette = () => import('./palette.tsx');
const Palette = lazyPart(loadPalette, 'Palette', ({ typed, onType, onClose }) => (
  // Catches what is typed before the script has loaded.
  <PaletteField
    onClose={onClose}
    field={<input {...FIELD} value={typed} onChange={(event) => onType(event.target.value)} />}
  />
));

const KEYS = 'Mod+k';

export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  useShortcut(KEYS, { text: 'Search everything', group: 'Everywhere' }, open);

  function open() {
    setTyped('');
    setOpen(true);
  }

  // Closes first, as an action may move the focus; synchronously, as the user may go on at once.
  function choose(act: () => void) {
    flushSync(() => setOpen(false));
    act();
  }

  const isIdle = usePageIdle();
  useEffect(() => {
    // On failure, opening the palette tries again and reports it.
    if (isIdle) loadPalette().catch(() => {});
  }, [isIdle]);

  return (
    <>
      <button
        type="button"
        onClick={open}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-ink-soft hover:text-ink max-sm:hover:bg-mist sm:border sm:border-edge sm:px-4 md:w-64 lg:w-80 lg:justify-start"
      >
        <Search className="size-5 shrink-0" />
        <span className="whitespace-nowrap max-sm:sr-only">Search everything</span>
        <span aria-hidden="true" className="ml-auto max-md:hidden">
          <ShortcutKeys of={KEYS} />
        </span>
      </button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        name={{ label: 'Search everything' }}
        className="max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:border-0 sm:mx-auto sm:mt-[10dvh] sm:mb-auto sm:max-h-[min(34rem,80dvh)] sm:w-[min(42rem,calc(100vw-2rem))] sm:rounded-card"
      >
        {(close) => (
          <div className="flex max-h-[inherit] flex-col max-sm:h-full">
            <Palette typed={typed} onType={setTyped} onClose={close} onChoose={choose} />
          </div>
        )}
      </Modal>
    </>
  );
}
