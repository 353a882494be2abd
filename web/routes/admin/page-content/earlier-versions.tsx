import { useEffect, useState } from 'react';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { ContentVersion } from '../../../../contracts/page-content/page-content.contract.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';
import { useContentEditing } from './content-context.ts';

type Props = { open: boolean; onClose: () => void };

export function EarlierVersions({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Earlier versions">
      {open && <Versions onClose={onClose} />}
    </Dialog>
  );
}

function Versions({ onClose }: Pick<Props, 'onClose'>) {
  const { key, save, takeOver } = useContentEditing();
  const [versions, setVersions] = useState<ContentVersion[]>();
  const [failure, setFailure] = useState<string>();
  const act = useStaffAction();

  useEffect(() => {
    staffApi.listContentVersions({ params: { key } }).then(
      ({ data }) => setVersions(data),
      (error: unknown) => setFailure(failureReason(error) ?? 'Failed to load the versions'),
    );
  }, [key]);

  async function restore(of: string) {
    onClose();
    await save();
    await act({
      call: async () => {
        const { data: current } = await staffApi.getEditableContent({ params: { key } });
        const body = { version: current.version, of };
        takeOver((await staffApi.restoreContentVersion({ params: { key }, body })).data);
      },
      failed: 'Failed to bring the version back',
      keepsPage: true,
      done: 'It is the draft now. Publish it if you want it back.',
    });
  }

  if (failure) return <Notice tone="error">{failure}</Notice>;
  if (!versions) return <Skeleton className="h-40 w-full" />;
  if (versions.length === 0) return <p>Nothing was published here yet.</p>;
  return (
    <ul className="divide-y divide-mist">
      {versions.map(({ _id, publishedAt, publishedBy, isCurrent }) => (
        <li key={_id} className="flex flex-wrap items-center gap-x-3 py-1">
          <span className="mr-auto">
            {formatMoment(publishedAt)}
            {publishedBy && <span className="text-ink-soft"> by {publishedBy}</span>}
          </span>
          {isCurrent ? (
            <span className="flex min-h-11 items-center text-ink-soft">Shown now</span>
          ) : (
            <Button variant="secondary" onClick={() => void restore(_id)}>
              Make it the draft
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
