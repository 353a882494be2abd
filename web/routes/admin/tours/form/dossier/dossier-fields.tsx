import { DOSSIER_LIMITS } from '../../../../../../contracts/dossier/dossier-terms.ts';
import { FormSection } from '../../../records/form-section.tsx';
import { MonthsFields } from './months-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { RowList } from './row-list.tsx';
import { SuitabilityFields } from './suitability-fields.tsx';

export function DossierFields() {
  return (
    <>
      <OfferFields />
      <PricingFields />
      <SuitabilityFields />
      <MonthsFields />
      <FormSection
        id="departure-fields"
        title="Fixed departures"
        lead="Days on which the tour leaves for certain, with all seats that there are: confirmed enquiries for this tour and day take theirs. With a price of its own others can join it, from one person on, and each pays that; without one the prices by party hold. Without any day the tour leaves on whatever date is asked for."
      >
        <RowList
          name="departures"
          what="departure"
          addText="Add a departure"
          empty={{ day: '', seats: '', perPerson: '' }}
          max={DOSSIER_LIMITS.departures}
          className="grid-cols-2 sm:grid-cols-3"
          columns={[
            { field: 'day', label: 'Day', type: 'date' },
            { field: 'seats', label: 'Seats', isNumber: true, maxLength: 10 },
            {
              field: 'perPerson',
              label: 'Each pays, shared (₹)',
              isNumber: true,
              maxLength: 20,
              isWide: true,
            },
          ]}
        />
      </FormSection>
      <FormSection
        id="question-fields"
        title="Questions and answers"
        lead="What travellers ask about this tour."
      >
        <RowList
          name="questions"
          what="question"
          addText="Add a question"
          empty={{ question: '', answer: '' }}
          max={DOSSIER_LIMITS.questions}
          className="grid-cols-1"
          columns={[
            { field: 'question', label: 'Question', maxLength: DOSSIER_LIMITS.line },
            { field: 'answer', label: 'Answer', rows: 3, maxLength: DOSSIER_LIMITS.answer },
          ]}
        />
      </FormSection>
    </>
  );
}
