import { type NavigateOptions, resolvePath, type To, useNavigate } from 'react-router';
import { type RouterNow, useRouterNow } from '../../../lib/loading/use-router-now.ts';
import type { ToastMessage } from '../toasts/show-toast.ts';

/** Leads on to what the answer to a press has brought. */
export type LeadOn = {
  /** Whoever pressed has gone elsewhere meanwhile, or is on the way there. */
  hasLeft: () => boolean;
  /** Only whoever is still there: nobody is led away from something else. */
  to: (address: To, options?: NavigateOptions) => Promise<void>;
  /** For the message that tells of it, where nobody is led: the way there. */
  wayTo: (address: To, text?: string) => NonNullable<ToastMessage['way']>;
};

/** Its answer is called as something is pressed that leads elsewhere once the server has answered, however late that is. */
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
        // As it is named on the page that was left.
        go: () => void navigate(resolvePath(address, pathname)),
      }),
    };
  };
}

/** Another one for each visit, also of the same page. */
const whereIs = ({ location, goingTo }: RouterNow) => `${location.key} ${goingTo?.key ?? ''}`;
