import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { LoadingBar } from '../../site-frame/pending-bar.tsx';

const EnquiryDialog = lazyPart(
  () => import('./enquiry-dialog.tsx'),
  'EnquiryDialog',
  ({ open }) => open && <LoadingBar />,
);

type Options = {
  destination?: string;
  hash?: string;
};

export function useEnquiryWindow({ destination, hash: openingHash }: Options = {}): {
  openEnquiry: () => void;
  enquiryWindow: ReactNode;
} {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at this address opens the window
  useEffect(() => {
    if (!openingHash || hash !== openingHash) return;
    // Bypasses the router, which would treat it as a navigation and close the window. A reload keeps it closed.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    setWasOpened(true);
    setIsOpen(true);
  }, [hash, key]);

  return {
    openEnquiry() {
      setWasOpened(true);
      setIsOpen(true);
    },
    enquiryWindow: wasOpened && (
      <EnquiryDialog destination={destination} open={isOpen} onClose={() => setIsOpen(false)} />
    ),
  };
}
