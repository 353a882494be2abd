import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  DOSSIER_LIMITS,
  SHARING_NAMES,
  SHARINGS,
} from '../../../../../../contracts/dossier/dossier-terms.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../form-section.tsx';
import { useTourFields } from '../tour-form-context.ts';
import { useFieldFault } from './field-fault.ts';
import { RowList } from './row-list.tsx';

const MONEY = { isNumber: true, maxLength: 20 } as const;

export function PricingFields({ formName }: { formName: string }) {
  const { control, register } = useTourFields();
  const faultOf = useFieldFault();
  const shown = useWatch({ control, name: 'discountprice' });
  return (
    <FormSection
      id="pricing-fields"
      title="What “Per Person” means"
      lead="By these the site works out what a party pays. Without them everybody pays the discounted price."
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Least number of travellers"
          inputMode="numeric"
          autoComplete="off"
          {...register('pricing.minTravellers')}
          error={faultOf('pricing.minTravellers')}
        />
        <SelectField label="The car" {...register('pricing.sharing')} error={faultOf('pricing.sharing')}>
          <option value="">Not said</option>
          {SHARINGS.map((sharing) => (
            <option key={sharing} value={sharing}>
              {SHARING_NAMES[sharing]}
            </option>
          ))}
        </SelectField>
      </div>
      <Part
        title="Price by size of party"
        lead={`One of them has to be the discounted price${shown ? `, ₹${shown}` : ''}.`}
      >
        <RowList
          name="pricing.parties"
          what="price"
          addText="Add a party"
          empty={{ people: '', perPerson: '' }}
          max={DOSSIER_LIMITS.parties}
          className="grid-cols-2"
          formName={formName}
          columns={[
            { field: 'people', label: 'From how many on', ...MONEY },
            { field: 'perPerson', label: 'Each pays (₹)', ...MONEY },
          ]}
        />
      </Part>
      <Part title="Seasons" lead="Write −500 where a season costs less.">
        <RowList
          name="pricing.seasons"
          what="season"
          addText="Add a season"
          empty={{ name: '', from: '', to: '', extra: '' }}
          max={DOSSIER_LIMITS.seasons}
          className="grid-cols-3 sm:grid-cols-[2fr_1fr_1fr_1.2fr]"
          formName={formName}
          columns={[
            { field: 'name', label: 'Season', maxLength: DOSSIER_LIMITS.line, isWide: true },
            { field: 'from', label: 'From', placeholder: '1 Oct', maxLength: 20 },
            { field: 'to', label: 'To', placeholder: '10 Nov', maxLength: 20 },
            { field: 'extra', label: 'More each (₹)', maxLength: 20 },
          ]}
        />
      </Part>
      <Part title="Children" lead="In percent of what an adult pays; 0 is free.">
        <RowList
          name="pricing.childRates"
          what="price for children"
          addText="Add an age"
          empty={{ fromAge: '', toAge: '', percent: '', note: '' }}
          max={DOSSIER_LIMITS.childRates}
          className="grid-cols-3 sm:grid-cols-[1fr_1fr_1fr_2.5fr]"
          formName={formName}
          columns={[
            { field: 'fromAge', label: 'From age', ...MONEY },
            { field: 'toAge', label: 'To age', ...MONEY },
            { field: 'percent', label: 'Percent', ...MONEY },
            {
              field: 'note',
              label: 'With',
              placeholder: 'a mattress',
              maxLength: DOSSIER_LIMITS.line,
              isWide: true,
            },
          ]}
        />
      </Part>
      <FeeRows formName={formName} />
      <div className="mt-6 grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Room alone (₹)"
          inputMode="numeric"
          autoComplete="off"
          {...register('pricing.singleSupplement')}
          hint="What one person pays more, for the whole tour."
          error={faultOf('pricing.singleSupplement')}
        />
        <TextField
          label="Extra bed (₹)"
          inputMode="numeric"
          autoComplete="off"
          {...register('pricing.extraBed')}
          hint="For the whole tour."
          error={faultOf('pricing.extraBed')}
        />
        <SelectField label="Tax" {...register('pricing.tax')} error={faultOf('pricing.tax')}>
          <option value="">Not said</option>
          <option value="included">Included in the prices</option>
          <option value="added">Added to the prices</option>
        </SelectField>
        <TextField
          label="Tax (%)"
          inputMode="decimal"
          autoComplete="off"
          {...register('pricing.taxPercent')}
          error={faultOf('pricing.taxPercent')}
        />
      </div>
    </FormSection>
  );
}

function FeeRows({ formName }: { formName: string }) {
  return (
    <Part
      title="Fees on top"
      lead="What nobody can avoid and the prices have not in them: it is added to each total, without tax."
    >
      <RowList
        name="pricing.fees"
        what="fee"
        addText="Add a fee"
        empty={{ name: '', perPerson: '', nights: '1', freeBelow: '', halfBelow: '' }}
        max={DOSSIER_LIMITS.fees}
        className="grid-cols-2 sm:grid-cols-[2fr_1fr_1fr_1fr_1fr]"
        formName={formName}
        columns={[
          { field: 'name', label: 'Fee', maxLength: DOSSIER_LIMITS.line, isWide: true },
          { field: 'perPerson', label: 'A person (₹)', ...MONEY },
          { field: 'nights', label: 'Times, nights', ...MONEY },
          { field: 'freeBelow', label: 'Free below age', ...MONEY },
          { field: 'halfBelow', label: 'Half below age', ...MONEY },
        ]}
      />
    </Part>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className="font-display text-lg font-semibold">{title}</h3>
      <p className="mt-0.5 mb-3 text-sm text-ink-soft">{lead}</p>
      {children}
    </div>
  );
}
