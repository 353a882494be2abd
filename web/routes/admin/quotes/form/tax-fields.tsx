import type { TaxRules } from '../../../../../contracts/money/tax-rules.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../records/form-section.tsx';
import { Options } from '../../records/options.tsx';
import { TickBox } from '../../records/tick-box.tsx';
import { taxChoices, tcsChoices } from '../quote-words.ts';
import { useQuoteFields } from './quote-fields.ts';

const NO_GST: Partial<Record<TaxRules['registration'], string>> = {
  none: 'You are not registered for GST: none is added.',
  composition: 'You pay GST by composition: none is added.',
};

export function TaxFields({ rules }: { rules: TaxRules }) {
  const { of, register } = useQuoteFields();
  return (
    <FormSection
      id="tax-fields"
      title="Tax"
      lead={NO_GST[rules.registration] ?? 'The rates are those of the settings. Ask your accountant.'}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField label="GST" {...of('taxKind')}>
          <Options of={taxChoices(rules)} />
        </SelectField>
        <div className="sm:mt-7.5">
          <TickBox {...register('isTaxIncluded')}>The prices include GST</TickBox>
        </div>
        <SelectField label="TCS" {...of('tcsKind')}>
          <Options of={tcsChoices(rules)} />
        </SelectField>
        <TextField
          label="Share abroad (%)"
          inputMode="numeric"
          maxLength={20}
          {...of('exemptPercent')}
          hint="Of a foreigner’s tour: without GST, at most 50%."
        />
      </div>
    </FormSection>
  );
}
