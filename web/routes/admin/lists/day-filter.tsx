import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { paramsWith } from './params-with.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';

export function DayFilter({ name, label }: { name: string; label: string }) {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const day = params.get(name) ?? '';
  const field = useFieldOfAddress(day);

  function apply() {
    const typed = field.current?.value ?? '';
    if (typed === day) return;
    setParams((last) => paramsWith(last, { cursor: '', [name]: typed }));
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <input
        ref={field}
        id={id}
        type="date"
        defaultValue={day}
        onBlur={apply}
        onKeyDown={(event) => event.key === 'Enter' && apply()}
        className="field-box"
      />
    </div>
  );
}
