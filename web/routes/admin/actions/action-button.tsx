import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useSinglePress } from './use-single-press.ts';

type Props = Omit<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'type'> & {
  icon?: LucideIcon;
  /** It reports its own failures. */
  onPress: () => Promise<unknown>;
};

/** One change for each press, however fast: see `useSinglePress`. */
export function ActionButton({ icon: Icon, onPress, children, ...rest }: Props) {
  const { isBusy, isIdle, press } = useSinglePress(onPress);
  return (
    <Button {...rest} busy={isBusy} aria-disabled={!isIdle || undefined} onClick={press}>
      {Icon && !isBusy && <Icon className="size-4" />}
      {children}
    </Button>
  );
}
