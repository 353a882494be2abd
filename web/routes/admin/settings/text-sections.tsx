import { useWatch } from 'react-hook-form';
import { LATE_AFTER } from '../../../../contracts/settings/late-after.ts';
import { whatsAppLink } from '../../../lib/phone-and-mail/whatsapp-link.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Options } from '../records/options.tsx';
import { TickBox } from '../records/tick-box.tsx';
import { PhoneFields } from './list-sections.tsx';
import { OfficePin } from './office-pin.tsx';
import { LinkPreview, PlaceholderMark, SettingsSection, SettingText } from './setting-parts.tsx';
import { SETTING_NAMES } from './settings-form-values.ts';
import { useSettingsEditing } from './use-settings-editor.ts';

export function AgencyFields() {
  return (
    <SettingsSection id="agency" title="Agency" lead="In the header, in every title, and in mails.">
      <SettingText name="agencyName" maxLength={80} />
      <SettingText name="tagline" maxLength={160} hint="One line: what you offer, and where." />
      <SettingText name="town" maxLength={60} hint="Where your office is." />
      <SettingText
        name="languages"
        hint="Those in which you answer travellers, with commas between: English, Hindi, Nepali."
      />
    </SettingsSection>
  );
}

export function ContactFields() {
  const { form } = useSettingsEditing();
  const address = whatsAppAddress(useWatch({ control: form.control, name: 'whatsapp' }));
  return (
    <SettingsSection id="contact" title="Phone, email and WhatsApp" lead="On every page of the site.">
      <PhoneFields />
      <SettingText name="email" type="email" hint="Enquiries and messages are mailed here too." />
      <SettingText name="whatsapp" type="tel">
        {address && <LinkPreview href={address} text="Opens" />}
      </SettingText>
      <SettingText
        name="replyWithin"
        hint="Told to people who write to you: “One of us writes or calls you …”, such as within one working day."
      />
    </SettingsSection>
  );
}

/** As the server stores it: without a country code, an Indian number. */
function whatsAppAddress(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 7) return undefined;
  return whatsAppLink(typed.includes('+') || digits.length > 10 ? digits : `91${digits}`);
}

export function OfficeFields() {
  const { of } = useSettingsEditing();
  return (
    <SettingsSection id="office" title="Office" lead="On the contact page and in the footer.">
      <div>
        <TextAreaField {...of('addressLines')} label="Address" rows={4} hint="Up to six lines." />
        <PlaceholderMark names={['addressLines']} />
      </div>
      <SettingText name="officeHours" />
      <OfficePin />
    </SettingsSection>
  );
}

export function DeskFields() {
  const { of } = useSettingsEditing();
  return (
    <SettingsSection
      id="desk"
      title="Enquiries and messages"
      lead="What nobody has answered is marked as late then. Working days are Monday to Saturday."
    >
      <SelectField {...of('lateAfter')} label={SETTING_NAMES.lateAfter}>
        <Options of={LATE_AFTER} />
      </SelectField>
    </SettingsSection>
  );
}

export function ReviewFields() {
  const { form } = useSettingsEditing();
  return (
    <SettingsSection
      id="reviews"
      title="Reviews"
      lead="Reviews by the link that we mail after a trip are shown at once; their pictures always wait for you."
    >
      <TickBox {...form.register('areReviewsHeld')}>{SETTING_NAMES.areReviewsHeld}</TickBox>
    </SettingsSection>
  );
}
