import { Plus } from 'lucide-react';
import type { HTMLInputTypeAttribute } from 'react';
import { type FieldPath, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { RemoveRowButton } from '../../../records/remove-row-button.tsx';
import type { TourForm } from '../tour-form-values.ts';
import { useTourFields } from '../use-tour-fields.ts';

type Pricing = TourForm['pricing'];
type Rows = {
  'pricing.parties': Pricing['parties'][number];
  'pricing.seasons': Pricing['seasons'][number];
  'pricing.childRates': Pricing['childRates'][number];
  'pricing.fees': Pricing['fees'][number];
  questions: TourForm['questions'][number];
  departures: TourForm['departures'][number];
};

type Column<Row> = {
  field: keyof Row & string;
  label: string;
  isNumber?: boolean;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  rows?: number;
  maxLength?: number;
  isWide?: boolean;
};

type Props<Name extends keyof Rows> = {
  name: Name;
  /** "price", as in "Add a price" and "Remove price 2". */
  what: string;
  addText: string;
  empty: Rows[Name];
  columns: Column<Rows[Name]>[];
  max: number;
  className: string;
};

export function RowList<Name extends keyof Rows>(props: Props<Name>) {
  const { name, what, addText, empty, columns, max, className } = props;
  const { control, getValues, setFocus, faultOf, of, tellRemoved } = useTourFields();
  const { fields, append, insert, remove } = useFieldArray<TourForm, keyof Rows>({ control, name });

  function add() {
    append(empty, { shouldFocus: false });
    setTimeout(() => setFocus(`${name}.${fields.length}.${columns[0]?.field}` as FieldPath<TourForm>));
  }

  function takeOut(place: number) {
    const row = getValues(`${name}.${place}` as FieldPath<TourForm>) as Rows[Name];
    remove(place);
    tellRemoved(`The ${what} was removed.`, () => insert(place, row, { shouldFocus: false }));
  }

  const fault = faultOf(name) ?? faultOf(`${name}.root`);
  return (
    <div>
      <ol className="grid gap-3">
        {fields.map((row, place) => (
          <li key={row.id} className="flex items-start gap-1 rounded-card border border-mist bg-sheet p-3">
            <div className={`grid min-w-0 flex-1 items-start gap-3 ${className}`}>
              {columns.map(({ field, label, isNumber, isWide, rows, ...rest }) => {
                const path = `${name}.${place}.${field}` as FieldPath<TourForm>;
                const ofRow = field === columns[0]?.field ? faultOf(`${name}.${place}`) : undefined;
                const shared = {
                  ...of(path),
                  label,
                  className: isWide ? 'max-sm:col-span-full' : undefined,
                  error: faultOf(path) ?? ofRow,
                };
                return rows ? (
                  <TextAreaField key={field} {...shared} rows={rows} maxLength={rest.maxLength} />
                ) : (
                  <TextField key={field} {...shared} {...rest} inputMode={isNumber ? 'numeric' : undefined} />
                );
              })}
            </div>
            <RemoveRowButton
              label={`Remove ${what} ${place + 1}`}
              onClick={() => takeOut(place)}
              className="-mr-2"
            />
          </li>
        ))}
      </ol>
      {fault && <p className="mt-2 text-sm font-medium text-rhododendron">{fault}</p>}
      {fields.length < max && (
        <Button variant="secondary" onClick={add} className="mt-3">
          <Plus className="size-5" />
          {addText}
        </Button>
      )}
    </div>
  );
}
