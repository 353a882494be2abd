import { type ComponentProps, useState } from 'react';
import type { MoneyRules } from '../../../../../contracts/money/money-rules.ts';
import { MONEY_LIMITS } from '../../../../../contracts/money/money-terms.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../records/form-section.tsx';
import { Options } from '../../records/options.tsx';
import { STATE_CHOICES } from '../../records/state-choices.ts';
import { TickBox } from '../../records/tick-box.tsx';
import { REGISTRATION_NAMES } from './rules-words.ts';

type Props = { rules: MoneyRules };

const LINE = 120;
const SENTENCE = 400;
const PAIR = 'grid items-start gap-5 sm:grid-cols-2';

function Percent(props: Omit<ComponentProps<typeof TextField>, 'ref'>) {
  return <TextField inputMode="decimal" maxLength={10} autoComplete="off" {...props} />;
}

function Line(props: Omit<ComponentProps<typeof TextField>, 'ref'>) {
  return <TextField maxLength={LINE} autoComplete="off" {...props} />;
}

export function RegistrationSection() {
  return (
    <FormSection title="Registration">
      <div className={PAIR}>
        <SelectField name="registration" label="GST">
          <Options of={REGISTRATION_NAMES} />
        </SelectField>
        <SelectField name="homeState" label="State">
          <Options of={STATE_CHOICES} />
        </SelectField>
        <Line name="gstin" label="GSTIN" maxLength={60} />
        <Line
          name="legalName"
          label="Legal name"
          hint="Not registered for GST: left empty, the agency’s name."
        />
      </div>
    </FormSection>
  );
}

export function RatesSection({ rules }: Props) {
  return (
    <FormSection title="Rates" lead="Only who is registered as usual adds GST.">
      <div className={PAIR}>
        <Percent name="packagePercent" label="Tour packages (%)" hint="Without input credit." />
        <Percent name="otherPercent" label="All else (%)" />
        <TextAreaField
          name="packageSentence"
          label="Sentence on bills for packages"
          rows={3}
          maxLength={SENTENCE}
          className="sm:col-span-2"
        />
        <Line name="sac" label="SAC" maxLength={8} inputMode="numeric" />
        <div className="sm:mt-7.5">
          <TickBox name="isRounded" defaultChecked={rules.isRounded}>
            Round totals to the rupee
          </TickBox>
        </div>
      </div>
    </FormSection>
  );
}

export function TcsSection() {
  return (
    <FormSection title="TCS" lead="Tax collected at source on tours abroad, such as Bhutan.">
      <div className={PAIR}>
        <Percent name="tcsPercent" label="With PAN (%)" />
        <Percent name="tcsPercentWithoutPan" label="Without PAN (%)" />
      </div>
    </FormSection>
  );
}

export function UpiSection({ rules }: Props) {
  return (
    <FormSection
      title="UPI"
      lead="Travellers get a QR code on a computer, and the ID to copy on a phone. Rules that begin later and have the same UPI or bank details change with these."
    >
      <div className={PAIR}>
        <Line name="upiId" label="UPI ID" placeholder="name@bank" spellCheck={false} autoCapitalize="none" />
        <Line name="upiName" label="Name it is known by" />
      </div>
      <div className="mt-3">
        <TickBox name="isMerchantVerified" defaultChecked={rules.isMerchantVerified}>
          It is a verified merchant’s: banks accept payment links to it
        </TickBox>
      </div>
    </FormSection>
  );
}

export function BankSection() {
  return (
    <FormSection title="Bank">
      <div className={PAIR}>
        <Line name="bankHolder" label="Holder of the account" />
        <Line name="bankAccount" label="Account number" maxLength={40} inputMode="numeric" />
        <Line name="ifsc" label="IFSC" maxLength={20} />
        <Line name="bankName" label="Bank and branch" />
      </div>
    </FormSection>
  );
}

/** With the first number of an invoice, as it is typed. */
export function NumbersSection({ rules }: Props) {
  const [prefix, setPrefix] = useState(rules.prefix);
  return (
    <FormSection title="Numbers" lead="Each kind of document counts for itself, from 1 each April.">
      <Line
        name="prefix"
        label="Numbers begin with"
        maxLength={MONEY_LIMITS.prefix}
        onInput={({ currentTarget }) => setPrefix(currentTarget.value)}
        className="max-w-60"
        hint={`Such as ${prefix.trim().toUpperCase() || 'TT'}I/26-27/0001 for an invoice.`}
      />
    </FormSection>
  );
}
