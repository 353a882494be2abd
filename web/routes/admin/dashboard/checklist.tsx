import type { Opening } from '../../../../contracts/opening/opening.contract.ts';
import { START_STEPS } from '../../../../contracts/opening/start-steps.ts';
import { IfMay } from '../rights/if-may.tsx';
import { OpenSite } from '../start/open-site.tsx';
import { PutListAway } from '../start/put-list-away.tsx';
import { StartList } from '../start/start-list.tsx';
import { stateOf } from '../start/start-words.ts';

export function Checklist({ opening }: { opening: Opening }) {
  const left = START_STEPS.filter((step) => stateOf(opening, step) === 'open').length;
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
          <PutListAway />
        </div>
        <StartList opening={opening} />
        {opening.openedAt === null && <OpenSite opening={opening} />}
      </section>
    </IfMay>
  );
}
