import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { href } from 'react-router';
import { STOP_LIMITS } from '../../../../../../contracts/stops/stop-terms.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../records/form-section.tsx';
import { Options } from '../../../records/options.tsx';
import { RemoveRowButton } from '../../../records/remove-row-button.tsx';
import { MoveButtons } from '../../../sorting/move-buttons.tsx';
import { useMovedRows } from '../../../sorting/use-moved-rows.ts';
import { staffApi } from '../../../staff-api.ts';
import { useLoaded } from '../../../staff-page/use-loaded.ts';
import { ListToChoose } from '../list-to-choose.tsx';
import { useTourFields } from '../use-tour-fields.ts';

const askForPlaces = async () => (await staffApi.listManagedStops()).data;

export function StopFields() {
  const { control, getValues, setFocus, faultOf, tellRemoved } = useTourFields();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'stops' });
  const chosen = useWatch({ control, name: 'stops' });
  const places = useLoaded(askForPlaces, 'Failed to load the places');
  const list = useRef<HTMLOListElement>(null);
  const { said, moveByButton } = useMovedRows({ list, count: fields.length, move });

  function add() {
    const place = fields.length;
    const day = getValues('stops').at(-1)?.day ?? '1';
    append({ stop: '', name: '', day }, { shouldFocus: false });
    setTimeout(() => setFocus(`stops.${place}.stop`));
  }

  function takeOut(place: number) {
    const row = getValues(`stops.${place}`);
    remove(place);
    tellRemoved(row.name ? `${row.name} was removed.` : 'The place was removed.', () =>
      insert(place, row, { shouldFocus: false }),
    );
    list.current?.focus();
  }

  // The tour itself names its chosen places, in case the list is late or fails.
  const names = new Map(chosen.filter(({ stop }) => stop !== '').map(({ stop, name }) => [stop, name]));
  for (const { _id, name } of places.data ?? []) names.set(_id, name);
  const options = [...names].toSorted(([, one], [, other]) => one.localeCompare(other));
  const fault = faultOf('stops') ?? faultOf('stops.root');
  return (
    <FormSection
      id="stop-fields"
      title="Places"
      lead={
        <>
          Where it comes by, in order. Its page draws the route, and tells papers and closed days as they are
          written down under{' '}
          <a href={href('/admin/places')} target="_blank" rel="noreferrer" className="text-link">
            Places
          </a>
          .
        </>
      }
    >
      <ListToChoose
        what="places"
        add={{ text: 'Write a place down', path: href('/admin/places/new') }}
        list={places}
        isEmpty={places.data?.length === 0 && fields.length === 0}
      />
      <ol ref={list} tabIndex={-1} aria-label="Places" className="grid gap-3 outline-none">
        {fields.map((field, place) => (
          <StopRow
            key={field.id}
            place={place}
            count={fields.length}
            options={Object.fromEntries(options)}
            onMove={(to) => moveByButton(place, to)}
            onRemove={() => takeOut(place)}
          />
        ))}
      </ol>
      {fault && <p className="mt-2 text-sm font-medium text-rhododendron">{fault}</p>}
      {options.length > 0 && fields.length < STOP_LIMITS.ofTour && (
        <Button variant="secondary" onClick={add} className="mt-3">
          <Plus className="size-5" />
          Add a place
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </FormSection>
  );
}

type Props = {
  place: number;
  count: number;
  options: Readonly<Record<string, string>>;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function StopRow({ place, count, options, onMove, onRemove }: Props) {
  const { of, faultOf, setValue } = useTourFields();
  const what = `place ${place + 1}`;
  const row = `stops.${place}` as const;
  const chosen = of(`${row}.stop`, {
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      setValue(`${row}.name`, target.selectedOptions[0]?.text ?? ''),
  });
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-3 rounded-card border border-mist bg-sheet p-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_auto]">
      <SelectField
        label={`Place ${place + 1}`}
        {...chosen}
        error={chosen.error ?? faultOf(row)}
        className="max-sm:col-span-full"
      >
        <Options of={options} none="Choose a place" />
      </SelectField>
      <TextField label="On day" inputMode="numeric" {...of(`${row}.day`)} />
      <div className="mt-[1.875rem] flex justify-end">
        <MoveButtons what={what} place={place} count={count} onMove={onMove} />
        <RemoveRowButton label={`Remove ${what}`} onClick={onRemove} className="-mr-2" />
      </div>
    </li>
  );
}
