import { CalendarPlus, CircleAlert } from 'lucide-react';
import { formatDay } from '../../../../../contracts/india-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { Faults } from '../../../../ui/fields/use-faults.ts';
import type { AttachedFile } from './attached-files.ts';
import { CalendarToMake } from './reply-file-uploader.ts';
import type { ReplyFiles } from './use-reply-files.ts';

/** `bookAt`: empty if the date is open. */
export type Travelling = { reference: string; bookAt: string };

type Props = { enquiry: Travelling; files: ReplyFiles };

const findOld = ({ enquiry, files }: Props): AttachedFile | undefined =>
  files.files.find(({ day }) => day !== undefined && day !== enquiry.bookAt);

/** Blocks a reply with an outdated file: the traveller would rely on its date. */
export function calendarFaults(props: Props): Faults {
  const old = findOld(props);
  if (!old) return {};
  const way = props.enquiry.bookAt ? 'Replace it, or remove it.' : 'Remove it.';
  return { files: `${old.name} has the day of travel from before. ${way}` };
}

export function AttachCalendar(props: Props) {
  const { bookAt } = props.enquiry;
  const old = findOld(props);
  return (
    // One button for both cases, so that it keeps the focus when it replaces an old file.
    <div
      className={
        old ? 'flex w-full flex-wrap items-center gap-x-2 text-sm font-medium text-rhododendron' : 'contents'
      }
    >
      {old && <CircleAlert className="size-4 shrink-0" />}
      {/* Rendered while empty: screen readers announce only changes of an existing live region. */}
      <p role="status" className={old ? 'min-w-0 wrap-anywhere' : 'sr-only'}>
        {old && `${old.name} says ${formatDay(old.day ?? '')}; ${dayNow(bookAt)} now.`}
      </p>
      {bookAt && <Attach {...props} isOld={old !== undefined} />}
    </div>
  );
}

const dayNow = (bookAt: string) => (bookAt ? `it is ${formatDay(bookAt)}` : 'the date is open');

function Attach({ enquiry: { reference }, files, isOld }: Props & { isOld: boolean }) {
  const isAsked = files.uploading.uploads.some(
    ({ file, fault }) => file instanceof CalendarToMake && fault === undefined,
  );
  const isFull = files.room === 0 && !isOld && !isAsked;

  return (
    <Button
      variant="quiet"
      className="max-sm:-ml-3 px-3"
      busy={isAsked}
      aria-disabled={isFull || isAsked || undefined}
      onClick={() => isFull || files.askFor(new CalendarToMake(`${reference}.ics`))}
    >
      {!isAsked && <CalendarPlus className="size-4" />}
      {isOld ? 'Replace it' : 'Attach a calendar file'}
    </Button>
  );
}
