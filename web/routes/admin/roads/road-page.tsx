import { href } from 'react-router';
import { ROAD_LIMITS, ROAD_STATE_NAMES } from '../../../../contracts/roads/road-terms.ts';
import type { ManagedRoad } from '../../../../contracts/roads/roads.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { Options } from '../records/options.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { useVersionedEditor } from '../records/use-versioned-editor.ts';
import type { EditedRecord } from '../records/use-versioned-form.ts';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/road-page.ts';

const PART_NAMES = {
  name: 'Road',
  state: 'How it is',
  note: 'Note',
  source: 'Source',
  sourceUrl: 'Where the source says so',
};
const ROAD: EditedRecord<Part, ManagedRoad> = {
  draftKind: 'road',
  what: 'road',
  partNames: PART_NAMES,
  typedOf: ({ name, state, note, source, sourceUrl }) => ({ name, state, note, source, sourceUrl }),
  ofNew: { state: 'open' },
  wordsOf: (part, text) =>
    part === 'state' ? (ROAD_STATE_NAMES[text as ManagedRoad['state']] ?? text) : text,
  list: href('/admin/roads'),
  create: staffApi.createRoad,
  update: staffApi.updateRoad,
  find: staffApi.getManagedRoad,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Road');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, ROAD.find, staffApi.listManagedRoads));

export const HydrateFallback = () => <LoadingList title="Road" />;

export default function RoadPage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="road"
      nameOf={(road) => road.name}
      back={{ to: href('/admin/roads'), text: 'All roads' }}
    >
      {(road) => <RoadEditor road={road} />}
    </RecordPage>
  );
}

type Part = keyof typeof PART_NAMES;

/** Saving marks the road as checked now. */
function RoadEditor({ road }: { road: ManagedRoad | null }) {
  const editor = useVersionedEditor(road, ROAD);
  const { of } = editor;
  return (
    <RecordForm editor={editor} label="Road" className="max-w-[44rem] gap-5">
      <TextField label="Road" maxLength={ROAD_LIMITS.name} hint="From where to where." {...of('name')} />
      <SelectField label="How it is" {...of('state')}>
        <Options of={ROAD_STATE_NAMES} />
      </SelectField>
      <TextAreaField
        label="Note"
        rows={3}
        maxLength={ROAD_LIMITS.note}
        hint="Why, until when, which hours. Travellers read it."
        {...of('note')}
      />
      <TextField
        label="Source"
        maxLength={ROAD_LIMITS.source}
        hint="Who told you: the traffic police, the road office, a driver on the way. Travellers read it."
        {...of('source')}
      />
      <TextField
        label="Where the source says so (may stay empty)"
        inputMode="url"
        placeholder="https://"
        {...of('sourceUrl')}
      />
    </RecordForm>
  );
}
