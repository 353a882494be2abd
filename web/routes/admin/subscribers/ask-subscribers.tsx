import { useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

/** For addresses stored before consent was asked for: each is asked once; an interrupted run continues later. */
export function AskSubscribers({ unasked }: { unasked: number }) {
  const act = useStaffAction();
  const [progress, setProgress] = useState<{ asked: number; left: number } | null>(null);
  const shown = progress ?? { asked: 0, left: unasked };
  if (unasked === 0 && !progress) return null;

  async function ask() {
    setProgress({ asked: 0, left: unasked });
    await act({
      call: askAll,
      failed: 'Failed to ask all of them',
      done: (asked) => `Asked ${countOf(asked, 'address', 'addresses')}.`,
    });
    setProgress(null);
  }

  async function askAll(): Promise<number> {
    let asked = 0;
    for (let left = unasked; left > 0; ) {
      const { data } = await staffApi.askSubscribers();
      if (data.asked === 0) break;
      asked += data.asked;
      left = data.left;
      setProgress({ asked, left });
    }
    return asked;
  }

  return (
    <Notice tone="info" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64">
          {progress
            ? `Asked ${shown.asked}, ${shown.left} left.`
            : `${countOf(unasked, 'address', 'addresses')} from before ${unasked === 1 ? 'has' : 'have'} not confirmed, and ${unasked === 1 ? 'gets' : 'get'} no newsletter until they do. Each is asked once, by a mail; who does not answer is forgotten after 30 days.`}
        </p>
        {progress && (
          <progress value={shown.asked} max={shown.asked + shown.left} className="w-40">
            {shown.asked}
          </progress>
        )}
        <Button variant="secondary" busy={progress !== null} onClick={ask}>
          {progress ? 'Asking…' : 'Ask them'}
        </Button>
      </div>
    </Notice>
  );
}
