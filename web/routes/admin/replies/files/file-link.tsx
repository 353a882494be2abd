import { type MouseEvent, useState } from 'react';
import { STAFF_CALLS } from '../../../../../contracts/calls/staff-calls.ts';
import { sizeText } from '../../../../../contracts/reply-files/file-limits.ts';
import type { ReplyFile } from '../../../../../contracts/reply-files/reply-files.contract.ts';
import { callUrl } from '../../../../api/call-path.ts';
import { fetchFile } from '../../../../api/fetch-file.ts';
import { forgetSessionOn401 } from '../../../../features/session/forget-session-on-401.ts';
import { saveAsFile } from '../../../../lib/browser/save-as-file.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';

/** Fetched with an API call, because a plain link cannot report a failure. */
export function FileLink({ file: { _id, name, bytes } }: { file: Omit<ReplyFile, 'type'> }) {
  const [isBusy, setBusy] = useState(false);
  const act = useStaffAction();

  async function save(event: MouseEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    await act({
      async call() {
        const fetched = await forgetSessionOn401(() =>
          fetchFile(STAFF_CALLS.downloadReplyFile, { params: { id: _id } }),
        );
        // Its name as it is: the header that is read has no other alphabet.
        saveAsFile(new File([fetched], name, { type: fetched.type }));
      },
      failed: `Failed to download ${name}`,
      keepsPage: true,
    });
    setBusy(false);
  }

  return (
    <a
      href={callUrl(STAFF_CALLS, 'downloadReplyFile', { id: _id })}
      download={name}
      onClick={save}
      aria-busy={isBusy || undefined}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-link"
    >
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="shrink-0 text-sm whitespace-nowrap text-ink-soft">{sizeText(bytes)}</span>
    </a>
  );
}
