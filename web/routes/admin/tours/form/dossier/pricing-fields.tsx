import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { DOSSIER_LIMITS, SHARING_NAMES } from '../../../../../../contracts/dossier/dossier-terms.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../records/form-section.tsx';
import { Options } from '../../../records/options.tsx';
import { useTourFields } from '../use-tour-fields.ts';
import { RowList } from './row-list.ts';

const TAXES = { included: 'Included in the prices', added: 'Added to the prices' };
const MONEY = { isNumber: true, maxLength: 20 } as const;

export function PricingFields() {
  const { control, of } = useTourFields();
  const shown = useWatch({ control, name: 'discountprice' });
  return (
    <FormSection
      id="pricing-fields"
      title="What “Per Person” means"
      lead="By these the site works out what a party pays. Without them everybody pays the discounted price."
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField label="Least number of travellers" inputMode="numeric" {...of('pricing.minTravellers')} />
        <SelectField label="The car" {...of('pricing.sharing')}>
          <Options of={SHARING_NAMES} none="Not said" />
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
      <FeeRows />
      <div className="mt-6 grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Room alone (₹)"
          inputMode="numeric"
          {...of('pricing.singleSupplement')}
          hint="What one person pays more, for the whole tour."
        />
        <TextField
          label="Extra bed (₹)"
          inputMode="numeric"
          {...of('pricing.extraBed')}
          hint="For the whole tour."
        />
        <SelectField label="Tax" {...of('pricing.tax')}>
          <Options of={TAXES} none="Not said" />
        </SelectField>
        <TextField label="Tax (%)" inputMode="decimal" {...of('pricing.taxPercent')} />
      </div>
    </FormSection>
  );
}

function FeeRows() {
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
