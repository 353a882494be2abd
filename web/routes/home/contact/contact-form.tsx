import { CircleAlert, CircleCheck } from 'lucide-react';
import type { FormEvent } from 'react';
import { TOUR_TYPES } from '../../../../contracts/contacts/tour-types.ts';
import { ConsentLine } from '../../../features/consent/consent-line.tsx';
import { NoScriptContact } from '../../../features/contact/no-script-contact.tsx';
import { DraftNotice } from '../../../features/drafts/draft-notice.tsx';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { Honeypot } from '../../../features/form-traces/honeypot.tsx';
import { useFormTraces } from '../../../features/form-traces/use-form-traces.ts';
import { SendButton } from '../../../ui/buttons/send-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type Faults, useFaults } from '../../../ui/fields/use-faults.ts';
import type { ContactValues } from './contact-check.ts';
import { type ContactProgress, FAILED, useContactSending } from './use-contact-sending.ts';

const DRAFT = 'contact';

/** The simple contact form, for a question of any kind; nobody has to sign in for it. */
export function ContactForm() {
  const draft = useFormDraft(DRAFT);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const { send, progress } = useContactSending({
    draftName: DRAFT,
    form: draft.form,
    showFaults,
    readTraces: useFormTraces('contact', draft.form, draft.restored !== null),
    onSent: draft.clear,
  });
  const isSending = progress.state === 'sending';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    draft.save();
    void send(Object.fromEntries(new FormData(event.currentTarget)) as ContactValues);
  }

  return (
    <form
      ref={draft.form}
      id="contact-form"
      aria-label="Contact"
      method="post"
      noValidate
      onInput={(event) => {
        draft.save();
        clearFault(event);
      }}
      onSubmit={submit}
    >
      <NoScriptContact />
      <Honeypot />
      <ContactFields faults={faults} />
      <DraftNotice
        className="mt-4"
        state={draft.restored || progress.state === 'failed' ? 'restored' : 'idle'}
        idle="All fields are required."
        failed=""
      />
      <ConsentLine purpose="contact" className="mt-3" />
      {/* Before the script is there a press must not send the form to a page that cannot take it. */}
      <SendButton busy={isSending} className="mt-3 w-full">
        {isSending ? 'Sending…' : 'Send Message'}
      </SendButton>
      <ContactStatus progress={progress} />
    </form>
  );
}

function ContactFields({ faults }: { faults: Faults }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Name" name="name" autoComplete="name" required error={faults.name} />
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={faults.email} />
      <TextField
        label="Mobile"
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        required
        error={faults.mobile}
      />
      <SelectField label="Tour type" name="tourType" defaultValue="" required error={faults.tourType}>
        <option value="">Select Tour Type</option>
        {TOUR_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message"
        name="message"
        rows={5}
        required
        error={faults.message}
        className="sm:col-span-2"
      />
    </div>
  );
}

/** The result, in a line that is there from the start; the server's reason, if it gave one, beside it. */
function ContactStatus({ progress }: { progress: ContactProgress }) {
  return (
    <div className="mt-4 min-h-7">
      <p role="status" className="font-semibold">
        {progress.state === 'sent' && (
          <span className="flex items-center gap-2 text-success">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
            Message sent successfully!
          </span>
        )}
        {progress.state === 'failed' && (
          <span className="flex items-center gap-2 text-rhododendron">
            <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
            {FAILED}
          </span>
        )}
      </p>
      {progress.state === 'failed' && progress.reason && (
        <p className="mt-1 text-sm text-ink-soft">{progress.reason}</p>
      )}
    </div>
  );
}
