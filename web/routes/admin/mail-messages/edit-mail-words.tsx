import { useEffect, useRef, useState } from 'react';
import { href } from 'react-router';
import { WORDS_LIMITS } from '../../../../contracts/mail-words/languages.ts';
import type {
  MailWords,
  MessageDetail,
  WordsPreview,
} from '../../../../contracts/mail-words/mail-words.contract.ts';
import { failureReason } from '../../../features/failures/failure-text.ts';
import { MailFrame } from '../../../features/mail-frame/mail-frame.tsx';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { quietly } from '../../../features/session/quietly.ts';
import { insertText } from '../../../lib/browser/insert-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { NamedFields } from '../records/named-fields.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { useVersionedEditor } from '../records/use-versioned-editor.ts';
import type { EditedRecord } from '../records/use-versioned-form.ts';
import { staffApi } from '../staff-api.ts';
import { type LoadFailure, loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/edit-mail-words.ts';

/** Milliseconds without a keystroke before the preview is refreshed. */
const PAUSE = 400;

type SavedWords = MailWords & { version: number };
type Message = MessageDetail & { _id: string };
const messageOf = ({ data }: { data: MessageDetail }): Message => ({ ...data, _id: data.kind });
const findWords = async ({ params: { id: kind } }: { params: { id: string } }) => ({
  data: messageOf(await staffApi.getMessage({ params: { kind } })),
});
const PART_NAMES = { subject: 'the subject', body: 'the text' };
const WORDS: EditedRecord<keyof typeof PART_NAMES, Message> = {
  draftKind: 'mail-words',
  what: 'words',
  partNames: PART_NAMES,
  typedOf: ({ words }) => words,
  list: href('/admin/mail/messages'),
  staysOpen: true,
  saved: 'Saved. The next mail uses these words.',
  create: () => Promise.reject(new Error('The site has its messages by itself.')),
  update: async ({ params: { id: kind }, body }: { params: { id: string }; body: SavedWords }) => ({
    data: messageOf(await staffApi.saveWords({ params: { kind }, body })),
  }),
  find: findWords,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Words of a mail');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.kind, findWords));

export const HydrateFallback = () => <LoadingList title="Words of a mail" />;

export default function EditMailWordsPage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="message"
      nameOf={(message) => message.title}
      back={{ to: href('/admin/mail/messages'), text: 'All messages of the site' }}
      gone="The site sends no mail of this name."
    >
      {(message) => message && <MailWordsEditor message={message} />}
    </RecordPage>
  );
}

function MailWordsEditor({ message }: { message: Message }) {
  const { kind } = message;
  const editor = useVersionedEditor(message, WORDS);
  const { preview, failure } = useWordsPreview(kind, editor.typed);
  const act = useStaffAction();
  const [isRestoring, setRestoring] = useState(false);
  const writtenLast = useRef<'subject' | 'body'>('body');

  const of = (part: 'subject' | 'body') => ({
    ...editor.of(part),
    error: editor.faults[part] ?? preview?.faults[part],
    onFocus() {
      writtenLast.current = part;
    },
  });

  /** Inserts at the caret's last position; block fields get a line of their own. */
  function insert(name: string) {
    const isBlock = message.fields.some((field) => field.name === name && field.isBlock);
    const part = isBlock ? 'body' : writtenLast.current;
    const field = editor.draft.form.current?.elements.namedItem(part);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    field.setSelectionRange(field.selectionEnd, field.selectionEnd);
    insertText(field, isBlock ? `\n\n{{${name}}}\n\n` : `{{${name}}}`);
  }

  async function restore() {
    const body = { version: editor.version() };
    await act({
      call: async () => editor.takeOver(messageOf(await staffApi.restoreWords({ params: { kind }, body }))),
      failed: 'Failed to save the words',
      done: 'The original words are back.',
    });
  }

  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-5 max-w-[60ch] text-ink-soft">{message.purpose}</p>
        <RecordForm
          editor={editor}
          label="Words of the mail"
          className="gap-4"
          what="these words"
          needsChange
          afterSave={
            <>
              {editor.isChanged && (
                <Button variant="secondary" onClick={() => editor.takeOver(message)}>
                  Discard changes
                </Button>
              )}
              {message.isEdited && (
                <Button variant="secondary" onClick={() => setRestoring(true)}>
                  Back to the original
                </Button>
              )}
            </>
          }
        >
          <TextField
            label="Subject"
            hint={`At most ${WORDS_LIMITS.subject} characters.`}
            {...of('subject')}
          />
          <MarkdownField
            label="Text"
            rows={18}
            hint="A link alone in its line is a button. What names a field that is empty is left out, with its paragraph."
            {...of('body')}
          />
        </RecordForm>
        <div className="mt-6">
          <NamedFields fields={message.fields.map(namedField)} onPick={insert} />
        </div>
      </div>
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
      <ConfirmDialog
        open={isRestoring}
        title="Back to the original?"
        confirm="Back to the original"
        onConfirm={restore}
        onClose={() => setRestoring(false)}
      >
        Your words for this mail are replaced by those that the site came with. The history keeps what they
        were.
      </ConfirmDialog>
    </div>
  );
}

function namedField({ name, says, isBlock, isRequired }: MessageDetail['fields'][number]) {
  const notes = [says, isRequired && 'Must not be left out', isBlock && 'In a line of its own'];
  return { name, text: `{{${name}}}`, says: notes.filter(Boolean).join('. ') };
}

/** If a preview fails, the last one stays. */
function useWordsPreview(kind: string, { subject, body }: MailWords) {
  const [preview, setPreview] = useState<WordsPreview>();
  const [failure, setFailure] = useState<LoadFailure>();

  useEffect(() => {
    let isOvertaken = false;
    const timer = setTimeout(async () => {
      try {
        const { data } = await quietly(() =>
          staffApi.previewWords({ params: { kind }, body: { subject, body } }),
        );
        if (isOvertaken) return;
        setPreview(data);
        setFailure(undefined);
      } catch (error) {
        if (!isOvertaken) setFailure({ reason: failureReason(error) });
      }
    }, PAUSE);
    return () => {
      isOvertaken = true;
      clearTimeout(timer);
    };
  }, [kind, subject, body]);

  return { preview, failure };
}
