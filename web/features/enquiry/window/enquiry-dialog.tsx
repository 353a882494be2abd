import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';
import { AlertRegion } from '../../alerts/alert-region.tsx';
import { useTripHere } from '../../contact/trip-here.ts';
import { EnquiryForm } from '../enquiry-form.tsx';

type Props = { destination?: string; open: boolean; onClose: () => void };

export function EnquiryDialog({ destination, open, onClose }: Props) {
  const { key } = useLocation();
  const shownAt = useRef(key);
  const tripHere = useTripHere();

  useEffect(() => {
    if (open && shownAt.current !== key) onClose();
    shownAt.current = key;
  }, [key, open, onClose]);

  return (
    <Dialog open={open} onClose={onClose} title="Send an enquiry">
      {open && <AlertRegion place="dialog" />}
      <EnquiryForm variant="modal" destination={destination} tripHere={tripHere?.name} />
    </Dialog>
  );
}
