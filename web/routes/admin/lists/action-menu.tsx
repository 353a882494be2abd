import { Menu } from '@base-ui/react/menu';
import { ChevronDown, EllipsisVertical } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, type To } from 'react-router';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';

export type MenuChoice = {
  key: string;
  text: string;
  to?: To;
  onChoose?: () => unknown;
  /** It moves the focus: it waits until the menu has closed and has given its own back. */
  takesFocus?: boolean;
  isGrave?: boolean;
};

type Props = {
  text?: ReactNode;
  label?: string;
  choices: readonly MenuChoice[];
};

export function ActionMenu({ text, label, choices }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const waiting = useRef<MenuChoice['onChoose']>(undefined);

  function closed() {
    const choose = waiting.current;
    if (!choose) return;
    waiting.current = undefined;
    trigger.current?.focus();
    choose();
  }

  function choose({ onChoose, takesFocus }: MenuChoice) {
    if (takesFocus) waiting.current = onChoose;
    else onChoose?.();
  }

  return (
    <Menu.Root onOpenChangeComplete={(isOpen) => !isOpen && closed()}>
      {text === undefined ? (
        <Menu.Trigger
          ref={trigger}
          aria-label={label}
          className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-mist data-popup-open:bg-mist"
        >
          <EllipsisVertical className="size-5" />
        </Menu.Trigger>
      ) : (
        <Menu.Trigger ref={trigger} aria-label={label} className={buttonStyle('secondary', 'px-4')}>
          {text}
          <ChevronDown className="size-4" />
        </Menu.Trigger>
      )}
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} collisionPadding={12} className="z-50">
          <Menu.Popup className="max-h-[min(24rem,var(--available-height))] min-w-44 overflow-y-auto rounded-card border border-edge bg-sheet p-1.5 text-ink shadow-lg outline-none">
            {choices.map((choice) => (
              <Menu.Item
                key={choice.key}
                render={choice.to === undefined ? undefined : <Link to={choice.to} />}
                onClick={() => choose(choice)}
                className={classNames(
                  'flex min-h-11 cursor-default items-center rounded-field px-3 data-[highlighted]:bg-mist',
                  choice.isGrave && 'text-rhododendron',
                )}
              >
                {choice.text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
