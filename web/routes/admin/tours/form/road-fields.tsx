import { useWatch } from 'react-hook-form';
import { roadsApi } from '../../roads/roads-api.ts';
import { FormSection } from './form-section.tsx';
import { ListToChoose } from './list-to-choose.tsx';
import { useTourFields } from './tour-form-context.ts';
import { useLoadedList } from './use-loaded-list.ts';

const askForRoads = () => roadsApi.listManagedRoads();

/** Which roads a tour uses: how they are is shown on its page. */
export function RoadFields() {
  const { control, setValue } = useTourFields();
  const chosen = useWatch({ control, name: 'roadIds' });
  const { entries: roads, hasFailed, load } = useLoadedList(askForRoads, 'Failed to load the roads');
  return (
    <FormSection
      id="road-fields"
      title="Roads"
      lead="Those that it uses. How they are today, you say under Roads; its page shows it."
    >
      <ListToChoose
        what="roads"
        add={{ text: 'Add a road', path: '/admin/roads/new' }}
        hasFailed={hasFailed}
        isEmpty={roads?.length === 0}
        onRetry={() => void load()}
      />
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {roads?.map(({ _id, name }) => (
          <li key={_id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                name={`road-${_id}`}
                checked={chosen.includes(_id)}
                // Those that are deleted for now stay chosen, for they may come back.
                onChange={({ target }) => {
                  const others = chosen.filter((id) => id !== _id);
                  setValue('roadIds', target.checked ? [...others, _id] : others, { shouldDirty: true });
                }}
                className="size-5 accent-pine"
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
