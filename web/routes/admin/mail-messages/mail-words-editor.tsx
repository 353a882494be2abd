import { type FormEvent, useRef, useState } from 'react';
import { WORDS_LIMITS } from '../../../../contracts/mail-words/languages.ts';
import type { MailWords, MessageDetail } from '../../../../contracts/mail-words/mail-words.contract.ts';
import { MailFrame } from '../../../features/mail-frame/mail-frame.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { NamedFieldList } from './named-field-list.tsx';
import { useWordsEditor } from './use-words-editor.ts';
import { useWordsPreview } from './use-words-preview.ts';
import { WordsConflict } from './words-conflict.tsx';

/** A message’s words beside what becomes of them. */
export function MailWordsEditor({ message }: { message: MessageDetail }) {
  const editing = useWordsEditor(message);
  const { words, type, isBusy, isChanged } = editing;
  const { preview, failure } = useWordsPreview(message.kind, words);
  const [isRestoring, setRestoring] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const writtenLast = useRef<keyof MailWords>('body');
  const faults = { ...preview?.faults, ...editing.faults };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !isBusy) void editing.save();
  }

  /** Where the caret is, or was last; what brings blocks goes into the text, in a line of its own. */
  function insert(name: string, isBlock: boolean) {
    const part = isBlock ? 'body' : writtenLast.current;
    const field = form.current?.elements.namedItem(part);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const at = field.selectionEnd ?? field.value.length;
    const put = isBlock ? `\n\n{{${name}}}\n\n` : `{{${name}}}`;
    type({ ...words, [part]: field.value.slice(0, at) + put + field.value.slice(at) });
    const caret = at + put.length;
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(caret, caret);
    });
  }

  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <form ref={form} noValidate onSubmit={submit} className="min-w-0">
        <p className="mb-5 max-w-[60ch] text-ink-soft">{message.purpose}</p>
        {editing.wasRestored && isChanged && <DraftRestoredNotice onStartAfresh={editing.discard} />}
        <TextField
          label="Subject"
          name="subject"
          value={words.subject}
          onChange={(event) => type({ ...words, subject: event.target.value })}
          onFocus={() => {
            writtenLast.current = 'subject';
          }}
          hint={`At most ${WORDS_LIMITS.subject} characters.`}
          error={faults.subject}
          className="mb-4"
        />
        <TextAreaField
          label="Text"
          name="body"
          rows={18}
          value={words.body}
          onChange={(event) => type({ ...words, body: event.target.value })}
          onFocus={() => {
            writtenLast.current = 'body';
          }}
          hint="Markdown: **bold**, ## heading, - list, [words](address). A link alone in its line is a button. What names a field that is empty is left out, with its paragraph."
          error={faults.body}
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} aria-disabled={!isChanged || isBusy || undefined}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
          {isChanged && (
            <Button variant="secondary" onClick={editing.discard}>
              Discard changes
            </Button>
          )}
          {message.isEdited && (
            <Button variant="secondary" onClick={() => setRestoring(true)}>
              Back to the original
            </Button>
          )}
        </div>
        <NamedFieldList fields={message.fields} onInsert={insert} />
      </form>
      <section aria-labelledby="words-preview" className="min-w-0">
        <h2 id="words-preview" className="text-xl">
          Preview
        </h2>
        <p className="mt-1 mb-3 text-ink-soft" role="status">
          {failure && <>Failed to make the preview. {failure.reason}</>}
          {!failure &&
            (preview?.shows
              ? `With the data of the newest enquiry, ${preview.shows}.`
              : 'With made-up data.')}
        </p>
        {preview ? (
          <>
            <p className="mb-3 wrap-anywhere">
              <span className="text-ink-soft">Subject: </span>
              <span className="font-semibold">{preview.subject}</span>
            </p>
            <MailFrame html={preview.html} title={`Preview of ${message.title}`} startsNarrow />
          </>
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </section>
      <WordsConflict message={message} editing={editing} />
      <ConfirmDialog
        open={isRestoring}
        title="Back to the original?"
        confirm="Back to the original"
        onConfirm={editing.restore}
        onClose={() => setRestoring(false)}
      >
        Your words for this mail are replaced by those that the site came with. The history keeps what they
        were.
      </ConfirmDialog>
    </div>
  );
}
