import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Demo } from '../../../../../contracts/demo/demo.contract.ts';
import { DEMO_DAYS_REMOVED } from '../../../../../contracts/demo/demo-kinds.ts';
import { dayAfter, dayOf, formatDay } from '../../../../../contracts/india-time.ts';
import { reloadSettings } from '../../../../features/settings/reload-settings.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { ConfirmDialog } from '../../actions/confirm-dialog.tsx';
import { useReload } from '../../actions/use-reload.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { staffApi } from '../../staff-api.ts';
import { CountedList } from './counted-list.tsx';
import { countedKinds, countsText } from './demo-words.ts';

export function DemoContent({ demo }: { demo: Demo }) {
  const { unchanged, theirs, removedAt } = demo;
  return (
    <section aria-labelledby="demo-content" tabIndex={-1} className="grid gap-4 outline-none">
      <h2 id="demo-content" className="text-heading">
        Demo content
      </h2>
      {removedAt !== null && <Removed {...demo} removedAt={removedAt} />}
      {removedAt === null && countedKinds(unchanged).length > 0 && <There {...demo} />}
      {removedAt === null && countedKinds(unchanged).length === 0 && (
        <p className="text-ink-soft">No demo content is left unchanged.</p>
      )}
      {countedKinds(theirs).length > 0 && (
        <p className="text-ink-soft">
          Stays, because you changed it or your tours use it: {countsText(theirs)}.
        </p>
      )}
    </section>
  );
}

function There({ unchanged }: Demo) {
  const { take } = useDemo();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p>Unchanged demo content:</p>
      <CountedList counts={unchanged} />
      <Button variant="secondary" className="w-fit" onClick={() => setAsked(true)}>
        Take the demo content away
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Take the demo content away?"
        confirm="Take it away"
        onConfirm={take}
        onClose={() => setAsked(false)}
      >
        <div className="grid gap-3">
          <p>{countsText(unchanged)} are removed in one step. It can take some seconds.</p>
          <p>
            The demo’s name, phone numbers, address and hours become empty where you have not set yours.
            Enquiries, customers and accounts stay, and enquiries keep the tours they are about. Drawings stay
            in the library.
          </p>
          <p>You can bring it back for {DEMO_DAYS_REMOVED} days.</p>
        </div>
      </ConfirmDialog>
    </>
  );
}

function Removed({ removed, removedAt }: Demo & { removedAt: string }) {
  const { bringBack } = useDemo();
  return (
    <>
      <Notice tone="info">
        <p>
          Taken away on {formatDay(removedAt)}. Until{' '}
          {formatDay(dayAfter(dayOf(removedAt), DEMO_DAYS_REMOVED))} you can bring it back, but what a
          colleague changes meanwhile stays as it is then.
        </p>
      </Notice>
      <CountedList counts={removed} />
      <ActionButton variant="secondary" className="w-fit" icon={Undo2} onPress={bringBack}>
        Bring the demo content back
      </ActionButton>
    </>
  );
}

/** The root shows settings, such as the name, which change with it. */
function useDemo() {
  const act = useStaffAction();
  const reload = useReload();
  const back = async () => {
    const answer = await staffApi.bringDemoBack();
    await reloadSettings(reload);
    return answer;
  };
  return {
    async take() {
      await act({
        call: () => staffApi.takeDemoAway(),
        failed: 'Failed to take the demo content away',
        done: 'The demo content is taken away.',
        undo: back,
        keepsPage: true,
      });
      await reloadSettings(reload);
    },
    bringBack: () =>
      act({
        call: back,
        failed: 'Failed to bring the demo content back',
        done: 'The demo content is back.',
        keepsPage: true,
      }),
  };
}
