import { CalendarPlus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { FORM_CALLS } from '../../../contracts/calls/form-calls.ts';
import { callUrl } from '../../api/call-path.ts';
import { fetchFile } from '../../api/fetch-file.ts';
import { saveAsFile } from '../../lib/browser/save-as-file.ts';
import { dismissAlert, showAlert } from '../alerts/alerts.ts';
import { failureAlert } from '../failures/failure-alert.ts';
import { forgetSessionOn401, isSessionOver } from '../session/forget-session-on-401.ts';

const CALENDAR = FORM_CALLS.getEnquiryCalendar;

type Props = {
  enquiryId: string;
  of?: string;
  className: string;
};

/** Fetched by script: a plain link sends only the cookie, and fails silently. */
export function CalendarLink({ enquiryId: id, of, className }: Props) {
  const [isBusy, setBusy] = useState(false);

  async function save(event: MouseEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    dismissAlert();
    try {
      saveAsFile(await forgetSessionOn401(() => fetchFile(CALENDAR, { params: { id } })));
    } catch (error) {
      const offerSignIn = isSessionOver(error);
      showAlert({ ...failureAlert(error, 'The calendar file did not come.'), offerSignIn });
    }
    setBusy(false);
  }

  return (
    <a
      href={callUrl(FORM_CALLS, 'getEnquiryCalendar', { id })}
      download
      onClick={save}
      aria-busy={isBusy || undefined}
      aria-label={of && `Add to calendar: ${of}`}
      className={className}
    >
      <CalendarPlus className="size-5" />
      Add to calendar
    </a>
  );
}
