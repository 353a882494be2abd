import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyle } from './button-style.ts';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** Announced; further presses do nothing. `disabled` would lose the focus. */
  busy?: boolean;
};

export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonStyle(variant, className)}
    >
      {busy && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
        />
      )}
      {children}
    </button>
  );
}
