import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ManagedRoad } from '../../../../../contracts/roads/roads.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { roadsApi } from '../../roads/roads-api.ts';
import { logFailure } from '../../staff-page/log-failure.ts';
import { FormSection } from './form-section.tsx';
import { useTourFields } from './tour-form-context.ts';

/** Which roads a tour uses: how they are is shown on its page. */
export function RoadFields() {
  const { control, setValue } = useTourFields();
  const chosen = useWatch({ control, name: 'roadIds' });
  const { roads, hasFailed, load } = useRoads();
  return (
    <FormSection
      id="road-fields"
      title="Roads"
      lead="Those that it uses. How they are today, you say under Roads; its page shows it."
    >
      {hasFailed && (
        <p className="flex flex-wrap items-center gap-3">
          Failed to load the roads. What is chosen stays.
          <Button variant="secondary" onClick={() => void load()}>
            Try again
          </Button>
        </p>
      )}
      {roads?.length === 0 && (
        <p className="text-ink-soft">
          There are none yet.{' '}
          <a href="/admin/roads/new" target="_blank" rel="noreferrer" className="text-link">
            Add a road
          </a>{' '}
          and open this form again.
        </p>
      )}
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

function useRoads() {
  const [roads, setRoads] = useState<ManagedRoad[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function load() {
    try {
      setRoads((await roadsApi.listManagedRoads()).data);
      setFailed(false);
    } catch (error) {
      logFailure('Failed to load the roads', error);
      setFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => {
    void load();
  }, []);
  return { roads, hasFailed, load };
}
