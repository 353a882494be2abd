import { QUOTE_LIMITS } from '../../../../../contracts/quotes/quote-limits.ts';
import type { DeskQuote, QuoteInList } from '../../../../../contracts/quotes/quotes.contract.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { ConfirmDialog } from '../../actions/confirm-dialog.tsx';
import { FormDialog } from '../../actions/form-dialog.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { staffApi } from '../../staff-api.ts';
import { failedText, LINKED_STATES, quoteName } from '../quote-words.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

export type QuoteDeedKind = 'link' | 'accept' | 'decline' | 'withdraw' | 'end-links';

export type DeedProps = {
  quote: QuoteInList;
  enquiry: DeskQuote['enquiry'];
  onClose: () => void;
};

/** The dialog for an action on a sent quotation. */
export function QuoteDeed({ deed, ...rest }: DeedProps & { deed: QuoteDeedKind }) {
  if (deed === 'link') return <LinkDialog {...rest} />;
  if (deed === 'accept') return <AcceptDialog {...rest} />;
  if (deed === 'end-links') return <EndLinks {...rest} />;
  return <WithReason deed={deed} {...rest} />;
}

const WORDS = {
  decline: {
    title: 'is declined',
    confirm: 'Decline for them',
    outcome: 'declined',
    done: 'The quotation is declined.',
    label: 'Why they decline',
    hint: 'As they said it. May stay empty.',
    call: staffApi.declineQuoteFor,
  },
  withdraw: {
    title: ': withdraw it?',
    confirm: 'Withdraw',
    outcome: 'withdrawn',
    done: 'The quotation is withdrawn.',
    label: 'Why you withdraw it',
    hint: 'Only staff read this.',
    call: staffApi.withdrawQuote,
  },
} as const;

function WithReason({ deed, quote, enquiry, onClose }: DeedProps & { deed: keyof typeof WORDS }) {
  const { title, confirm, outcome, done, label, hint, call } = WORDS[deed];
  const params = { id: enquiry._id, quote: quote._id };
  return (
    <FormDialog
      title={`${quoteName(quote)}${deed === 'decline' ? ' ' : ''}${title}`}
      draftName={`desk:quote-${deed}:${quote._id}`}
      {...{ confirm, done, onClose }}
      failed={failedText(outcome, quote)}
      isGrave={deed === 'withdraw'}
      call={({ reason = '' }) => call({ params, body: { reason } })}
    >
      {quote.state === 'accepted' && (
        <p>
          It is accepted: withdraw it if that was a mistake, or when nobody travels any more. What was due for
          it is taken back; the trip itself stays as it is.
        </p>
      )}
      <TextAreaField name="reason" rows={3} maxLength={QUOTE_LIMITS.reason} {...{ label, hint }} />
    </FormDialog>
  );
}

function EndLinks({ quote, enquiry, onClose }: DeedProps) {
  const act = useStaffAction();
  return (
    <ConfirmDialog
      open
      title="End the links?"
      confirm="End them"
      onConfirm={async () => {
        await act({
          call: () => staffApi.endQuoteLinks({ params: { id: enquiry._id, quote: quote._id } }),
          failed: 'Failed to end the links',
          done: 'The links lead nowhere any more.',
        });
      }}
      onClose={onClose}
    >
      <p>
        All links to {quoteName(quote).toLowerCase()} that went out stop working.{' '}
        {LINKED_STATES.includes(quote.state)
          ? 'You can make another one.'
          : 'To send a link again, revise the quotation.'}
      </p>
    </ConfirmDialog>
  );
}
