import { staffApi } from '../../staff-api.ts';
import { useLoadedList } from './use-loaded-list.ts';

export type EntryToChoose = { _id: string; name: string };

async function askForTeam() {
  const { data } = await staffApi.listManagedTeam();
  return {
    data: data.map(({ _id, name, role, isShown }) => ({
      _id,
      name: `${name}, ${role}${isShown ? '' : ' (hidden)'}`,
    })),
  };
}

export function useListsToChoose() {
  const team = useLoadedList<EntryToChoose>(askForTeam, 'Failed to load the team');
  const roads = useLoadedList<EntryToChoose>(() => staffApi.listManagedRoads(), 'Failed to load the roads');
  const entries = [...(team.entries ?? []), ...(roads.entries ?? [])];
  return { team, roads, names: new Map(entries.map(({ _id, name }) => [_id, name])) };
}
