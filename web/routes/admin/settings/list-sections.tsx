import { useWatch } from 'react-hook-form';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import { POLICY_PARTS, type PolicyPartId } from '../../../../contracts/policies/policy-parts.ts';
import { SEASON_START_DAYS } from '../../../../contracts/policies/refund-ladder.ts';
import { SITE_QUESTION_LIMITS } from '../../../../contracts/settings/site-questions.ts';
import { telLink } from '../../../lib/phone-and-mail/tel-link.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Options } from '../records/options.tsx';
import { LinkPreview, SettingRows, SettingsSection } from './setting-parts.tsx';
import { useSettingsEditing } from './use-settings-editor.ts';

/** A row of fields under labels, with its button level with them. */
const ROW = 'flex items-start gap-1 [&>button]:mt-7.5';

/** Call buttons use the first number; the header shows two. */
export function PhoneFields() {
  const { form, of } = useSettingsEditing();
  const typed = useWatch({ control: form.control, name: 'phones' });
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Phone numbers</legend>
      <SettingRows
        name="phones"
        noun="phone"
        addText="Add a number"
        fresh={() => ({ value: '' })}
        max={4}
        min={1}
      >
        {(row, removeButton) => {
          const number = typed[row]?.value ?? '';
          return (
            <>
              <div className={ROW}>
                <TextField
                  {...of(`phones.${row}.value`)}
                  label={`Phone ${row + 1}`}
                  type="tel"
                  hint={row === 0 ? 'With its country code: +91 98300 12345.' : undefined}
                  className="flex-1"
                />
                {removeButton}
              </div>
              {/\d{7}/.test(number.replace(/\D/g, '')) && <LinkPreview href={telLink(number)} text="Calls" />}
            </>
          );
        }}
      </SettingRows>
    </fieldset>
  );
}

export function SocialFields() {
  const { of } = useSettingsEditing();
  return (
    <SettingsSection id="socials" title="Social links" lead="In the footer. None is fine too.">
      <SettingRows
        name="socials"
        noun="social link"
        addText="Add a link"
        fresh={() => ({ name: '', url: '' })}
        max={8}
      >
        {(row, removeButton) => (
          <div className={ROW}>
            <div className="grid flex-1 items-start gap-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <TextField {...of(`socials.${row}.name`)} label={`Name ${row + 1}`} />
              <TextField
                {...of(`socials.${row}.url`)}
                label={`Address ${row + 1}`}
                type="url"
                placeholder="https://"
              />
            </div>
            {removeButton}
          </div>
        )}
      </SettingRows>
    </SettingsSection>
  );
}

export function RegistrationFields() {
  const { of } = useSettingsEditing();
  return (
    <SettingsSection
      id="registrations"
      title="Licence and registrations"
      lead="In the footer and on the about page: GSTIN, the registration with a tourism department, membership of an association."
    >
      <SettingRows
        name="registrations"
        noun="registration"
        addText="Add a registration"
        fresh={() => ({ name: '', number: '' })}
        max={6}
      >
        {(row, removeButton) => (
          <div className={ROW}>
            <div className="grid flex-1 items-start gap-3 sm:grid-cols-2">
              <TextField
                {...of(`registrations.${row}.name`)}
                label={`What it is ${row + 1}`}
                placeholder="GSTIN"
              />
              <TextField {...of(`registrations.${row}.number`)} label={`Its number ${row + 1}`} />
            </div>
            {removeButton}
          </div>
        )}
      </SettingRows>
    </SettingsSection>
  );
}

export function SeasonFields() {
  const { form, of } = useSettingsEditing();
  const seasons = useWatch({ control: form.control, name: 'seasonStarts' });
  return (
    <SettingsSection
      id="seasons"
      title="Season starts"
      lead={`A cancellation in the ${SEASON_START_DAYS} days up to a season’s first day is not refunded. The cancellation policy names these days.`}
    >
      {seasons.length === 0 && <p className="text-ink-soft">No season start is set.</p>}
      <SettingRows
        name="seasonStarts"
        noun="season"
        addText="Add a season start"
        fresh={() => ({ value: '' })}
        max={12}
      >
        {(row, removeButton) => (
          <div className={`max-w-[20rem] ${ROW}`}>
            <TextField
              {...of(`seasonStarts.${row}.value`)}
              label={`First day of season ${row + 1}`}
              type="date"
              className="flex-1"
            />
            {removeButton}
          </div>
        )}
      </SettingRows>
    </SettingsSection>
  );
}

const PART_NAMES: Record<PolicyPartId, string> = {
  'notes-for-tourists': 'Notes for tourists',
  'government-id': 'Government ID',
};

export function FactFields() {
  const { form, of } = useSettingsEditing();
  return (
    <SettingsSection
      id="facts"
      title="Facts on the policies page"
      lead="Permits, closing days and fees are other people’s rules. Visitors see the source and when you last checked."
    >
      <SettingRows
        name="policyFacts"
        noun="fact"
        addText="Add a fact"
        fresh={() => ({
          ...{ part: 'notes-for-tourists', text: '', source: '', sourceUrl: '' },
          checkedOn: todayInIndia(),
        })}
        max={40}
      >
        {(row, removeButton) => (
          <fieldset className="grid gap-4 rounded-card border border-mist bg-sheet p-4 sm:p-5">
            <legend className="sr-only">Fact {row + 1}</legend>
            <TextAreaField {...of(`policyFacts.${row}.text`)} label={`Fact ${row + 1}`} rows={3} />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField {...of(`policyFacts.${row}.source`)} label="Source" />
              <TextField
                {...of(`policyFacts.${row}.sourceUrl`)}
                label="Link to the source"
                type="url"
                placeholder="https://"
              />
              <SelectField {...of(`policyFacts.${row}.part`)} label="Stands under">
                <Options of={POLICY_PARTS.map((part) => [part, PART_NAMES[part]])} />
              </SelectField>
              <TextField
                {...of(`policyFacts.${row}.checkedOn`)}
                label="Checked on"
                type="date"
                max={todayInIndia()}
              />
            </div>
            <div className="flex flex-wrap justify-between gap-3">
              <Button
                variant="quiet"
                onClick={() =>
                  form.setValue(`policyFacts.${row}.checkedOn`, todayInIndia(), { shouldDirty: true })
                }
                aria-label={`Fact ${row + 1} was checked today`}
              >
                Checked today
              </Button>
              {removeButton}
            </div>
          </fieldset>
        )}
      </SettingRows>
    </SettingsSection>
  );
}

export function QuestionFields() {
  const { of } = useSettingsEditing();
  return (
    <SettingsSection
      id="questions"
      title="Questions and answers"
      lead="On a page of their own: what travellers ask about all tours. What belongs to one tour stands in that tour."
    >
      <SettingRows
        name="questions"
        noun="question"
        addText="Add a question"
        fresh={() => ({ question: '', answer: '' })}
        max={SITE_QUESTION_LIMITS.entries}
      >
        {(row, removeButton) => (
          <div className={ROW}>
            <div className="grid flex-1 gap-3 border-b border-mist pb-5">
              <TextField {...of(`questions.${row}.question`)} label={`Question ${row + 1}`} />
              <TextAreaField {...of(`questions.${row}.answer`)} label={`Answer ${row + 1}`} rows={4} />
            </div>
            {removeButton}
          </div>
        )}
      </SettingRows>
    </SettingsSection>
  );
}
