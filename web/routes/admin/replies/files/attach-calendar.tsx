import { CalendarPlus, CircleAlert } from 'lucide-react';
import { formatDay } from '../../../../../contracts/india-time.ts';
import type { Faults } from '../../../../ui/fields/use-faults.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { beginAction, showFailure } from '../../toasts/show-toast.ts';
import type { AttachedFile } from './files-draft.ts';
import { replyFilesApi } from './reply-files-api.ts';
import type { ReplyFiles } from './use-reply-files.ts';

type Props = {
  /** `bookAt`: empty where the date is open. */
  enquiry: { _id: string; bookAt: string };
  files: ReplyFiles;
};

/** One that was attached before the day of travel was corrected. */
const findOld = ({ enquiry, files }: Props): AttachedFile | undefined =>
  files.files.find(({ day }) => day !== undefined && day !== enquiry.bookAt);

/** What keeps a reply from being sent: a traveller would travel by the day that stands in their calendar. */
export function calendarFaults(props: Props): Faults {
  const old = findOld(props);
  if (!old) return {};
  const way = props.enquiry.bookAt ? 'Replace it, or remove it.' : 'Remove it.';
  return { files: `${old.name} has the day of travel from before. ${way}` };
}

/** Attaches the travel day of an enquiry as a calendar file, which the server makes. */
export function AttachCalendar(props: Props) {
  const { enquiry, files } = props;
  const old = findOld(props);
  if (old) return <OldCalendar {...props} old={old} />;
  return enquiry.bookAt && files.room > 0 ? <Attach {...props} text="Attach a calendar file" /> : null;
}

function OldCalendar({ old, ...props }: Props & { old: AttachedFile }) {
  const { bookAt } = props.enquiry;
  return (
    <div className="flex w-full flex-wrap items-center gap-x-2 text-sm font-medium text-rhododendron">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      <p role="status" className="min-w-0 wrap-anywhere">
        {old.name} says {formatDay(old.day ?? '')};{' '}
        {bookAt ? `it is ${formatDay(bookAt)}` : 'the date is open'} now.
      </p>
      {bookAt && <Attach {...props} text="Replace it" />}
    </div>
  );
}

function Attach({ enquiry: { _id: id, bookAt }, files, text }: Props & { text: string }) {
  async function attach() {
    const begun = beginAction();
    try {
      const { data } = await replyFilesApi.attachCalendarFile({ params: { id } });
      for (const file of files.files) if (file.day !== undefined) files.remove(file);
      files.add({ ...data, day: bookAt });
    } catch (error) {
      showFailure('Failed to attach a calendar file', error, { begun });
    }
  }

  return (
    <ActionButton variant="quiet" icon={CalendarPlus} className="px-3" onPress={attach}>
      {text}
    </ActionButton>
  );
}
