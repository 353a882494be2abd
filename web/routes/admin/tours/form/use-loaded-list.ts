import { useEffect, useState } from 'react';
import { staffApi } from '../../staff-api.ts';
import { logFailure } from '../../staff-page/log-failure.ts';

export type EntryToChoose = { _id: string; name: string };
export type LoadedList = ReturnType<typeof useLoadedList>;

/** `failed`: "Failed to load the roads". */
export function useLoadedList(ask: () => Promise<{ data: EntryToChoose[] }>, failed: string) {
  const [entries, setEntries] = useState<EntryToChoose[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function load() {
    try {
      setEntries((await ask()).data);
      setFailed(false);
    } catch (error) {
      logFailure(failed, error);
      setFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useEffect(() => void load(), []);
  return { entries, hasFailed, load };
}

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
  const team = useLoadedList(askForTeam, 'Failed to load the team');
  const roads = useLoadedList(() => staffApi.listManagedRoads(), 'Failed to load the roads');
  const entries = [...(team.entries ?? []), ...(roads.entries ?? [])];
  return { team, roads, names: new Map(entries.map(({ _id, name }) => [_id, name])) };
}
