import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { type Choices, Options } from '../records/options.tsx';
import { paramsWith } from './params-with.ts';

type Props = {
  name: string;
  label: string;
  of: Choices;
  /** No filter, which the address leaves out. */
  none: string;
  isLabelHidden?: boolean;
};

export function FilterSelect({ name, label, of, none, isLabelHidden = false }: Props) {
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
          <Options of={of} none={none} />
        </select>
        <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5 text-ink-soft" />
      </span>
    </div>
  );
}
