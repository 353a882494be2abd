import { Menu } from '@base-ui/react/menu';
import { ChevronDown, EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';

export type MenuChoice = { key: string; text: string; onChoose: () => unknown };

type Props = {
  text?: ReactNode;
  label?: string;
  choices: readonly MenuChoice[];
};

export function ActionMenu({ text, label, choices }: Props) {
  return (
    <Menu.Root modal={false}>
      {text === undefined ? (
        <Menu.Trigger
          aria-label={label}
          className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-mist"
        >
          <EllipsisVertical className="size-5" />
        </Menu.Trigger>
      ) : (
        <Menu.Trigger aria-label={label} className={buttonStyle('secondary', 'px-4')}>
          {text}
          <ChevronDown className="size-4" />
        </Menu.Trigger>
      )}
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
