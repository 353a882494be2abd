import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { useFormField } from '../../ui/fields/use-field.ts';

type Choice = { key: string; value: string; label: string; price?: string };

type Props = { options: SentQuote['options']; prices: readonly string[] };

export function OptionChoice({ options, prices }: Props) {
  const { value, fault } = useFormField('option');
  if (options.length === 1) return <input type="hidden" name="option" value="0" />;
  // Two options may have the same name.
  const choices = options.map(
    ({ label }, at): Choice => ({ key: `option ${at}`, value: `${at}`, label, price: prices[at] }),
  );
  return (
    <fieldset aria-describedby={fault ? 'option-fault' : undefined}>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Your option</legend>
      <div className="grid gap-2">
        {choices.map((choice) => (
          <label
            key={choice.key}
            className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-field border border-edge bg-sheet px-3.5 py-2 has-checked:border-action has-checked:ring-1 has-checked:ring-action hover:border-ink"
          >
            <input
              type="radio"
              name="option"
              value={choice.value}
              defaultChecked={value === choice.value}
              aria-invalid={fault ? true : undefined}
              className="size-5 shrink-0 accent-action"
            />
            <span className="min-w-0 flex-1 basis-[5rem] wrap-break-word">{choice.label}</span>
            <span className="font-semibold whitespace-nowrap tabular-nums">{choice.price}</span>
          </label>
        ))}
      </div>
      <ChoiceFault id="option-fault" fault={fault} />
    </fieldset>
  );
}

export function AgreeBox() {
  const { value, fault } = useFormField('hasAgreed');
  return (
    <div>
      <label className="flex min-h-11 w-fit max-w-full cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          name="hasAgreed"
          value="yes"
          required
          defaultChecked={value === 'yes'}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'agree-fault' : undefined}
          className="tick"
        />
        <span className="min-w-0">
          I agree to{' '}
          <a href="#agreed-terms" className="text-link">
            the terms above
          </a>
        </span>
      </label>
      <ChoiceFault id="agree-fault" fault={fault} />
    </div>
  );
}

function ChoiceFault({ id, fault }: { id: string; fault?: string }) {
  if (!fault) return null;
  return (
    <p id={id} className="mt-1 text-sm font-medium text-rhododendron">
      {fault}
    </p>
  );
}
