import { useState } from 'react';
import { draftStore } from '../../../../../features/drafts/draft-store.ts';
import { moveFocusToContent } from '../../../../../lib/browser/move-focus-to-content.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { CopyButton } from '../../../actions/copy-button.tsx';
import { showToast } from '../../../toasts/show-toast.ts';
import { type Unsent, unsentOf } from './unsent-of-enquiry.ts';

type Props = { enquiries: { _id: string; reference: string }[] };

/** What was typed for enquiries that have no forms as long as they are merged or in the bin: it is not lost with those. */
export function UnsentNotice({ enquiries }: Props) {
  // Read anew each time: this browser keeps it, not the page.
  const [, setChanges] = useState(0);
  const found = enquiries.flatMap(({ _id, reference }) =>
    unsentOf(_id).map((unsent) => ({ ...unsent, reference })),
  );
  if (found.length === 0) return null;

  function discard({ form, draftName, draft }: Unsent) {
    // What is not this tab's own it could not take away.
    draftStore.load(draftName);
    draftStore.clear(draftName);
    // Nor is what stands there then, or what comes back: whoever has the form may finish it in another tab.
    draftStore.release(draftName);
    const redraw = () => setChanges((count) => count + 1);
    // The button that was pressed goes.
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
