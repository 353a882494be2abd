import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const COLOURS: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'text-pine hover:bg-mist',
  danger: 'border border-rhododendron text-rhododendron hover:bg-error-ground',
};

export function buttonStyle(variant: ButtonVariant, more?: string): string {
  return classNames('button', COLOURS[variant], more);
}
