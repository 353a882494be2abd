import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { formatPaise } from '../../../../../contracts/money/format-paise.ts';
import { ABROAD, stateName } from '../../../../../contracts/money/indian-states.ts';
import { MONEY_LIMITS } from '../../../../../contracts/money/money-terms.ts';
import { ACCEPT_CHANNEL_NAMES, type AcceptChannel } from '../../../../../contracts/quotes/quote-terms.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { onceMeant } from '../../actions/ask-first.ts';
import { FormDialog } from '../../actions/form-dialog.tsx';
import { Options } from '../../records/options.tsx';
import { STATE_CHOICES } from '../../records/state-choices.ts';
import { staffApi } from '../../staff-api.ts';
import { failedText, quoteName } from '../quote-words.ts';
import type { DeedProps } from './quote-deed.tsx';

export function AcceptDialog({ quote, enquiry, onClose }: DeedProps) {
  const { _id, options } = quote;
  const params = { id: enquiry._id, quote: _id };

  function accept(
    { option = '0', name = '', state = '', gstin = '', address = '', channel = '' }: Record<string, string>,
    key: string,
  ) {
    const body = { option, name, state, gstin, address, channel: channel as AcceptChannel };
    return onceMeant((isMeant) =>
      staffApi.acceptQuoteFor({
        params,
        body: { ...body, isMeant },
        idempotencyKey: isMeant ? `${key}-meant` : key,
      }),
    );
  }

  return (
    <FormDialog
      title={`${quoteName(quote)} is accepted`}
      draftName={`desk:quote-accept:${_id}`}
      confirm="Accept for them"
      call={accept}
      failed={failedText('accepted', quote)}
      done="Accepted: the trip is confirmed."
      onClose={onClose}
    >
      {options.length > 1 && (
        <SelectField name="option" label="Option" defaultValue="">
          <Options
            of={options.map(
              ({ label, total }, place) => [String(place), `${label}, ${formatPaise(total)}`] as const,
            )}
            none="Choose"
          />
        </SelectField>
      )}
      <TextField
        name="name"
        label="Who accepts"
        maxLength={LIMITS.name}
        defaultValue={enquiry.fullName}
        autoComplete="off"
      />
      <SelectField name="state" label="The state they live in" defaultValue="">
        <Options of={[...STATE_CHOICES, [ABROAD, stateName(ABROAD)] as const]} none="Choose" />
      </SelectField>
      <TextField name="gstin" label="Their GSTIN, if they have one" maxLength={30} autoComplete="off" />
      <TextAreaField
        name="address"
        label="Address of the company"
        rows={2}
        maxLength={MONEY_LIMITS.address}
        autoComplete="off"
      />
      <SelectField name="channel" label="How they said so" defaultValue="phone">
        <Options of={ACCEPT_CHANNEL_NAMES} />
      </SelectField>
    </FormDialog>
  );
}
