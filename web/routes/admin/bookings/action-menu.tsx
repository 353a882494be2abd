import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../ui/button-style.ts';

export type MenuChoice = { key: string; text: string; onChoose: () => void };

type Props = {
  text: ReactNode;
  /** Where the text alone does not say what it is about. */
  label?: string;
  choices: readonly MenuChoice[];
  className?: string;
};

/** A button that offers a few things to do. */
export function ActionMenu({ text, label, choices, className }: Props) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label={label} className={buttonStyle('secondary', className ?? 'px-4')}>
        {text}
        <ChevronDown aria-hidden="true" className="size-4" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} collisionPadding={12} className="z-50">
          <Menu.Popup className="max-h-[min(24rem,var(--available-height))] min-w-44 overflow-y-auto rounded-card border border-edge bg-sheet p-1.5 text-ink shadow-lg outline-none">
            {choices.map(({ key, text: choice, onChoose }) => (
              <Menu.Item
                key={key}
                onClick={onChoose}
                className="flex min-h-11 cursor-default items-center rounded-field px-3 data-[highlighted]:bg-mist"
              >
                {choice}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
