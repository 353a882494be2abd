import { href } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import { checkedText, isOutdated, outdatedText } from '../../../../contracts/stops/checked-on.ts';
import { closedTexts } from '../../../../contracts/stops/closed-days.ts';
import type { ManagedStop } from '../../../../contracts/stops/stops.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { formatMetres } from '../../../features/tours/format-way.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { DeleteRecord } from '../records/delete-record.tsx';
import { RecordListPage, RecordRow } from '../records/record-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/manage-places.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Places');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listManagedStops());

export const HydrateFallback = () => <LoadingList title="Places" />;

export default function ManagePlaces({ loaderData }: Route.ComponentProps) {
  const today = todayInIndia();
  return (
    <RecordListPage
      title="Places"
      answer={loaderData}
      failed="Failed to load the places"
      back={{ to: href('/admin/manage-tours'), text: 'Tours' }}
      add={{ to: href('/admin/places/new'), text: 'New place' }}
      empty={{
        title: 'No places yet',
        text: 'Write down once where tours come by: papers, closed days and height show on each tour that goes there.',
      }}
      lead="What was checked longest ago stands first. Open it, ask the source, and set the day."
    >
      {(stop) => <PlaceRow stop={stop} today={today} />}
    </RecordListPage>
  );
}

function PlaceRow({ stop, today }: { stop: ManagedStop; today: string }) {
  const facts = [
    stop.metres !== null && formatMetres(stop.metres),
    countOf(stop.tours, 'tour'),
    closedTexts(stop).length > 0 && `closed ${closedTexts(stop).join(', ')}`,
    !isOutdated(stop.checkedOn, today) && checkedText(stop.checkedOn, today),
  ].filter((fact) => typeof fact === 'string');
  return (
    <RecordRow
      to={href('/admin/places/:id', { id: stop._id })}
      name={stop.name}
      tags={
        isOutdated(stop.checkedOn, today) && <Tag tone="attention">{outdatedText(stop.checkedOn, today)}</Tag>
      }
      actions={
        <DeleteRecord noun="place" record={stop} remove={staffApi.deleteStop} restore={staffApi.restoreStop}>
          It goes from their route, their map and their papers.
        </DeleteRecord>
      }
    >
      {facts.join(' · ')}
    </RecordRow>
  );
}
