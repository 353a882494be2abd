import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { EditableContent } from '../../../../contracts/page-content/page-content.contract.ts';
import { reloadSettings } from '../../../features/settings/reload-settings.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { Faults } from '../../../ui/fields/use-faults.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { ActionMenu } from '../lists/action-menu.tsx';
import { staffApi } from '../staff-api.ts';
import { closeUndo } from '../toasts/show-toast.ts';
import { useContentEditing } from './content-context.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { OF_ALL_PAGES } from './page-preview.tsx';
import { PublishLater } from './publish-later.tsx';
import { TakenOutWords, takenOutOf } from './taken-out.tsx';
import type { ContentEditing } from './use-content-editor.ts';

type Props = { onFaults: (faults: Faults) => void };

export function PublishBar({ onFaults }: Props) {
  const editing = useContentEditing();
  const { publish, discard, isPublishing } = usePublishing(editing, onFaults);
  const [open, setOpen] = useState<'later' | 'versions' | 'discard'>();
  const [asked, setAsked] = useState<{ at?: string | undefined }>();
  const close = () => setOpen(undefined);
  const choice = (key: 'later' | 'versions' | 'discard', text: string) => ({
    ...{ key, text, takesFocus: true },
    onChoose: () => setOpen(key),
  });
  const { problem, hasDraft, stored, values } = editing;
  const takenOut = takenOutOf(stored, values);
  const publishOrAsk = async (at?: string) => (takenOut ? setAsked({ at }) : publish(at));
  return (
    <section
      aria-label="State of the page"
      className="sticky bottom-(--bottom-inset,0px) z-30 -mx-(--gutter) mt-8 grid gap-3 border-t border-mist bg-paper px-(--gutter) py-3"
    >
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto text-ink-soft">
          {stateWords(editing)}
        </p>
        <ActionMenu
          text="More"
          label="More for this page"
          choices={[
            ...(hasDraft ? [choice('later', 'Publish later'), choice('discard', 'Discard draft')] : []),
            choice('versions', 'Earlier versions'),
          ]}
        />
        {hasDraft && (
          <Button busy={isPublishing} onClick={() => void publishOrAsk()}>
            Publish
          </Button>
        )}
        {!hasDraft && !stored.publishedAt && (
          <Button variant="secondary" busy={isPublishing} onClick={() => void publish(undefined, true)}>
            Keep the original
          </Button>
        )}
      </div>
      <PublishLater open={open === 'later'} onChoose={publishOrAsk} onClose={close} />
      <EarlierVersions open={open === 'versions'} onClose={close} />
      {takenOut && (
        <ConfirmDialog
          open={asked !== undefined}
          title="Take this out?"
          confirm="Publish"
          cancel="Go back"
          onConfirm={() => publish(asked?.at)}
          onClose={() => setAsked(undefined)}
        >
          <TakenOutWords {...takenOut} />
        </ConfirmDialog>
      )}
      <ConfirmDialog
        open={open === 'discard'}
        title="Discard the draft?"
        confirm="Discard"
        onConfirm={discard}
        onClose={close}
      >
        The page stays as visitors see it now. What was published before is in “Earlier versions”.
      </ConfirmDialog>
    </section>
  );
}

function stateWords({ stored, isSaved, isSaving, problem }: ContentEditing): string {
  if (problem && !isSaved) return 'Not saved yet';
  if (isSaving || !isSaved) return 'Saving…';
  const { isDraft, publishAt, publishedAt, updatedBy } = stored;
  if (publishAt) return `Will be published on ${formatMoment(publishAt)}`;
  if (isDraft) return `Saved as a draft${updatedBy ? `, last by ${updatedBy}` : ''}`;
  return publishedAt ? `Published on ${formatMoment(publishedAt)}` : 'As the site came';
}

function usePublishing(
  { key, save, stored, takeOver, showFaults }: ContentEditing,
  onFaults: Props['onFaults'],
) {
  const act = useStaffAction();
  const { isOpen } = useSettings();
  const { revalidate } = useRevalidator();
  const [isPublishing, setPublishing] = useState(false);
  const params = { key };
  const undoId = `publish:${key}`;

  async function publish(at?: string, isOriginal?: boolean): Promise<void> {
    if (isPublishing) return;
    // Taking back what was published before would now take back this, too.
    closeUndo(undoId);
    setPublishing(true);
    try {
      await publishSaved(at, isOriginal);
    } finally {
      setPublishing(false);
    }
  }

  async function publishSaved(at?: string, isOriginal?: boolean): Promise<void> {
    if (!(await save())) return;
    await act({
      call: async () => {
        const { data: current } = await staffApi.getEditableContent({ params });
        const body = { version: current.version, at, isOriginal };
        const { data } = await staffApi.publishContent({ params, body });
        takeOver(data);
        if (OF_ALL_PAGES.includes(key)) await reloadSettings(revalidate);
        return data;
      },
      failed: 'Failed to publish the page',
      showFaults: (faults) => {
        if (Object.keys(faults).length === 0) return;
        showFaults(faults);
        onFaults(faults);
      },
      keepsPage: true,
      done: ({ publishAt }) => ({
        text: publishAt
          ? `It will be published on ${formatMoment(publishAt)}.`
          : isOpen
            ? 'Published. Visitors see it now.'
            : 'Published. Visitors see it when you open the site.',
        undoId,
      }),
      ...(at === undefined && stored.publishedAt && { undo: unpublish }),
    });
  }

  /** Back to the version before. */
  async function unpublish(published: EditableContent): Promise<void> {
    const { data: versions } = await staffApi.listContentVersions({ params });
    const before = versions[1];
    if (!before) return;
    const body = { version: published.version, of: before._id };
    const { data: restored } = await staffApi.restoreContentVersion({ params, body });
    takeOver((await staffApi.publishContent({ params, body: { version: restored.version } })).data);
    if (OF_ALL_PAGES.includes(key)) await reloadSettings(revalidate);
  }

  async function discard(): Promise<void> {
    await act({
      call: async () => {
        const { data: current } = await staffApi.getEditableContent({ params });
        const body = { version: current.version };
        takeOver((await staffApi.discardContentDraft({ params, body })).data);
      },
      failed: 'Failed to discard the draft',
      keepsPage: true,
      done: 'The draft is gone.',
    });
  }

  return { publish, discard, isPublishing };
}
