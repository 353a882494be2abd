import type { Planner } from './load-planner.ts';
import { PapersPlanView } from './papers-plan-view.tsx';
import { PlannerForm } from './planner-form.tsx';
import type { PlannerQuery } from './planner-query.ts';

type Props = Planner & { query: PlannerQuery };

export function PlannerParts({ query, options, plan, today }: Props) {
  if (!plan) return <PlannerForm key={JSON.stringify(query)} query={query} options={options} isWide />;
  return (
    <div className="mt-10 grid gap-12 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-16 print:mt-4 print:block">
      <PlannerForm key={JSON.stringify(query)} query={query} options={options} />
      <PapersPlanView plan={plan} query={query} today={today} />
    </div>
  );
}
