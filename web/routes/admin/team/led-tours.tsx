import { useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import type { TourToLead } from '../../../../contracts/team/team.contract.ts';
import { FIELD_BOX } from '../../../ui/fields/field-style.ts';
import { hasAllWords } from '../lists/has-all-words.ts';
import { FormSection } from '../records/form-section.tsx';
import { TickBox } from '../records/tick-box.tsx';
import { tourField } from './typed-team-member.ts';

const MANY = 10;

type Props = { tours: TourToLead[]; given: (name: string) => string };

export function LedTours({ tours, given }: Props) {
  const [typed, setTyped] = useState('');
  if (tours.length === 0) return null;
  const found = tours.filter(({ title }) => hasAllWords(title, typed));
  return (
    <FormSection
      title="Tours that they lead"
      lead="Each shows them on its page. For a driver, those that they drive."
    >
      {tours.length >= MANY && (
        <input
          type="search"
          aria-label="Find a tour"
          placeholder="Find a tour"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter in the search must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          className={`${FIELD_BOX} mb-2`}
        />
      )}
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {typed.trim() !== '' &&
          (found.length > 0 ? countOf(found.length, 'tour') : 'No tour has all of these words.')}
      </p>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {tours.map((tour) => (
          // Hidden rather than removed, so that its tick stays.
          <li key={tour._id} hidden={!found.includes(tour)}>
            <TickBox
              name={tourField(tour._id)}
              value="on"
              defaultChecked={given(tourField(tour._id)) === 'on'}
            >
              {tour.title}
              {!tour.isPublished && <span className="text-ink-soft"> · not on the site</span>}
            </TickBox>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
