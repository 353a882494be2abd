import { useWatch } from 'react-hook-form';
import { FormSection } from './form-section.tsx';
import { ListToChoose } from './list-to-choose.tsx';
import { useTourFields } from './tour-form-context.ts';
import { useLoadedList } from './use-loaded-list.ts';

type Props<T> = {
  id: string;
  title: string;
  lead: string;
  field: 'roadIds' | 'teamIds';
  /** "roads". */
  what: string;
  add: { text: string; path: string };
  /** What there is to choose from; the same function each time. */
  ask: () => Promise<{ data: T[] }>;
  nameOf: (entry: T) => string;
};

/** A list of a tour whose entries are written down elsewhere, and chosen here. */
export function IdsToChoose<T extends { _id: string }>(props: Props<T>) {
  const { id, title, lead, field, what, add, ask, nameOf } = props;
  const { control, setValue } = useTourFields();
  const chosen = useWatch({ control, name: field });
  const { entries, hasFailed, load } = useLoadedList(ask, `Failed to load the ${what}`);
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
        {entries?.map((entry) => (
          <li key={entry._id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                name={`${field}-${entry._id}`}
                checked={chosen.includes(entry._id)}
                // Those that are deleted for now stay chosen, for they may come back.
                onChange={({ target }) => {
                  const others = chosen.filter((other) => other !== entry._id);
                  setValue(field, target.checked ? [...others, entry._id] : others, { shouldDirty: true });
                }}
                className="size-5 shrink-0 accent-pine"
              />
              <span className="min-w-0 wrap-anywhere">{nameOf(entry)}</span>
            </label>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
