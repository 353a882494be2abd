import type { ReactNode, RefObject } from 'react';
import { href, useLocation } from 'react-router';
import { askingPromise } from '../../../contracts/settings/reply-within.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConsentLine } from '../consent/consent-line.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { FormAnswerNotice } from '../forms/form-answer-notice.tsx';
import { useKnownValue } from '../forms/use-known-value.ts';
import { useVisitorForm } from '../forms/use-visitor-form.ts';
import { VisitorForm } from '../forms/visitor-form.tsx';
import { useSession } from '../session/use-session.ts';
import { useSettings } from '../settings/use-settings.ts';
import { ENQUIRY_FORM } from './enquiry-body.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { AskOnWhatsApp } from './enquiry-parts.ts';
import { useEnquirySending } from './use-enquiry-sending.ts';
import { DESTINATION_WINDOW_HASH, ENQUIRY_WINDOW_HASH } from './window/enquiry-window-hash.ts';

/** `fields` are without people and date. */
export type FormParts = {
  form: RefObject<HTMLFormElement | null>;
  isAnswered: boolean;
  fields: ReactNode;
  rest: ReactNode;
};

type Props =
  | { variant: 'tour'; tourName: string; arrange: (parts: FormParts) => ReactNode }
  | { variant: 'page'; tourName?: undefined; asked?: string }
  | { variant: 'modal'; tourName?: undefined; destination?: string; tripHere?: string };

export function EnquiryForm(props: Props) {
  // The key separates tours: what was typed for one must not show for another.
  return <OneEnquiryForm key={draftNameOf(props)} {...props} />;
}

function draftNameOf(props: Props): string {
  if (props.variant === 'tour') return `enquiry:tour:${props.tourName}`;
  const destination = destinationOf(props);
  if (destination) return `enquiry:destination:${destination}`;
  const tripHere = tripHereOf(props);
  return tripHere ? `enquiry:${props.variant}:${tripHere}` : `enquiry:${props.variant}`;
}

function destinationOf(props: Props): string | undefined {
  return props.variant === 'modal' ? props.destination : undefined;
}

function tripHereOf(props: Props): string | undefined {
  if (props.variant === 'tour') return undefined;
  return props.variant === 'modal' ? props.tripHere : props.asked;
}

/** Where to return after sign-in: the form, or the hash that opens its window. */
function returnHashOf(props: Props): string {
  if (props.variant !== 'modal') return '#enquiry-form';
  return props.destination ? DESTINATION_WINDOW_HASH : ENQUIRY_WINDOW_HASH;
}

function OneEnquiryForm(props: Props) {
  const { variant, tourName } = props;
  const { pathname, search } = useLocation();
  const draftName = draftNameOf(props);
  const destination = destinationOf(props);
  const { user } = useSession();
  const form = useVisitorForm({ name: ENQUIRY_FORM, draft: draftName, purpose: 'enquiry' });
  const { draft, answer, isSending } = form;
  const isEmailGiven = variant !== 'modal' || destination !== undefined;
  const returnHash = returnHashOf(props);
  const { sending, progress, notSent } = useEnquirySending({ form, draftName, returnHash, isEmailGiven });
  const userEmail = user?.email ?? '';
  useKnownValue(draft.form, 'email', userEmail);
  const { replyWithin } = useSettings();
  const isInHand = draft.restored || progress === 'kept' || answer;
  const fields = (
    <EnquiryFields
      tourName={tourName}
      destination={destination ?? tripHereOf(props)}
      accountEmail={isEmailGiven ? userEmail : null}
      isNarrow={variant === 'tour'}
    />
  );
  const rest = (
    <>
      <TextField
        label="Food: diet, allergies (optional)"
        name="dietaryWish"
        maxLength={300}
        className="mt-4"
      />
      <DraftNotice
        className="mt-4"
        state={progress === 'failed' ? 'failed' : isInHand ? 'restored' : 'idle'}
        idle={progress === 'sent' ? 'Your enquiry was sent.' : 'All but the optional fields are required.'}
        failed={notSent}
      />
      <ConsentLine purpose="enquiry" className="mt-3" />
      <p className="mt-3 font-medium">{askingPromise(replyWithin)}</p>
      <Button type="submit" busy={isSending} className="mt-3 w-full">
        {isSending ? 'Sending…' : 'Send enquiry'}
      </Button>
      <AskOnWhatsApp />
    </>
  );
  return (
    <VisitorForm
      form={form}
      action={variant === 'modal' ? `${href('/contact')}#enquiry-form` : `${pathname}${search}#enquiry-form`}
      sending={sending}
      id={variant === 'page' ? 'enquiry-form' : undefined}
      aria-label="Enquiry"
    >
      <FormAnswerNotice answer={answer} className="mb-5" />
      {variant === 'tour' ? (
        props.arrange({ form: draft.form, isAnswered: answer !== undefined, fields, rest })
      ) : (
        <>
          {fields}
          {rest}
        </>
      )}
    </VisitorForm>
  );
}
