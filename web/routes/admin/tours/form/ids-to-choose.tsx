import { useWatch } from 'react-hook-form';
import { FormSection } from './form-section.tsx';
import { ListToChoose } from './list-to-choose.tsx';
import { useTourFields } from './tour-form-context.ts';
import type { EntryToChoose } from './use-lists-to-choose.ts';
import type { LoadedList } from './use-loaded-list.ts';

export type ListOfChoices = LoadedList<EntryToChoose>;

type Props = {
  id: string;
  title: string;
  lead: string;
  field: 'roadIds' | 'teamIds';
  what: string;
  add: { text: string; path: string };
  list: ListOfChoices;
};

export function IdsToChoose({ id, title, lead, field, what, add, list }: Props) {
  const { control, setValue } = useTourFields();
  const chosen = useWatch({ control, name: field });
  const { entries, hasFailed, load } = list;
  return (
    <FormSection id={id} title={title} lead={lead}>
      <ListToChoose
        what={what}
        add={add}
        hasFailed={hasFailed}
        isEmpty={entries?.length === 0}
        onRetry={() => void load()}
      />
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {entries?.map(({ _id, name }) => (
          <li key={_id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                name={`${field}-${_id}`}
                checked={chosen.includes(_id)}
                // Keeps deleted entries chosen: they may be restored.
                onChange={({ target }) => {
                  const others = chosen.filter((other) => other !== _id);
                  setValue(field, target.checked ? [...others, _id] : others, { shouldDirty: true });
                }}
                className="size-5 shrink-0 accent-pine"
              />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
