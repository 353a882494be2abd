import { useId, useRef, useState } from 'react';
import { href } from 'react-router';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import { ISSUE_LIMITS } from '../../../../contracts/newsletter/issue-terms.ts';
import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { useDestinationOptions } from '../destinations/use-destination-options.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { Options } from '../records/options.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { useVersionedEditor } from '../records/use-versioned-editor.ts';
import type { EditedRecord } from '../records/use-versioned-form.ts';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/issue-page.ts';
import { IssuePreviewPanel } from './issue-preview-panel.tsx';
import { IssueProgress } from './issue-progress.tsx';
import { SendPanel } from './send-panel.tsx';

const PART_NAMES = { subject: 'subject', body: 'text', destination: 'who gets it' };
const ISSUE: EditedRecord<Part, IssueDetail> = {
  draftKind: 'issue',
  what: 'issue',
  partNames: PART_NAMES,
  typedOf: ({ subject, body, destination }) => ({ subject, body, destination: destination ?? '' }),
  list: href('/admin/newsletter'),
  staysOpen: true,
  create: staffApi.createIssue,
  update: staffApi.updateIssue,
  async find(asking) {
    const found = await staffApi.getIssue(asking);
    if (found.data.state !== 'draft') throw new Error('What is being sent is not written any more.');
    return found;
  },
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Issue of the newsletter');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, staffApi.getIssue, () => staffApi.countRecipients({})));

export const HydrateFallback = () => <LoadingList title="Issue of the newsletter" />;

export default function IssuePage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="issue"
      nameOf={(issue) => issue.subject}
      back={{ to: href('/admin/newsletter'), text: 'All issues' }}
    >
      {(issue) =>
        issue === null || issue.state === 'draft' ? (
          <IssueEditor issue={issue} />
        ) : (
          <IssueProgress issue={issue} />
        )
      }
    </RecordPage>
  );
}

type Part = keyof typeof PART_NAMES;

function IssueEditor({ issue }: { issue: IssueDetail | null }) {
  const editor = useVersionedEditor(issue, ISSUE);
  const { draft, of, typed } = editor;
  const readers = useDestinationOptions(issue?.destination).map(
    ([key, name]) => [key, `Those who enquired about ${name}`] as const,
  );

  function dropIn(slug: string) {
    const field = draft.form.current?.elements.namedItem('body');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const before = field.value.slice(0, field.selectionEnd).trimEnd();
    const after = field.value.slice(field.selectionEnd).trimStart();
    const card = `{{tour:${slug}}}`;
    editor.write('body', [before, card, after].filter((part) => part !== '').join('\n\n'));
    const end = (before === '' ? 0 : before.length + 2) + card.length;
    field.focus();
    field.setSelectionRange(end, end);
  }

  return (
    <div className="grid max-w-[52rem] grid-cols-1 gap-8">
      {issue?.fault && (
        <Notice tone="error" role="alert">
          <p className="wrap-anywhere">It was not sent when its time came: {issue.fault}</p>
        </Notice>
      )}
      <RecordForm
        editor={editor}
        label="Issue"
        className="gap-5"
        afterSave={issue && <DeleteIssue issue={issue} onDeleted={draft.clear} />}
      >
        <TextField label="Subject" maxLength={ISSUE_LIMITS.subject} {...of('subject')} />
        <MarkdownField
          label="Text"
          rows={16}
          maxLength={ISSUE_LIMITS.body}
          {...of('body')}
          hint="A link in a line of its own is a button."
        />
        <TourPicker onPick={dropIn} />
        <SelectField label="Who gets it" {...of('destination')}>
          <Options of={readers} none="Everybody who confirmed" />
        </SelectField>
      </RecordForm>
      <IssuePreviewPanel content={typed} />
      {issue && <SendPanel issue={issue} destination={typed.destination} save={editor.store} />}
    </div>
  );
}

function DeleteIssue({ issue, onDeleted }: { issue: IssueDetail; onDeleted: () => void }) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);

  async function remove() {
    await act({
      async call() {
        await staffApi.deleteIssue({ params: { id: issue._id } });
        onDeleted();
      },
      failed: 'Failed to delete the issue',
      done: 'The issue is deleted.',
      leadsTo: href('/admin/newsletter'),
    });
  }

  return (
    <>
      <DeleteButton onClick={() => setAsked(true)} name="Delete this issue" />
      <ConfirmDialog
        open={isAsked}
        title="Delete this issue?"
        confirm="Delete"
        onClose={() => setAsked(false)}
        onConfirm={remove}
      >
        <p>It was never sent, and cannot be brought back.</p>
      </ConfirmDialog>
    </>
  );
}

type Found = { slug: string; title: string; discountprice: number | null };

function TourPicker({ onPick }: { onPick: (slug: string) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = useStaffAction();

  async function search() {
    setBusy(true);
    const query = { q: field.current?.value ?? '', status: 'published' as const, limit: 8 };
    await act({
      call: async () => setFound((await staffApi.listManagedTours({ query })).data),
      failed: 'Failed to look for tours',
      keepsPage: true,
    });
    setBusy(false);
  }

  return (
    <fieldset className="min-w-0 rounded-field border border-mist p-4">
      <legend className="px-1 font-semibold">Drop in a tour</legend>
      <div className="flex flex-wrap gap-3">
        <label htmlFor={id} className="sr-only">
          Tour to look for
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          placeholder="Part of its name"
          maxLength={200}
          className="field-box min-w-40 flex-1"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter searches; it must not submit the issue's form.
            event.preventDefault();
            void search();
          }}
        />
        <Button variant="secondary" busy={isBusy} onClick={search}>
          Find tours
        </Button>
      </div>
      <div role="status">
        {found?.length === 0 && <p className="mt-3 text-ink-soft">No published tour fits.</p>}
        {found && found.length > 0 && (
          <ul className="mt-2 divide-y divide-mist">
            {found.map(({ slug, title, discountprice }) => (
              <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <span className="min-w-0 wrap-anywhere">
                  {title}, {formatRupees(discountprice ?? 0)}
                </span>
                <Button variant="quiet" onClick={() => onPick(slug)} aria-label={`Drop in ${title}`}>
                  Drop in
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}
