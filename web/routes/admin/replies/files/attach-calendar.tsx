import { CalendarPlus } from 'lucide-react';
import { ActionButton } from '../../actions/action-button.tsx';
import { beginAction, showFailure } from '../../toasts/show-toast.ts';
import { replyFilesApi } from './reply-files-api.ts';
import type { ReplyFiles } from './use-reply-files.ts';

/** Attaches the travel day of an enquiry as a calendar file, which the server makes. */
export function AttachCalendar({ enquiryId: id, files }: { enquiryId: string; files: ReplyFiles }) {
  async function attach() {
    const begun = beginAction();
    try {
      files.add((await replyFilesApi.attachCalendarFile({ params: { id } })).data);
    } catch (error) {
      showFailure('Failed to attach a calendar file', error, { begun });
    }
  }

  return (
    <ActionButton variant="quiet" icon={CalendarPlus} className="px-3" onPress={attach}>
      Attach a calendar file
    </ActionButton>
  );
}
