import { href } from 'react-router';
import type { Opening } from '../../../../contracts/opening/opening.contract.ts';
import { START_STEPS, type StartStep } from '../../../../contracts/opening/start-steps.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/start-step.ts';
import { STEP_WORDS } from './start-words.ts';
import { StepContent, type StepData } from './step-content.tsx';

const stepOf = (name: string) => START_STEPS.find((step) => step === name);
const titleOf = (name: string) => STEP_WORDS[stepOf(name) ?? 'agency'].title;

export const meta: Route.MetaFunction = ({ matches, params }) => pageMeta(matches, titleOf(params.step));

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async (): Promise<StepData & { step: StartStep; opening: Opening }> => {
    const step = stepOf(params.step) ?? 'agency';
    const [opening, settings, mail] = await Promise.all([
      staffApi.getOpening(),
      staffApi.getEditableSettings(),
      step === 'mail' ? staffApi.getMailSettings() : null,
    ]);
    return { step, opening: opening.data, settings: settings.data, mail: mail?.data ?? null };
  });

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => (
  <LoadingList title={titleOf(params.step)} />
);

export default function StartStepPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <StaffPage
      back={{ to: href('/admin/start'), text: 'All steps' }}
      title={titleOf(params.step)}
      answer={loaderData}
      failed="Failed to load this step"
    >
      {({ step, ...data }) => (
        <div className="grid max-w-[46rem] gap-6">
          <Progress step={step} />
          <StepContent key={step} step={step} {...data} />
        </div>
      )}
    </StaffPage>
  );
}

function Progress({ step }: { step: StartStep }) {
  const at = START_STEPS.indexOf(step) + 1;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">
        Step {at} of {START_STEPS.length}. {STEP_WORDS[step].asks}
      </p>
      <progress
        value={at}
        max={START_STEPS.length}
        aria-hidden="true"
        className="h-1.5 w-full accent-teesta"
      />
    </div>
  );
}
