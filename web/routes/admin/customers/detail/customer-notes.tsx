import { Link } from 'react-router';
import type { CustomerDetail } from '../../../../../contracts/customers/customers.contract.ts';
import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { enquiryPath, messagePath } from '../../desk-paths.ts';
import { DraftRestoredNotice } from '../../drafts/draft-restored-notice.tsx';
import { Panel } from '../../enquiries/detail/panel.tsx';
import { useHistoryForm } from '../../enquiries/detail/replies/use-history-form.ts';
import { staffApi } from '../../staff-api.ts';

const PATH = { enquiry: enquiryPath, message: messagePath };

type Props = { draftName: string; customer: CustomerDetail };

export function CustomerNotes({ draftName, customer: { _id: id, notes } }: Props) {
  const { faults, isBusy, isRestored, formProps } = useHistoryForm({
    draftName,
    send: ({ text = '' }, idempotencyKey) =>
      staffApi.addCustomerNote({ params: { id }, body: { text }, idempotencyKey }),
    done: 'The note is added.',
    failed: 'Failed to add the note',
  });
  return (
    <Panel title="Notes">
      <form {...formProps} aria-label="Note about this customer" className="grid gap-3">
        <TextAreaField
          label="About this customer"
          name="text"
          rows={3}
          maxLength={LIMITS.message}
          hint="Travellers never see it."
          error={faults.text}
        />
        {isRestored && <DraftRestoredNotice />}
        <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
          Add the note
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className="mt-5 grid gap-4 border-t border-mist pt-4">
          {notes.map((note) => (
            <li key={note._id}>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {note.text}
              </p>
              <p className="text-sm text-ink-soft">
                <bdi>{note.by}</bdi>, {formatMoment(note.at)}
                {note.about && (
                  <>
                    {' · '}
                    <Link
                      to={PATH[note.about.kind](note.about._id)}
                      className="inline-flex min-h-9 items-center text-link"
                    >
                      {note.about.reference}
                    </Link>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
