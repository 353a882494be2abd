import { href, Link, useSearchParams } from 'react-router';
import { PICTURE_LIMITS } from '../../../../contracts/media-terms.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { useReload } from '../actions/use-reload.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-pictures.ts';
import { KINDS, VIEWS } from './library-views.ts';
import { GRID, PictureTile } from './picture-tile.tsx';
import { LibraryUpload } from './upload/library-upload.tsx';

const PER_PAGE = 24;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Pictures');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listLibrary({ query: listQuery(request, PER_PAGE) }));

export const HydrateFallback = () => <LoadingList title="Pictures" />;

export default function ManagePictures({ loaderData }: Route.ComponentProps) {
  const reload = useReload();
  return (
    <StaffPage title="Pictures" answer={loaderData} failed="Failed to load the pictures">
      {({ data, nextCursor }) => (
        <>
          <p className="text-ink-soft">
            What is uploaded here stays until somebody deletes it. Pictures that travellers sent stay with
            their reviews.
          </p>
          <LibraryUpload place="page" onDone={() => void reload()} />
          <div className="mt-6 mb-4 flex flex-wrap items-end gap-3">
            <ListSearch
              label="Search pictures by words, file name, credit, or what shows them"
              placeholder="Words, file, credit, tour"
            />
            <FilterSelect name="kind" label="Kind" of={KINDS} none="Pictures and videos" />
            <FilterSelect name="show" label="Show" of={VIEWS} none="All of them" />
          </div>
          <UnusedNote />
          <div className="@container">
            <RowsFound
              rows={data}
              none={{
                title: 'No pictures',
                text: 'Upload yours: tours, slides, the gallery and the team choose from them.',
              }}
              className={GRID}
            >
              {(picture) => (
                <li className="min-w-0">
                  <Link
                    to={href('/admin/media/:id', { id: picture._id })}
                    className="grid rounded-card p-1.5 hover:bg-mist"
                  >
                    <PictureTile picture={picture} />
                  </Link>
                </li>
              )}
            </RowsFound>
          </div>
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}

function UnusedNote() {
  const [params] = useSearchParams();
  if (params.get('show') !== 'unused') return null;
  return (
    <Notice tone="info" className="mb-4">
      Nothing on the site shows these. What was uploaded in a form that nobody saved goes after{' '}
      {PICTURE_LIMITS.daysAbandoned} days; all others stay until you delete them.
    </Notice>
  );
}
