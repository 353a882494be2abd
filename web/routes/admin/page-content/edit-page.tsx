import { Eye, PencilLine } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import type { EditableContent } from '../../../../contracts/page-content/page-content.contract.ts';
import { CONTENT_KEYS, PAGE_CONTENTS } from '../../../../contracts/page-content/page-contents.ts';
import { UnsavedWarning } from '../../../features/drafts/leaving/unsaved-warning.tsx';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { openFolds } from '../../../lib/browser/open-folds.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { waysToSetUp } from '../start/start-words.ts';
import type { Route } from './+types/edit-page.ts';
import { ContentContext } from './content-context.ts';
import { ContentForm } from './content-form.tsx';
import { PagePreview } from './page-preview.tsx';
import { PublishBar } from './publish-bar.tsx';
import { useContentEditor } from './use-content-editor.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Edit a page');

export const clientLoader = ({ params: { key }, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.getEditableContent({ params: { key } })).data);

export const HydrateFallback = () => <LoadingList title="Edit a page" />;

export default function EditPage({ loaderData, params: { key } }: Route.ComponentProps) {
  const known = CONTENT_KEYS.find((one) => one === key);
  const { isOpen } = useSettings();
  return (
    <StaffPage
      title={known ? PAGE_CONTENTS[known].name : 'Edit a page'}
      answer={loaderData}
      failed="Failed to load the page"
      back={{ to: href('/admin/pages'), text: 'All pages' }}
      ways={[
        ...waysToSetUp(isOpen),
        ...(known ? [{ to: PAGE_CONTENTS[known].page, text: 'View the page' }] : []),
      ]}
    >
      {(content) => <PageEditor key={content.key} content={content} />}
    </StaffPage>
  );
}

function PageEditor({ content }: { content: EditableContent }) {
  const editing = useContentEditor(content);
  const form = useRef<HTMLFormElement>(null);
  const [side, setSide] = useState<'form' | 'preview'>('form');
  const [at, setAt] = useState('');
  const navigate = useNavigate();

  // A text of the menu that was pressed in another page's preview.
  useEffect(() => {
    focusField(form.current, window.location.hash.slice(1));
  }, []);

  /** Another page's text (the menu is on all) opens that page's form. */
  function pick(picked: string): void {
    const [key = '', ...rest] = picked.split('.');
    if (key !== editing.key) return void navigate(`${href('/admin/pages/:key', { key })}#${rest.join('.')}`);
    setSide('form');
    focusField(form.current, rest.join('.'));
  }

  function showFirst(faults: Faults): void {
    setSide('form');
    Object.keys(faults).some((path) => focusField(form.current, path));
  }

  return (
    <ContentContext value={editing}>
      {editing.isRestored && (
        <Notice tone="info" role="status" className="mb-4">
          What you typed before has been restored.
        </Notice>
      )}
      <SideChoice side={side} onChoose={setSide} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(22rem,30rem)_minmax(0,1fr)]">
        <form
          ref={form}
          aria-label={`Words of the page ${PAGE_CONTENTS[editing.key].name}`}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          onFocus={({ target }) => 'name' in target && setAt(String(target.name))}
          className={classNames(
            'grid grid-cols-1 content-start gap-8',
            side === 'preview' && 'max-xl:hidden',
          )}
        >
          <ContentForm fields={editing.fields} />
        </form>
        <div
          className={classNames(
            'h-[calc(100svh-14rem)] min-h-96 xl:sticky xl:top-20 xl:h-[calc(100svh-11rem)]',
            side === 'form' && 'max-xl:hidden',
          )}
        >
          <PagePreview at={at} side={side} onPick={pick} />
        </div>
      </div>
      <PublishBar onFaults={showFirst} />
      <ConflictDialog
        what="this page"
        conflict={editing.conflict}
        isSaving={editing.isSaving}
        onSave={editing.saveTogether}
        onClose={editing.closeConflict}
      />
      <UnsavedWarning
        hasChanges={!editing.isSaved}
        text="Your last changes are not saved yet. They are kept in this browser, and are back when you open this page again."
      />
    </ContentContext>
  );
}

type SideProps = { side: 'form' | 'preview'; onChoose: (side: 'form' | 'preview') => void };

/** On narrow screens one side at a time. */
function SideChoice({ side, onChoose }: SideProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2 xl:hidden">
      <Button
        variant={side === 'form' ? 'primary' : 'secondary'}
        aria-pressed={side === 'form'}
        onClick={() => onChoose('form')}
      >
        <PencilLine className="size-5" />
        Words
      </Button>
      <Button
        variant={side === 'preview' ? 'primary' : 'secondary'}
        aria-pressed={side === 'preview'}
        onClick={() => onChoose('preview')}
      >
        <Eye className="size-5" />
        Preview
      </Button>
    </div>
  );
}

/** A line of several has its field's name, without the place. */
function focusField(form: HTMLFormElement | null, path: string): boolean {
  const found =
    form?.elements.namedItem(path) ?? form?.elements.namedItem(path.replace(/\.\d+$/, '')) ?? undefined;
  if (!(found instanceof HTMLElement)) return false;
  openFolds(found);
  // The form's side may only now be shown.
  requestAnimationFrame(() => {
    found.scrollIntoView({ block: 'center' });
    found.focus();
  });
  return true;
}
