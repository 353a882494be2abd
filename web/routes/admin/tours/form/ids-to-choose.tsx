import { useWatch } from 'react-hook-form';
import { FormSection } from '../../records/form-section.tsx';
import { TickBox } from '../../records/tick-box.tsx';
import { ListToChoose } from './list-to-choose.tsx';
import type { LoadedList } from './use-lists-to-choose.ts';
import { useTourFields } from './use-tour-fields.ts';

type Props = {
  id: string;
  title: string;
  lead: string;
  field: 'roadIds' | 'teamIds';
  what: string;
  add: { text: string; path: string };
  list: LoadedList;
};

export function IdsToChoose({ id, title, lead, field, what, add, list }: Props) {
  const { control, setValue } = useTourFields();
  const chosen = useWatch({ control, name: field });
  return (
    <FormSection id={id} title={title} lead={lead}>
      <ListToChoose what={what} add={add} list={list} isEmpty={list.data?.length === 0} />
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {list.data?.map(({ _id, name }) => (
          <li key={_id}>
            <TickBox
              name={`${field}-${_id}`}
              checked={chosen.includes(_id)}
              // Keeps deleted entries chosen: they may be restored.
              onChange={({ target }) => {
                const others = chosen.filter((other) => other !== _id);
                setValue(field, target.checked ? [...others, _id] : others, { shouldDirty: true });
              }}
            >
              {name}
            </TickBox>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
