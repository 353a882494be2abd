import { Plus } from 'lucide-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import type { ReplyTemplate } from '../../../../contracts/reply-templates/reply-templates.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { FIELD_BOX } from '../../../ui/fields/field-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { hasAllWords } from '../lists/has-all-words.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-reply-templates.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Reply templates');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listReplyTemplates());
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Reply templates" />;

/** What staff answer with often, to be chosen where they write. */
export default function ManageReplyTemplates({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Reply templates"
      answer={loaderData}
      failed="Failed to load the templates"
      actions={
        <ButtonLink to={href('/admin/reply-templates/new')}>
          <Plus aria-hidden="true" className="size-5" />
          Write a template
        </ButtonLink>
      }
    >
      {({ data }) => <TemplateList templates={data} />}
    </StaffPage>
  );
}

/** From so many on they are searched. */
const MANY = 8;

function TemplateList({ templates }: { templates: ReplyTemplate[] }) {
  const [typed, setTyped] = useState('');
  const found = templates.filter((template) => hasAllWords(textOf(template), typed));
  if (templates.length === 0)
    return (
      <EmptyState
        title="No templates yet"
        text="Write down once what you answer often. It is filled with the name, the tour and the day where you reply."
      >
        <ButtonLink to={href('/admin/reply-templates/new')}>Write a template</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="max-w-[60rem]">
      <p className="mb-4 max-w-[60ch] text-ink-soft">
        Choose one of these above the text of a reply. Those of the enquiry’s destination come first.
      </p>
      {templates.length >= MANY && (
        <input
          type="search"
          aria-label="Search templates"
          placeholder="Search templates"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${FIELD_BOX} mb-4`}
        />
      )}
      <p role="status" className="sr-only">
        {typed.trim() !== '' && countOf(found.length, 'template')}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No templates found" text="None has all of these words." />
      ) : (
        <ul className="divide-y divide-mist rounded-card border border-mist bg-sheet">
          {found.map((template) => (
            <TemplateRow key={template._id} template={template} />
          ))}
        </ul>
      )}
    </div>
  );
}

const textOf = ({ name, destination, subject, text }: ReplyTemplate) =>
  [name, destination, subject, text].join(' ');

function TemplateRow({ template: { _id, name, destination, text } }: { template: ReplyTemplate }) {
  const act = useStaffAction();
  const params = { id: _id };

  return (
    <li className="flex items-center gap-3 py-1.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={href('/admin/reply-templates/:id', { id: _id })}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold text-link"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </Link>
          {destination && <Tag>{destination}</Tag>}
        </p>
        <p className="mb-2 line-clamp-1 max-sm:mt-1 sm:-mt-1.5 text-sm wrap-anywhere text-ink-soft">{text}</p>
      </div>
      <DeleteButton
        name={`Delete ${name}`}
        onClick={() =>
          void act({
            call: () => staffApi.deleteReplyTemplate({ params }),
            failed: 'Failed to delete the template',
            done: 'The template is deleted.',
            undo: () => staffApi.restoreReplyTemplate({ params }),
          })
        }
      />
    </li>
  );
}
