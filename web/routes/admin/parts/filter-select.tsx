import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { FIELD_BOX } from '../../../ui/field-style.ts';

type Props = {
  /** The query parameter of the address. */
  name: string;
  label: string;
  /** Value and text; the value '' is "no filter" and leaves the address. */
  options: readonly (readonly [string, string])[];
};

/** A filter or an order of a list, kept in the address; changing it begins at the first page. */
export function FilterSelect({ name, label, options }: Props) {
  const [params, setParams] = useSearchParams();
  const id = useId();

  function choose(value: string) {
    setParams((last) => {
      const next = new URLSearchParams(last);
      next.delete('cursor');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={params.get(name) ?? ''}
        onChange={(event) => choose(event.target.value)}
        className={FIELD_BOX}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
