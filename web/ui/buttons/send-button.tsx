import type { ComponentProps } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { Button } from './button.tsx';

/**
 * Sends a form that nothing but its script can send: until that is there a press is held (see
 * `web/lib/starting/start-page.ts`), and without script it does nothing.
 */
export function SendButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isAlive = useHydrated();
  return <Button {...props} type={isAlive ? 'submit' : 'button'} data-waits={isAlive ? undefined : ''} />;
}
