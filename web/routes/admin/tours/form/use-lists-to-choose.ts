import { staffApi } from '../../staff-api.ts';
import { useLoaded } from '../../staff-page/use-loaded.ts';

export type LoadedList = ReturnType<typeof useListsToChoose>['roads'];

const askForRoads = async (): Promise<{ _id: string; name: string }[]> =>
  (await staffApi.listManagedRoads()).data;

async function askForTeam() {
  const { data } = await staffApi.listManagedTeam();
  return data.map(({ _id, name, role, isShown }) => ({
    _id,
    name: `${name}, ${role}${isShown ? '' : ' (hidden)'}`,
  }));
}

export function useListsToChoose() {
  const team = useLoaded(askForTeam, 'Failed to load the team');
  const roads = useLoaded(askForRoads, 'Failed to load the roads');
  const entries = [...(team.data ?? []), ...(roads.data ?? [])];
  return { team, roads, names: new Map(entries.map(({ _id, name }) => [_id, name])) };
}
