import { useState } from 'react';
import { href } from 'react-router';
import type { MoneyRulesSet } from '../../../../../contracts/money/money-rules.contract.ts';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import type { Route } from './+types/money-rules-page.ts';
import { RulesForm } from './rules-form.tsx';
import { RulesSets } from './rules-sets.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Tax and payments');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.listMoneyRules()).data);

export const HydrateFallback = () => <LoadingList title="Tax and payments" />;

export default function MoneyRulesPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      back={{ to: href('/admin/settings'), text: 'Settings' }}
      title="Tax and payments"
      answer={loaderData}
      failed="Failed to load the rules of tax and payments"
    >
      {(sets) => <Rules sets={sets} />}
    </StaffPage>
  );
}

function Rules({ sets }: { sets: MoneyRulesSet[] }) {
  const [chosen, setChosen] = useState<string>();
  const inForce = sets.find(({ isInForce }) => isInForce);
  const edited = sets.find(({ fromDay, isAhead }) => isAhead && fromDay === chosen) ?? inForce;
  return (
    <div className="grid max-w-[46rem] grid-cols-1 gap-8">
      {inForce && !inForce.rules.isChecked && (
        <Notice tone="info">
          <p className="font-semibold">Ask your accountant.</p>
          <p>
            Nobody has said yet that the rules in force are right. Rates and duties differ by registration,
            and change.
          </p>
        </Notice>
      )}
      <RulesSets sets={sets} onChange={(day) => setChosen(day)} />
      {edited && (
        <RulesForm
          key={`${edited.fromDay} ${edited.updatedAt}`}
          set={edited}
          onDone={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
