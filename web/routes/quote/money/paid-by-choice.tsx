import { useFormField } from '../../../ui/fields/use-field.ts';

const WAYS = [
  { value: 'upi', name: 'UPI' },
  { value: 'bank', name: 'Bank transfer' },
];

export function PaidByChoice({ usual }: { usual: 'upi' | 'bank' }) {
  const { value = usual, fault } = useFormField('method');
  return (
    <fieldset aria-describedby={fault ? 'method-fault' : undefined}>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Paid by</legend>
      <div className="flex flex-wrap gap-2">
        {WAYS.map((way) => (
          <label
            key={way.value}
            className="flex min-h-11 flex-1 cursor-pointer items-center gap-2.5 rounded-field border border-edge bg-sheet px-3.5 py-2 whitespace-nowrap has-checked:border-action has-checked:ring-1 has-checked:ring-action hover:border-ink"
          >
            <input
              type="radio"
              name="method"
              value={way.value}
              defaultChecked={value === way.value}
              aria-invalid={fault ? true : undefined}
              className="size-5 shrink-0 accent-action"
            />
            {way.name}
          </label>
        ))}
      </div>
      {fault && (
        <p id="method-fault" className="mt-1 text-sm font-medium text-rhododendron">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
