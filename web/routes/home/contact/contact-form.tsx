import { CircleAlert, CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { href } from 'react-router';
import type { ContactBody } from '../../../../contracts/contacts/contacts.contract.ts';
import type { FormTraces } from '../../../../contracts/fields/form-traces.ts';
import type { AlertMessage } from '../../../features/alerts/alerts.ts';
import { ConsentLine } from '../../../features/consent/consent-line.tsx';
import { DraftNotice } from '../../../features/drafts/draft-notice.tsx';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import type { FormAnswer } from '../../../features/forms/form-answer.ts';
import { formApi } from '../../../features/forms/form-api.ts';
import type { Sending, VisitorFormState } from '../../../features/forms/use-visitor-form.ts';
import { useVisitorForm } from '../../../features/forms/use-visitor-form.ts';
import { VisitorForm } from '../../../features/forms/visitor-form.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { CONTACT, checkContact, contactBody, contactFailure, SENT } from './contact-check.ts';

const IDLE: ContactProgress = { state: 'idle' };

export function ContactForm({ tourTypes }: { tourTypes: string[] }) {
  const form = useVisitorForm({ name: CONTACT, draft: CONTACT, purpose: 'contact' });
  const { sending, progress } = useContactSending(form);
  return (
    <VisitorForm
      form={form}
      action={`${href('/home')}#contact-form`}
      sending={sending}
      id="contact-form"
      aria-label="Contact"
      className={progress.state === 'idle' ? undefined : '-scroll-mt-64'}
    >
      <ContactFields tourTypes={tourTypes} />
      <DraftNotice
        className="mt-4"
        state={form.draft.restored || progress.state === 'failed' ? 'restored' : 'idle'}
        idle="All fields are required."
        failed=""
      />
      <ConsentLine purpose="contact" className="mt-3" />
      <Button type="submit" busy={form.isSending} className="mt-3 w-full">
        {form.isSending ? 'Sending…' : 'Send Message'}
      </Button>
      <ContactStatus progress={progress} />
    </VisitorForm>
  );
}

function ContactFields({ tourTypes }: { tourTypes: string[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Name" name="name" autoComplete="name" required />
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <TextField label="Mobile" name="mobile" type="tel" inputMode="numeric" autoComplete="tel" required />
      <SelectField label="Tour type" name="tourType" defaultValue="" required>
        <option value="">Select Tour Type</option>
        {tourTypes.map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="Message" name="message" rows={5} required className="sm:col-span-2" />
    </div>
  );
}

function ContactStatus({ progress }: { progress: ContactProgress }) {
  return (
    <div data-result="" className="mt-4 min-h-7">
      <p role="status" className="font-semibold">
        {progress.state === 'sent' && (
          <span className="flex items-center gap-2 text-success">
            <CircleCheck className="size-5 shrink-0" />
            {SENT}
          </span>
        )}
        {progress.state === 'failed' && (
          <span className="flex items-center gap-2 text-rhododendron">
            <CircleAlert className="size-5 shrink-0" />
            {progress.text}
          </span>
        )}
      </p>
      {progress.state === 'failed' && (
        <div className="mt-1 text-sm text-ink-soft">
          <p>{progress.detail ?? progress.words}</p>
          {progress.hasNoAnswer && <p role="status" data-line="" />}
        </div>
      )}
    </div>
  );
}

type ContactProgress = { state: 'idle' | 'sent' } | ({ state: 'failed' } & AlertMessage);

function useContactSending({ draft, answer, isSending }: VisitorFormState) {
  const [progress, setProgress] = useState<ContactProgress>({ state: 'idle' });
  // Storage forgets it on success, but a second press is still the same message.
  const lastSent = useRef<{ content: string; key: string }>(undefined);

  /** Enter in the first field submits while the form's foot is out of view on phones. */
  function tell(next: ContactProgress): void {
    setProgress(next);
    draft.form.current?.querySelector('[data-result]')?.scrollIntoView({ block: 'nearest' });
  }

  async function post(body: ContactBody, formTraces: FormTraces, sentKey?: string): Promise<undefined> {
    const content = JSON.stringify(body);
    const sendAs = async (key: string) => {
      await formApi.sendContactMessage({ body, idempotencyKey: key, formTraces });
      lastSent.current = { content, key };
    };
    if (lastSent.current?.content === content) await sendAs(lastSent.current.key);
    else await sendOnce(CONTACT, body, sendAs, { sentKey });
    draft.clear();
    tell({ state: 'sent' });
  }

  const failed: Sending['failed'] = (error) => {
    const failure = contactFailure(error);
    tell({ state: 'failed', ...failure });
    // The form has gone with its page.
    return draft.form.current ? undefined : failure;
  };

  const send: Sending['send'] = async (values, traces, sentKey) => {
    setProgress({ state: 'idle' });
    const faults = checkContact(values);
    return Object.keys(faults).length > 0 ? faults : post(contactBody(values), traces, sentKey);
  };

  return { sending: { send, failed }, progress: answer ? progressOf(answer) : isSending ? IDLE : progress };
}

function progressOf({ said }: FormAnswer): ContactProgress {
  if (!said) return IDLE;
  return said.tone === 'success' ? { state: 'sent' } : { ...said, state: 'failed' };
}
