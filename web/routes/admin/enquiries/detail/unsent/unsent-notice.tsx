import { useState } from 'react';
import { FACT_NAMES } from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { type Draft, draftStore } from '../../../../../features/drafts/draft-store.ts';
import { moveFocusToContent } from '../../../../../lib/browser/move-focus-to-content.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { CopyButton } from '../../../actions/copy-button.tsx';
import { draftNameOfAction } from '../../../follow-up/use-next-action-form.ts';
import { draftNameOfReply } from '../../../replies/reply-to.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { factsDraftName } from '../facts/facts-draft.ts';

const FORMS: Form[] = [
  { form: 'reply', nameOf: (id) => draftNameOfReply('reply', id), fields: ['subject', 'text'] },
  { form: 'message by WhatsApp', nameOf: (id) => draftNameOfReply('whatsapp', id), fields: ['text'] },
  { form: 'note of the call', nameOf: (id) => draftNameOfReply('call', id), fields: ['text'] },
  { form: 'note', nameOf: (id) => draftNameOfReply('note', id), fields: ['text'] },
  { form: 'next action', nameOf: draftNameOfAction, fields: ['on', 'words'] },
  { form: 'correction', nameOf: factsDraftName, fields: FACT_NAMES },
];

type Props = { enquiries: { _id: string; reference: string }[] };

/** Merged enquiries and those in the bin have no forms, so their drafts are shown here. */
export function UnsentNotice({ enquiries }: Props) {
  // Forces a render: the drafts are in browser storage, not in React state.
  const [, setChanges] = useState(0);
  const found = enquiries.flatMap(({ _id, reference }) =>
    unsentOf(_id).map((unsent) => ({ ...unsent, reference })),
  );
  if (found.length === 0) return null;

  function discard({ form, draftName, draft }: Unsent) {
    // A draft can be removed only by the tab that owns it.
    draftStore.load(draftName);
    draftStore.clear(draftName);
    // Released even if restored: the form may be finished in another tab.
    draftStore.release(draftName);
    const redraw = () => setChanges((count) => count + 1);
    moveFocusToContent();
    redraw();
    showToast({
      text: `The ${form} is discarded.`,
      undo: async () => {
        draftStore.save(draftName, draft);
        draftStore.release(draftName);
        redraw();
      },
    });
  }

  return (
    <section aria-label="Typed and not sent">
      <Notice tone="info">
        <ul className="grid gap-2">
          {found.map((unsent) => (
            <li key={unsent.draftName}>
              <div className="flex flex-wrap items-center gap-x-2">
                <p className="mr-auto font-semibold">
                  Typed for {unsent.reference} and not sent: {unsent.form}
                </p>
                <CopyButton text={unsent.text} name={unsent.form} />
                <Button variant="quiet" className="px-3" onClick={() => discard(unsent)}>
                  Discard
                </Button>
              </div>
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {unsent.text}
              </p>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

type Form = { form: string; nameOf: (enquiryId: string) => string; fields: readonly string[] };

type Unsent = { form: string; draftName: string; draft: Draft; text: string };

function unsentOf(enquiryId: string): Unsent[] {
  return FORMS.flatMap(({ form, nameOf, fields }) => {
    const draftName = nameOf(enquiryId);
    const draft = draftStore.look(draftName);
    if (!draft) return [];
    const text = fields.flatMap((field) => draft[field]?.trim() || []).join('\n');
    return text === '' ? [] : [{ form, draftName, draft, text }];
  });
}
