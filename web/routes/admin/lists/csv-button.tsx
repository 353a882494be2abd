import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Call } from '../../../../contracts/calls/call.ts';
import type { Params, Query } from '../../../api/call-path.ts';
import { fetchFile } from '../../../api/fetch-file.ts';
import { forgetSessionOn401 } from '../../../features/session/forget-session-on-401.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { saveAsFile } from '../../../lib/browser/save-as-file.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';

type Props = {
  call: Call;
  params?: Params;
  /** Default: the filters of the address. */
  query?: Query;
  text?: string;
  isCompact?: boolean;
};

/** Not a link: with an expired session or a refusal, a link would open the API's error. */
export function CsvButton({ call, params: of, query, text = 'Download CSV', isCompact = false }: Props) {
  const [params] = useSearchParams();
  const act = useStaffAction();
  const mayExport = useMay('export');

  async function download() {
    const filters = new URLSearchParams([...params].filter(([name]) => name !== 'cursor' && name !== 'view'));
    await act({
      call: async () =>
        saveAsFile(await forgetSessionOn401(() => fetchFile(call, { params: of, query: query ?? filters }))),
      failed: 'Failed to download the list',
      keepsPage: true,
    });
  }

  if (!mayExport) return null;
  return (
    <ActionButton
      variant={isCompact ? 'quiet' : 'secondary'}
      icon={Download}
      onPress={download}
      className={isCompact ? 'px-3' : undefined}
    >
      <span className={isCompact ? 'max-sm:sr-only' : undefined}>{text}</span>
    </ActionButton>
  );
}
