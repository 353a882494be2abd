import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const COLOURS: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'text-pine hover:bg-mist',
  danger: 'border border-rhododendron text-rhododendron hover:bg-error-ground',
};

/** The look that buttons and links made to look like them share. */
export function buttonStyle(variant: ButtonVariant, more?: string): string {
  return classNames('button', COLOURS[variant], more);
}
