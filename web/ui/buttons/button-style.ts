import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-center text-base leading-tight font-semibold transition-colors duration-200 ease-quiet disabled:cursor-not-allowed disabled:opacity-60 motion-reduce:transition-none';

const COLOURS: Record<ButtonVariant, string> = {
  primary: 'bg-action text-on-action hover:bg-action-hover',
  secondary: 'border border-edge bg-transparent text-ink hover:border-ink',
  quiet: 'text-pine hover:bg-mist',
  danger: 'border border-rhododendron text-rhododendron hover:bg-error-ground',
};

/** The look that buttons and links made to look like them share. */
export function buttonStyle(variant: ButtonVariant, more?: string): string {
  return classNames(SHAPE, COLOURS[variant], more);
}
