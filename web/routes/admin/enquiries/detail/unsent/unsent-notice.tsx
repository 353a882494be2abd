import { useState } from 'react';
import { draftStore } from '../../../../../features/drafts/draft-store.ts';
import { moveFocusToContent } from '../../../../../lib/browser/move-focus-to-content.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { CopyButton } from '../../../actions/copy-button.tsx';
import { showToast } from '../../../toasts/show-toast.ts';
import { type Unsent, unsentOf } from './unsent-of-enquiry.ts';

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
