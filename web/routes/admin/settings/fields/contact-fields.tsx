import { useWatch } from 'react-hook-form';
import { whatsAppLink } from '../../../../lib/phone-and-mail/whatsapp-link.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { PlaceholderMark } from '../placeholders/placeholder-mark.tsx';
import { useSettingsEditing } from '../settings-context.ts';
import { LinkPreview } from './link-preview.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { SettingsSection } from './settings-section.tsx';

export function ContactFields() {
  const { form } = useSettingsEditing();
  const { errors } = form.formState;
  const whatsapp = useWatch({ control: form.control, name: 'whatsapp' });
  const address = whatsAppAddress(whatsapp);
  return (
    <SettingsSection id="contact" title="Phone, email and WhatsApp" lead="On every page of the site.">
      <PhoneFields />
      <div>
        <TextField
          label="Email"
          type="email"
          {...form.register('email')}
          hint="Enquiries and messages are mailed here too."
          error={errors.email?.message}
        />
        <PlaceholderMark names={['email']} />
      </div>
      <div>
        <TextField
          label="WhatsApp number"
          type="tel"
          {...form.register('whatsapp')}
          error={errors.whatsapp?.message}
        />
        {address && <LinkPreview href={address} text="Opens" />}
        <PlaceholderMark names={['whatsapp']} />
      </div>
      <div>
        <TextField
          label="By when you answer"
          {...form.register('replyWithin')}
          hint="Told to whoever writes to you: “One of us writes or calls you …”, such as within one working day."
          error={errors.replyWithin?.message}
        />
        <PlaceholderMark names={['replyWithin']} />
      </div>
    </SettingsSection>
  );
}

/** As the server stores it: without a country code, an Indian number. */
function whatsAppAddress(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 7) return undefined;
  return whatsAppLink(typed.includes('+') || digits.length > 10 ? digits : `91${digits}`);
}
