import { type NavigateOptions, resolvePath, type To, useNavigate } from 'react-router';
import { type RouterNow, useRouterNow } from '../../../lib/loading/use-router-now.ts';
import type { ToastMessage } from '../toasts/show-toast.ts';

export type LeadOn = {
  /** The user has left the page, or is leaving it. */
  hasLeft: () => boolean;
  /** Does nothing for a user who has left. */
  to: (address: To, options?: NavigateOptions) => Promise<void>;
  /** For a message to a user who has left. */
  wayTo: (address: To, text?: string) => NonNullable<ToastMessage['way']>;
};

/** Call the result when the button is pressed, before the server answers. */
export function useLeadOn(): () => LeadOn {
  const now = useRouterNow();
  const navigate = useNavigate();

  return function begin() {
    const { pathname } = now().location;
    const pressedAt = whereIs(now());
    const hasLeft = () => whereIs(now()) !== pressedAt;
    return {
      hasLeft,
      async to(address, options) {
        if (!hasLeft()) await navigate(address, options);
      },
      wayTo: (address, text = 'Open it') => ({
        text,
        // Relative to the page that was left.
        go: () => void navigate(resolvePath(address, pathname)),
      }),
    };
  };
}

/** Differs for each visit, even of the same page. */
const whereIs = ({ location, goingTo }: RouterNow) => `${location.key} ${goingTo?.key ?? ''}`;
