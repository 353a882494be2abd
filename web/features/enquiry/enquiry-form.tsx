import { type FormEvent, type ReactNode, Suspense, useEffect } from 'react';
import { askingPromise } from '../../../contracts/settings/reply-within.ts';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import { SendButton } from '../../ui/buttons/send-button.tsx';
import { useFaults } from '../../ui/fields/use-faults.ts';
import { ConsentLine } from '../consent/consent-line.tsx';
import { NoScriptContact } from '../contact/no-script-contact.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { Honeypot } from '../form-traces/honeypot.tsx';
import { useFormTraces } from '../form-traces/use-form-traces.ts';
import { useSession } from '../session/use-session.ts';
import { useSettings } from '../settings/use-settings.ts';
import type { EnquiryValues } from './enquiry-check.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { useEnquirySending } from './use-enquiry-sending.ts';
import { DESTINATION_WINDOW_HASH, ENQUIRY_WINDOW_HASH } from './window/enquiry-window-hash.ts';

/** In the server's HTML; its script is not waited for before the form can be used. */
const AskOnWhatsApp = optionalPart(() => import('./ask-on-whatsapp.tsx'), 'AskOnWhatsApp');

type Props =
  /** `children` stand behind the fields, within the form: what follows from them. */
  | { variant: 'tour'; tourName: string; children?: ReactNode }
  | { variant: 'page'; tourName?: undefined }
  /** `tripHere`: of the page below, chosen beforehand. */
  | { variant: 'modal'; tourName?: undefined; destination?: string; tripHere?: string };

/** The booking enquiry: beside a tour, on the contact page, or in a window over any page. */
export function EnquiryForm(props: Props) {
  // Another tour is another form: nothing typed for the last one may stay in it.
  return <OneEnquiryForm key={draftNameOf(props)} {...props} />;
}

function draftNameOf(props: Props): string {
  if (props.variant === 'tour') return `enquiry:tour:${props.tourName}`;
  const destination = destinationOf(props);
  if (destination) return `enquiry:destination:${destination}`;
  const tripHere = tripHereOf(props);
  return tripHere ? `enquiry:modal:${tripHere}` : `enquiry:${props.variant}`;
}

/** Of a window that opens for one destination, which stands chosen in it. */
function destinationOf(props: Props): string | undefined {
  return props.variant === 'modal' ? props.destination : undefined;
}

function tripHereOf(props: Props): string | undefined {
  return props.variant === 'modal' ? props.tripHere : undefined;
}

/** Where whoever has to sign in comes back to: the form, or what opens its window again. */
function returnHashOf(props: Props): string {
  if (props.variant !== 'modal') return '#enquiry-form';
  return props.destination ? DESTINATION_WINDOW_HASH : ENQUIRY_WINDOW_HASH;
}

function OneEnquiryForm(props: Props) {
  const { variant, tourName } = props;
  const draftName = draftNameOf(props);
  const destination = destinationOf(props);
  const { user } = useSession();
  const draft = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(draft.form);
  const isEmailGiven = variant !== 'modal' || destination !== undefined;
  const { send, progress, notSent } = useEnquirySending({
    draftName,
    returnHash: returnHashOf(props),
    isEmailGiven,
    showFaults,
    readTraces: useFormTraces('enquiry', draft.form, draft.restored !== null),
    save: draft.save,
    onSent: draft.clear,
  });
  const userEmail = user?.email ?? '';

  useEffect(() => {
    const email = draft.form.current?.elements.namedItem('email');
    if (email instanceof HTMLInputElement && !email.readOnly && email.value === '') email.value = userEmail;
  }, [draft.form, userEmail]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    draft.save();
    void send(Object.fromEntries(new FormData(event.currentTarget)) as EnquiryValues);
  }

  return (
    <form
      ref={draft.form}
      id={variant === 'modal' ? undefined : 'enquiry-form'}
      aria-label="Enquiry"
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
      <EnquiryFields
        faults={faults}
        tourName={tourName}
        destination={destination ?? tripHereOf(props)}
        accountEmail={isEmailGiven ? userEmail : null}
        isNarrow={variant === 'tour'}
      />
      {variant === 'tour' && props.children}
      <DraftNotice
        className="mt-4"
        state={progress === 'failed' ? 'failed' : draft.restored || progress === 'kept' ? 'restored' : 'idle'}
        idle={progress === 'sent' ? 'Your enquiry was sent.' : 'Everything but the message is required.'}
        failed={notSent}
      />
      <ConsentLine purpose="enquiry" className="mt-3" />
      <p className="mt-3 font-medium">{askingPromise(useSettings().replyWithin)}</p>
      {/* Before the script is there a press must not send the form to a page that cannot take it. */}
      <SendButton busy={progress === 'sending'} className="mt-3 w-full">
        {progress === 'sending' ? 'Sending…' : 'Send enquiry'}
      </SendButton>
      <Suspense>
        <AskOnWhatsApp />
      </Suspense>
    </form>
  );
}
