import type { Opening } from '../../../../contracts/opening/opening.contract.ts';
import { START_STEPS } from '../../../../contracts/opening/start-steps.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { IfMay } from '../rights/if-may.tsx';
import { staffApi } from '../staff-api.ts';
import { OpenSite } from '../start/open-site.tsx';
import { StartList } from '../start/start-list.tsx';
import { stateOf } from '../start/start-words.ts';

export function Checklist({ opening }: { opening: Opening }) {
  const act = useStaffAction();
  const left = START_STEPS.filter((step) => stateOf(opening, step) === 'open').length;
  const putAway = () => {
    const { skipped } = opening;
    const put = (isPutAway: boolean) => staffApi.saveStartSteps({ body: { skipped, isPutAway } });
    return act({
      call: () => put(true),
      failed: 'Failed to put the list away',
      done: 'Put away. It is under Settings, Set-up and opening.',
      undo: () => put(false),
    });
  };
  return (
    <IfMay right="change-settings">
      <section
        aria-labelledby="checklist"
        className="grid gap-4 rounded-card border border-mist bg-paper p-4 sm:p-5"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="checklist" className="text-xl">
            Set up your site{' '}
            <span className="ml-2 font-sans text-base font-normal text-ink-soft">
              {left === 0 ? 'nothing left' : `${left} of ${START_STEPS.length} left`}
            </span>
          </h2>
          <ActionButton variant="quiet" onPress={putAway}>
            Put this list away
          </ActionButton>
        </div>
        <StartList opening={opening} />
        {opening.openedAt === null && <OpenSite opening={opening} />}
      </section>
    </IfMay>
  );
}
