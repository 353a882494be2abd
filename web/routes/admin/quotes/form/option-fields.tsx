import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { wordFor } from '../../../../../contracts/count-of.ts';
import { readTypedNumber } from '../../../../../contracts/fields/typed-number.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import type { TaxRules } from '../../../../../contracts/money/tax-rules.ts';
import { QUOTE_LIMITS } from '../../../../../contracts/quotes/quote-limits.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { focusAfterRemoval } from '../../records/focus-after-removal.ts';
import { FormSection } from '../../records/form-section.tsx';
import { RemoveRowButton } from '../../records/remove-row-button.tsx';
import { QuoteSums, Sum } from '../quote-sums.tsx';
import { marginText, STAFF_TREATMENTS } from '../quote-words.ts';
import { QuoteRows, useQuoteFields } from './quote-fields.ts';
import { countedOption, EMPTY_LINE, nextOption, otherParty, sumsOf } from './quote-form-values.ts';

const L = QUOTE_LIMITS;
const NUMBER = { isNumber: true, maxLength: 20 } as const;

type Props = { rules: TaxRules; children: ReactNode };

export function OptionFields({ rules, children }: Props) {
  const { control, getValues, setFocus, faultOf, tellRemoved } = useQuoteFields();
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'options' });
  const list = useRef<HTMLOListElement>(null);

  function add() {
    const place = fields.length;
    append(nextOption(getValues('options')), { shouldFocus: false });
    setTimeout(() => setFocus(`options.${place}.label`));
  }

  function takeOut(place: number) {
    const option = structuredClone(getValues(`options.${place}`));
    remove(place);
    focusAfterRemoval(list.current?.closest('section'), 'option', place);
    tellRemoved(`The option ${option.label} was removed.`, () =>
      insert(place, option, { shouldFocus: false }),
    );
  }

  const fault = faultOf('options') ?? faultOf('options.root');
  return (
    <FormSection id="option-fields" title="Price" lead="The traveller accepts one option.">
      <div className="@container">
        <ol
          ref={list}
          aria-label="Options"
          className={classNames(
            'grid grid-cols-1 items-start gap-5',
            fields.length > 1 && '@4xl:grid-cols-2',
            fields.length > 2 && '@6xl:grid-cols-3',
          )}
        >
          {fields.map((field, place) => (
            <OneOption
              key={field.id}
              place={place}
              rules={rules}
              onRemove={fields.length > 1 ? () => takeOut(place) : undefined}
            />
          ))}
        </ol>
      </div>
      {fault && <p className="mt-2 text-sm font-medium text-rhododendron">{fault}</p>}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {fields.length < L.options && (
          <Button variant="secondary" onClick={add} data-adds="option">
            <Plus className="size-5" />
            Add an option
          </Button>
        )}
        {children}
      </div>
    </FormSection>
  );
}

type OptionProps = { place: number; rules: TaxRules; onRemove: (() => void) | undefined };

function OneOption({ place, rules, onRemove }: OptionProps) {
  const { of } = useQuoteFields();
  const path = `options.${place}` as const;
  return (
    <li
      aria-label={`Option ${place + 1}`}
      className="@container min-w-0 rounded-card border border-mist p-3 sm:p-4"
    >
      <div className="mb-4 flex items-end gap-2">
        <TextField label="Option" maxLength={L.label} {...of(`${path}.label`)} className="max-w-72 flex-1" />
        {onRemove && (
          <RemoveRowButton label={`Remove option ${place + 1}`} onClick={onRemove} className="ml-auto" />
        )}
      </div>
      <QuoteRows
        name={`${path}.lines`}
        what="line"
        addText="Add a line"
        empty={EMPTY_LINE}
        max={L.lines}
        className="grid-cols-2 @md:grid-cols-[4.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.7fr)] @3xl:grid-cols-[minmax(0,1fr)_5.5rem_6.5rem_6.5rem_10rem]"
        head={(line) => <LineSum place={place} line={line} />}
        columns={[
          { field: 'text', label: 'What', maxLength: L.line, className: 'col-span-full @3xl:col-span-1' },
          { field: 'quantity', label: 'Number', ...NUMBER },
          { field: 'each', label: 'Each (₹)', ...NUMBER },
          { field: 'cost', label: 'Cost (₹)', ...NUMBER },
          { field: 'treatment', label: 'How it counts', choices: STAFF_TREATMENTS },
        ]}
      />
      <div className="mt-4 grid grid-cols-1 items-start gap-3 @md:grid-cols-[9rem_minmax(0,1fr)]">
        <TextField label="Discount (₹)" inputMode="numeric" maxLength={20} {...of(`${path}.discount`)} />
        <TextField label="What it is for" maxLength={L.line} {...of(`${path}.discountReason`)} />
      </div>
      <OptionSums place={place} rules={rules} />
    </li>
  );
}

function LineSum({ place, line }: { place: number; line: number }) {
  const { control } = useQuoteFields();
  const typed = useWatch({ control, name: `options.${place}.lines.${line}` });
  const [counted] = countedOption({
    label: '',
    lines: typed ? [typed] : [],
    discount: '',
    discountReason: '',
  }).lines;
  if (!counted) return null;
  const { quantity, each, treatment } = counted;
  const isCounted = treatment === 'priced' || treatment === 'passed_through';
  return (
    <p className="flex flex-wrap gap-x-2 tabular-nums">
      <span>Line {line + 1}</span>
      <span className={isCounted ? 'text-ink' : 'line-through'}>{formatPaise(quantity * each * 100)}</span>
      {!isCounted && <span className="sr-only">not in the total</span>}
    </p>
  );
}

function OptionSums({ place, rules }: { place: number; rules: TaxRules }) {
  const { control } = useQuoteFields();
  const [option, people, taxKind, isTaxIncluded, exemptPercent, tcsKind] = useWatch({
    control,
    name: [`options.${place}`, 'people', 'taxKind', 'isTaxIncluded', 'exemptPercent', 'tcsKind'],
  });
  if (!option) return null;
  // The lines are left out: each shows its own sum above.
  const { counted, totals, margin } = sumsOf(
    option,
    { taxKind, isTaxIncluded, exemptPercent, tcsKind },
    rules,
  );
  const travelling = readTypedNumber(people) ?? null;
  const pricedFor = otherParty(counted, travelling);
  return (
    <div className="mt-5">
      <QuoteSums
        option={{ lines: [], totals, discountReason: option.discountReason }}
        tax={{ isIncluded: isTaxIncluded, exemptPercent: readTypedNumber(exemptPercent, 'percent') ?? 0 }}
      />
      {pricedFor !== undefined && (
        <p className="mt-1 text-sm text-ink-soft">
          {travelling} {wordFor(travelling ?? 0, 'travels', 'travel')}; the lines are for {pricedFor}.
        </p>
      )}
      <dl className="mt-1">
        <Sum name="Your margin">{marginText(margin, totals, isTaxIncluded)}</Sum>
      </dl>
    </div>
  );
}
