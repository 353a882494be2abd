import { Download } from 'lucide-react';
import { STAFF_CALLS } from '../../../../../contracts/calls/staff-calls.ts';
import { fetchFile } from '../../../../api/fetch-file.ts';
import { forgetSessionOn401 } from '../../../../features/session/forget-session-on-401.ts';
import { saveAsFile } from '../../../../lib/browser/save-as-file.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';

type Props = { enquiryId: string; documentId: string; name: string; isCompact?: boolean };

/** Fetched by a call: a plain link cannot report a failure. */
export function PdfButton({ enquiryId, documentId, name, isCompact = false }: Props) {
  const act = useStaffAction();
  const download = () =>
    act({
      call: async () =>
        saveAsFile(
          await forgetSessionOn401(() =>
            fetchFile(STAFF_CALLS.getDocument, { params: { id: enquiryId, document: documentId } }),
          ),
        ),
      failed: `Failed to download ${name}`,
      keepsPage: true,
    });
  return (
    <ActionButton
      variant={isCompact ? 'quiet' : 'secondary'}
      icon={Download}
      onPress={download}
      aria-label={`PDF of ${name}`}
      className={isCompact ? 'shrink-0 px-3' : undefined}
    >
      PDF
    </ActionButton>
  );
}
