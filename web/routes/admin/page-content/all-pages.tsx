import { ChevronRight } from 'lucide-react';
import { href, Link, redirect } from 'react-router';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { PAGE_CONTENTS } from '../../../../contracts/page-content/page-contents.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/all-pages.ts';
import { contentOfPage } from './content-of-page.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Pages');

/** `of`: the public page whose words are looked for. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const key = contentOfPage(new URL(request.url).searchParams.get('of'));
  if (key) throw redirect(href('/admin/pages/:key', { key }));
  return loadAsStaff(request, async () => (await staffApi.listContents()).data);
}

export const HydrateFallback = () => <LoadingList title="Pages" />;

export default function AllPages({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title="Pages" answer={loaderData} failed="Failed to load the pages">
      {(pages) => (
        <>
          <p className="mb-4 max-w-[64ch] text-ink-soft">
            What the site says. Changes are a draft until you publish them; earlier versions can be brought
            back.
          </p>
          <ul className="max-w-[46rem] divide-y divide-mist border-y border-mist">
            {pages.map(({ key, isDraft, publishAt, publishedAt }) => (
              <li key={key}>
                <Link
                  to={href('/admin/pages/:key', { key })}
                  className="flex min-h-14 items-center gap-3 py-2 hover:text-teesta"
                >
                  <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                    <span className="font-semibold">{PAGE_CONTENTS[key].name}</span>
                    {isDraft && <Tag>{publishAt ? `From ${formatMoment(publishAt)}` : 'Draft'}</Tag>}
                    <span className="ml-auto text-sm text-ink-soft">
                      {publishedAt ? `Published ${formatMoment(publishedAt)}` : 'As the site came'}
                    </span>
                  </span>
                  <ChevronRight className="size-5 shrink-0 text-ink-soft" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </StaffPage>
  );
}
