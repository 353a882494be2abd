import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { paramsWith } from './params-with.ts';

type Props = {
  name: string;
  label: string;
  /** Value and text; the value '' means no filter and is left out of the address. */
  options: readonly (readonly [string, string])[];
  isLabelHidden?: boolean;
};

export function FilterSelect({ name, label, options, isLabelHidden = false }: Props) {
  const [params, setParams] = useSearchParams();
  const id = useId();

  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block text-sm text-ink-soft'}>
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          value={params.get(name) ?? ''}
          onChange={({ target }) =>
            setParams((last) => paramsWith(last, { cursor: '', [name]: target.value }))
          }
          className="field-box appearance-none pr-10"
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5 text-ink-soft" />
      </span>
    </div>
  );
}
