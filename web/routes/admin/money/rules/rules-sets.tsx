import { ChevronDown } from 'lucide-react';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { MoneyRulesSet } from '../../../../../contracts/money/money-rules.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { Fact } from '../../lists/fact.tsx';
import { Tag } from '../../lists/tag.tsx';
import { staffApi } from '../../staff-api.ts';
import { rulesFacts, setName, setTag } from './rules-words.ts';

type Props = { sets: MoneyRulesSet[]; onChange: (day: string) => void };

/** What held on a day stays as it was: only what is ahead can be changed or dropped. */
export function RulesSets({ sets, onChange }: Props) {
  return (
    <section aria-labelledby="rules-sets">
      <h2 id="rules-sets" className="text-heading">
        Which rules hold when
      </h2>
      <ul className="mt-3 divide-y divide-mist rounded-card border border-mist bg-sheet">
        {sets.map((set) => (
          <RulesItem key={set.fromDay ?? ''} set={set} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function RulesItem({ set, onChange }: { set: MoneyRulesSet } & Pick<Props, 'onChange'>) {
  const { fromDay, isAhead, by, updatedAt, rules } = set;
  const { text, tone } = setTag(set);
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
          <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
          <span className="font-semibold">{setName(set)}</span>
          <Tag tone={tone}>{text}</Tag>
          {!rules.isChecked && <Tag tone="attention">Not checked</Tag>}
        </summary>
        <div className="px-4 pb-4">
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {rulesFacts(rules).map(([label, fact]) => (
              <Fact key={label} label={label}>
                {fact}
              </Fact>
            ))}
          </dl>
          {by && (
            <p className="mt-3 text-sm text-ink-soft">
              Saved by <bdi>{by}</bdi>, {formatMoment(updatedAt)}
            </p>
          )}
          {isAhead && fromDay && (
            <div className="mt-3 flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => onChange(fromDay)}>
                Change
              </Button>
              <DropRules set={set} day={fromDay} />
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

function DropRules({ set, day }: { set: MoneyRulesSet; day: string }) {
  const act = useStaffAction();
  const drop = () =>
    act({
      call: () => staffApi.deleteMoneyRules({ params: { day } }),
      failed: 'Failed to drop the rules',
      of: day,
      done: 'The rules are gone before they began.',
      undo: () => staffApi.saveMoneyRules({ params: { day }, body: set.rules }),
    });
  return (
    <ActionButton variant="danger" onPress={drop}>
      Drop
    </ActionButton>
  );
}
