import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListField } from '../../../../contracts/page-content/content-fields.ts';
import { completeFields } from '../../../../contracts/page-content/content-values.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormSection } from '../records/form-section.tsx';
import { RemoveRowButton } from '../records/remove-row-button.tsx';
import { useContentEditing } from './content-context.ts';
import { levelOf, valueAt } from './content-paths.ts';

type Props = { field: ListField; path: string; children: (path: string) => ReactNode };

export function ContentList({ field, path, children }: Props) {
  const { values, faults, change } = useContentEditing();
  const items = valueAt(values, path) as object[];
  const { label, hint, one, item: fields, max, differIn } = field;
  const fault = faults[path];

  function move(from: number, to: number): void {
    const moved = items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? {});
    change(path, moved);
  }

  return (
    <FormSection title={label} lead={hint} level={levelOf(path)}>
      {fault && <p className="font-medium text-rhododendron">{fault}</p>}
      <ol className="mb-4 grid gap-4 empty:hidden">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
          <li key={at} className="rounded-card border border-mist bg-sheet p-4">
            <div className="mb-2 flex items-center gap-1">
              <h4 className="mr-auto font-semibold">
                {`${one.charAt(0).toUpperCase()}${one.slice(1)} ${at + 1}`}
                {differIn === 'name' && 'name' in item && item.name !== '' && `: ${item.name}`}
              </h4>
              <MoveButton
                icon={ArrowUp}
                label={`Move ${one} ${at + 1} up`}
                isOff={at === 0}
                onPress={() => move(at, at - 1)}
              />
              <MoveButton
                icon={ArrowDown}
                label={`Move ${one} ${at + 1} down`}
                isOff={at === items.length - 1}
                onPress={() => move(at, at + 1)}
              />
              <RemoveRowButton
                label={`Remove ${one} ${at + 1}`}
                onClick={() => change(path, items.toSpliced(at, 1))}
              />
            </div>
            <div className="grid gap-4">{children(`${path}.${at}`)}</div>
          </li>
        ))}
      </ol>
      {items.length < max && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => change(path, [...items, completeFields(fields, {})])}
        >
          <Plus className="size-5" />
          Add a {one}
        </Button>
      )}
    </FormSection>
  );
}

type MoveProps = { icon: typeof ArrowUp; label: string; isOff: boolean; onPress: () => void };

function MoveButton({ icon: Icon, label, isOff, onPress }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-mist aria-disabled:opacity-40"
    >
      <Icon className="size-5" />
    </button>
  );
}
