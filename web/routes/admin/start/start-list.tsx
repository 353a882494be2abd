import { Check, ChevronRight, Circle, CircleSlash } from 'lucide-react';
import { Link } from 'react-router';
import type { Opening } from '../../../../contracts/opening/opening.contract.ts';
import { START_STEPS } from '../../../../contracts/opening/start-steps.ts';
import { pathOfStep, STEP_WORDS, stateOf } from './start-words.ts';

const SIGNS = {
  done: { icon: Check, text: 'Done', ink: 'text-success' },
  skipped: { icon: CircleSlash, text: 'Skipped', ink: 'text-ink-soft' },
  open: { icon: Circle, text: 'To do', ink: 'text-ink-soft' },
} as const;

export function StartList({ opening }: { opening: Opening }) {
  return (
    <ol className="divide-y divide-mist rounded-card border border-mist bg-sheet">
      {START_STEPS.map((step) => {
        const { icon: Icon, text, ink } = SIGNS[stateOf(opening, step)];
        const { title, asks } = STEP_WORDS[step];
        return (
          <li key={step}>
            <Link to={pathOfStep(step)} className="flex min-h-14 items-center gap-3 px-4 py-3 hover:bg-mist">
              <Icon className={`size-5 shrink-0 ${ink}`} />
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                <span className="min-w-0 flex-1 basis-36 wrap-anywhere">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-ink-soft">{asks}</span>
                </span>
                <span className={`text-sm font-medium ${ink}`}>{text}</span>
              </span>
              <ChevronRight className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
