import { QUOTE_LIMITS } from '../../../../../contracts/quotes/quote-limits.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../records/form-section.tsx';
import { QuoteRows, useQuoteFields } from './quote-fields.ts';

const L = QUOTE_LIMITS;

export function QuotedTrip({ tour }: { tour: string }) {
  const { of } = useQuoteFields();
  return (
    <FormSection id="quoted-trip" title="The trip" lead={tour}>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-5">
        <TextField label="Travel day" type="date" {...of('travelDay')} />
        <TextField label="Valid until" type="date" {...of('validUntil')} />
        <TextField label="People" inputMode="numeric" maxLength={20} {...of('people')} />
      </div>
    </FormSection>
  );
}

export function QuotedDays() {
  return (
    <FormSection id="quoted-days" title="Days" lead="What happens, where the night is, and by which car.">
      <div className="@container">
        <QuoteRows
          name="days"
          what="day"
          addText="Add a day"
          empty={{ title: '', stay: '', vehicle: '' }}
          max={L.days}
          className="grid-cols-1 @3xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]"
          head={(place) => `Day ${place + 1}`}
          columns={[
            { field: 'title', label: 'What happens', maxLength: L.line },
            { field: 'stay', label: 'Hotel', maxLength: L.stay },
            { field: 'vehicle', label: 'Vehicle', maxLength: L.line },
          ]}
        />
      </div>
    </FormSection>
  );
}

export function QuotedWords() {
  const { of } = useQuoteFields();
  return (
    <FormSection id="quoted-words" title="In words">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextAreaField
          label="Your own words"
          rows={4}
          maxLength={L.words}
          {...of('words')}
          hint="Stand above the prices."
          className="sm:col-span-2"
        />
        <TextAreaField label="Included" rows={6} {...of('included')} hint="A line each." />
        <TextAreaField label="Not included" rows={6} {...of('notIncluded')} hint="A line each." />
      </div>
    </FormSection>
  );
}
