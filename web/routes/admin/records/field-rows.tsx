import { Plus } from 'lucide-react';
import { type HTMLInputTypeAttribute, type ReactNode, useRef } from 'react';
import { type FieldArray, type FieldArrayPath, type FieldValues, useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MoveButtons } from '../sorting/move-buttons.tsx';
import { useMovedRows } from '../sorting/use-moved-rows.ts';
import { focusAfterRemoval } from './focus-after-removal.ts';
import { type Choices, Options } from './options.tsx';
import { RemoveRowButton } from './remove-row-button.tsx';
import { useTypedForm } from './typed-form.ts';

type Column<Field extends string> = {
  field: Field;
  label: string;
  isNumber?: boolean;
  type?: HTMLInputTypeAttribute;
  placeholder?: string;
  rows?: number;
  maxLength?: number;
  choices?: Choices;
  /** In the grid of the row; wide ones fill a phone's width. */
  isWide?: boolean;
  className?: string;
};

type Props<Name extends string, Row> = {
  name: Name;
  /** "price", as in "Add a price" and "Remove price 2". */
  what: string;
  addText: string;
  empty: Row;
  columns: Column<keyof Row & string>[];
  max: number;
  className: string;
  /** What stands above a row, beside the buttons that move it. Without it rows have no order. */
  head?: (place: number) => ReactNode;
};

/** The rows of one form: `export const TourRows = FieldRows as RowsOf<TourForm>`. */
export type RowsOf<Form extends FieldValues> = <Name extends FieldArrayPath<Form>>(
  props: Props<Name, FieldArray<Form, Name>>,
) => ReactNode;

const PLAIN = 'flex items-start gap-1 [&>:first-child]:flex-1';
/** Its buttons stand above its fields, and in a wide container behind them. */
const ORDERED =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 @3xl:grid-cols-[4.5rem_minmax(0,1fr)_auto] @3xl:items-start';

type Row = Record<string, unknown>;

export function FieldRows({ name, what, addText, empty, columns, max, className, head }: Props<string, Row>) {
  const { control, getValues, setFocus, faultOf, tellRemoved } = useTypedForm();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name });
  const list = useRef<HTMLOListElement>(null);
  const { said, moveByButton } = useMovedRows({ list, count: fields.length, move });

  function add() {
    append(empty, { shouldFocus: false });
    setTimeout(() => setFocus(`${name}.${fields.length}.${columns[0]?.field}`));
  }

  function takeOut(place: number) {
    const row: Row = getValues(`${name}.${place}`);
    remove(place);
    focusAfterRemoval(list.current?.parentElement, what, place);
    tellRemoved(`The ${what} was removed.`, () => insert(place, row, { shouldFocus: false }));
  }

  const fault = faultOf(name) ?? faultOf(`${name}.root`);
  return (
    <div>
      <ol ref={list} className="grid grid-cols-1 gap-3">
        {fields.map((row, place) => (
          <li
            key={row.id}
            className={classNames('rounded-card border border-mist bg-sheet p-3', head ? ORDERED : PLAIN)}
          >
            {head && <div className="min-w-0 text-sm text-ink-soft @3xl:pt-7.5">{head(place)}</div>}
            <div
              className={classNames(
                'grid min-w-0 items-start gap-3',
                head && 'col-span-full row-start-2 @3xl:col-span-1 @3xl:col-start-2 @3xl:row-start-1',
                className,
              )}
            >
              {columns.map((column, nth) => (
                <RowField key={column.field} row={`${name}.${place}`} column={column} isFirst={nth === 0} />
              ))}
            </div>
            <div
              className={classNames(
                '-mr-2 flex',
                head && 'col-start-2 row-start-1 @3xl:col-start-3 @3xl:pt-7.5',
              )}
            >
              {head && (
                <MoveButtons
                  what={`${what} ${place + 1}`}
                  place={place}
                  count={fields.length}
                  onMove={(to) => moveByButton(place, to)}
                />
              )}
              <RemoveRowButton label={`Remove ${what} ${place + 1}`} onClick={() => takeOut(place)} />
            </div>
          </li>
        ))}
      </ol>
      {fault && (
        <p data-fault tabIndex={-1} className="mt-2 text-sm font-medium text-rhododendron">
          {fault}
        </p>
      )}
      {fields.length < max && (
        <Button variant="secondary" onClick={add} data-adds={what} className="mt-3">
          <Plus className="size-5" />
          {addText}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

type FieldProps = { row: string; column: Column<string>; isFirst: boolean };

function RowField({ row, column, isFirst }: FieldProps) {
  const { of, faultOf } = useTypedForm();
  const { field, isNumber, isWide, rows, choices, className, ...rest } = column;
  const path = `${row}.${field}`;
  const shared = {
    ...of(path),
    label: rest.label,
    className: [className, isWide && 'max-sm:col-span-full'].filter(Boolean).join(' ') || undefined,
    error: faultOf(path) ?? (isFirst ? faultOf(row) : undefined),
  };
  if (choices)
    return (
      <SelectField {...shared}>
        <Options of={choices} />
      </SelectField>
    );
  if (rows) return <TextAreaField {...shared} rows={rows} maxLength={rest.maxLength} />;
  return <TextField {...shared} {...rest} inputMode={isNumber ? 'numeric' : undefined} />;
}
