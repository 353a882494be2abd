import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { todayInIndia } from '../../../../../contracts/india-time.ts';
import type { DeskQuote } from '../../../../../contracts/quotes/quotes.contract.ts';
import { UnsavedWarning } from '../../../../features/drafts/leaving/unsaved-warning.tsx';
import { sendOnce } from '../../../../features/drafts/send-once.ts';
import { moveFocusToContent } from '../../../../lib/browser/move-focus-to-content.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { ConfirmDialog } from '../../actions/confirm-dialog.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { ConflictDialog } from '../../conflict/conflict-dialog.tsx';
import { enquiryPath } from '../../desk-paths.ts';
import { sendingWords } from '../../mail/health/outbox-words.ts';
import { FormSection } from '../../records/form-section.tsx';
import { TypedFormContext, typedForm } from '../../records/typed-form.ts';
import { staffApi } from '../../staff-api.ts';
import { showToast } from '../../toasts/show-toast.ts';
import { QuoteSheet } from '../quote-sheet.tsx';
import { failedText } from '../quote-words.ts';
import { OptionFields } from './option-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import { useQuoteFields } from './quote-fields.ts';
import { type QuoteForm, shownQuote } from './quote-form-values.ts';
import { QuoteSuggestions } from './quote-suggestions.tsx';
import { QuotedDays, QuotedTrip, QuotedWords } from './quoted-trip.tsx';
import { TaxFields } from './tax-fields.tsx';
import { useQuoteForm } from './use-quote-form.ts';

export function QuoteEditor({ quote }: { quote: DeskQuote }) {
  const editing = useQuoteForm(quote);
  // After sending, the page of the sent quotation replaces the form.
  useLayoutEffect(() => moveFocusToContent, []);
  const { form, isSaving, hasDraft } = editing;
  const { enquiry, rules, figures } = quote;

  async function tellSaved(saving: Promise<number | undefined>) {
    if ((await saving) !== undefined) showToast({ text: 'The draft is saved.' });
  }

  return (
    <TypedFormContext value={typedForm(form, editing.draftName)}>
      <form
        aria-label="Quotation"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void tellSaved(editing.save());
        }}
      >
        {hasDraft && (
          <Notice tone="info" className="mb-6">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p>Your unsaved changes have been restored.</p>
              <Button variant="secondary" onClick={editing.discard}>
                Discard them
              </Button>
            </div>
          </Notice>
        )}
        <div className="grid grid-cols-1 gap-10">
          <QuotedTrip tour={enquiry.tourName} />
          <OptionFields rules={rules}>
            <QuoteSuggestions {...{ enquiry, rules }} />
          </OptionFields>
          <QuotedWords />
          <QuotedDays />
          <PlanFields {...{ rules, figures }} />
          <TaxFields rules={rules} />
          <Preview quote={quote} />
          <DiscardQuote quote={quote} onDone={editing.end} />
        </div>
        <div className="sticky bottom-(--bottom-inset,0px) z-30 mt-8 -mx-(--gutter) flex flex-wrap items-center justify-end gap-2 border-t border-mist bg-paper px-(--gutter) py-3 max-sm:[&>button]:grow sm:gap-3">
          {Object.keys(form.formState.errors).length > 0 && (
            <p className="mr-auto flex gap-1.5 text-sm max-sm:w-full font-medium text-rhododendron">
              <CircleAlert className="mt-0.5 size-4 shrink-0" />
              Please check the marked fields.
            </p>
          )}
          <Button type="submit" variant="secondary" busy={isSaving}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
          <SendButtons quote={quote} editing={editing} />
        </div>
      </form>
      <ConflictDialog
        what="this quotation"
        conflict={editing.conflict}
        isSaving={isSaving}
        onSave={(theirs) => tellSaved(editing.saveTogether(theirs))}
        onClose={editing.closeConflict}
      />
      <UnsavedWarning
        hasChanges={editing.hasChanges}
        text="Your changes are not saved. They are kept in this browser, and are back when you open this draft again."
      />
    </TypedFormContext>
  );
}

type SendProps = { quote: DeskQuote; editing: ReturnType<typeof useQuoteForm> };

function SendButtons({ quote, editing }: SendProps) {
  const { _id, enquiry } = quote;
  const act = useStaffAction();
  const params = { id: enquiry._id, quote: _id };

  async function send(isMailed: boolean) {
    if (editing.isSaving) return;
    const version = await editing.stored();
    if (version === undefined) return;
    const isSent = await act({
      // Text typed meanwhile stays in the draft: `LeftDraft` offers it.
      call: () =>
        sendOnce(`desk:quote-send:${_id}`, { version, isMailed }, (idempotencyKey, body) =>
          staffApi.sendQuote({ params, body, idempotencyKey }),
        ),
      failed: failedText('sent', quote),
      showFaults: editing.showFaults,
      done: () => (isMailed ? sendingWords('The quotation') : READY),
    });
    if (isSent) window.scrollTo({ top: 0 });
  }

  return (
    <>
      <ActionButton variant={enquiry.userEmail ? 'secondary' : 'primary'} onPress={() => send(false)}>
        Send without mail
      </ActionButton>
      {enquiry.userEmail && <ActionButton onPress={() => send(true)}>Send by mail</ActionButton>}
    </>
  );
}

const READY = 'The quotation is frozen. Send its link now.';

function Preview({ quote }: { quote: DeskQuote }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection id="quote-preview" title="What they will see">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 w-fit items-center text-link">Show it</summary>
        {isOpen && <TypedSheet quote={quote} />}
      </details>
    </FormSection>
  );
}

function TypedSheet({ quote }: { quote: DeskQuote }) {
  const { control } = useQuoteFields();
  const typed = useWatch({ control, compute: (form: QuoteForm) => form });
  return (
    <div className="mt-2 rounded-card border border-mist p-4">
      <QuoteSheet quote={shownQuote(typed, quote)} today={todayInIndia()} />
    </div>
  );
}

function DiscardQuote({ quote: { _id, enquiry }, onDone }: { quote: DeskQuote; onDone: () => void }) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);

  async function discard() {
    await act({
      async call() {
        await staffApi.discardQuote({ params: { id: enquiry._id, quote: _id } });
        onDone();
      },
      failed: 'Failed to discard the draft',
      done: 'The draft is discarded.',
      leadsTo: enquiryPath(enquiry._id),
    });
  }

  return (
    <div>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Discard this draft
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Discard this draft?"
        confirm="Discard"
        onConfirm={discard}
        onClose={() => setAsked(false)}
      >
        <p>It goes for good. What was sent before stays.</p>
      </ConfirmDialog>
    </div>
  );
}
