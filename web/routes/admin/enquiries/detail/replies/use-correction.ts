import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { EnquiryStatus } from '../../../../../../contracts/enquiries/enquiry-terms.ts';
import { statusToCorrect } from '../../correction.ts';
import { showTabOf } from './tab-of-form.ts';

/** Opens the reply and begins it with the correction, once. */
export function useCorrection(
  form: { current: HTMLFormElement | null },
  begin: (told: EnquiryStatus) => void,
): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const told = statusToCorrect(state);
  const beginOnce = useEffectEvent((status: EnquiryStatus) => {
    if (!form.current) return;
    showTabOf(form.current);
    begin(status);
    void navigate(pathname + search, { replace: true, state: null });
  });
  useEffect(() => {
    if (told) beginOnce(told);
  }, [told]);
}
