import { useState } from 'react';
import { STAFF_CALLS } from '../../../../../contracts/calls/staff-calls.ts';
import { todayInIndia } from '../../../../../contracts/india-time.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { CsvButton } from '../../lists/csv-button.tsx';
import { Options } from '../../records/options.tsx';
import { monthsUntil } from './week-text.ts';

const MONTHS = 36;

export function MonthOfDocuments() {
  const [months] = useState(() => monthsUntil(todayInIndia(), MONTHS));
  const [month, setMonth] = useState(months[0]?.[0] ?? '');
  return (
    <section aria-labelledby="accountant" className="border-t border-mist pt-6">
      <h2 id="accountant" className="text-lg">
        For the accountant
      </h2>
      <p className="mt-1 text-ink-soft">
        One line for each receipt, invoice, voucher and note of a month. To get the tax of the month, sum a
        tax’s column and deduct its column “of advances”: those were taxed before. Do not sum the totals: an
        invoice repeats its advances.
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          name="month"
          label="Month"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          className="w-56 max-w-full"
        >
          <Options of={months} />
        </SelectField>
        <CsvButton call={STAFF_CALLS.exportDocuments} query={{ month }} />
      </div>
    </section>
  );
}
