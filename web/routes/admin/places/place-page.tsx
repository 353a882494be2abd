import { href } from 'react-router';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import {
  ACCESS_NAMES,
  NATIONALITIES,
  NATIONALITY_NAMES,
  type Nationality,
  STOP_LIMITS,
  WEEKDAYS,
} from '../../../../contracts/stops/stop-terms.ts';
import type { ManagedStop } from '../../../../contracts/stops/stops.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { FormSection } from '../records/form-section.tsx';
import { Options } from '../records/options.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { TickBox } from '../records/tick-box.tsx';
import { useVersionedEditor } from '../records/use-versioned-editor.ts';
import type { EditedRecord } from '../records/use-versioned-form.ts';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/place-page.ts';
import { bodyOf, inWords, type RuleName, STOP_PARTS, typedOf, weekdayField } from './typed-stop.ts';

const L = STOP_LIMITS;
const PLACE: EditedRecord<string, ManagedStop> = {
  draftKind: 'place',
  what: 'place',
  partNames: STOP_PARTS,
  typedOf,
  wordsOf: inWords,
  list: href('/admin/places'),
  bodyOf,
  create: staffApi.createStop,
  update: staffApi.updateStop,
  find: staffApi.getManagedStop,
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Place');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, PLACE.find, staffApi.listManagedStops));

export const HydrateFallback = () => <LoadingList title="Place" />;

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="place"
      nameOf={(stop) => stop.name}
      back={{ to: href('/admin/places'), text: 'All places' }}
    >
      {(stop) => <StopEditor stop={stop} />}
    </RecordPage>
  );
}

function StopEditor({ stop }: { stop: ManagedStop | null }) {
  const editor = useVersionedEditor(stop, PLACE);
  const { of } = editor;
  return (
    <RecordForm editor={editor} label="Place" className="max-w-[52rem] gap-9">
      <div className="grid grid-cols-2 items-start gap-5 sm:grid-cols-4">
        <TextField label="Name" maxLength={L.name} {...of('name')} className="col-span-2 sm:col-span-4" />
        <TextField
          label="Also called"
          hint="Other names, with commas between: travellers find the tours that come by here by them."
          maxLength={L.line}
          {...of('alsoCalled')}
          className="col-span-2 sm:col-span-4"
        />
        <TextField label="Height (m)" inputMode="numeric" {...of('metres')} className="col-span-2" />
        <TextField label="Latitude" inputMode="decimal" placeholder="27.3866" {...of('latitude')} />
        <TextField label="Longitude" inputMode="decimal" placeholder="88.8309" {...of('longitude')} />
      </div>
      <FormSection title="When it is closed" lead="Travellers who choose such a day for a tour are told.">
        <fieldset>
          <legend className="text-[0.9375rem] font-semibold">Closed on</legend>
          <div className="flex flex-wrap gap-x-5">
            {WEEKDAYS.map((day, place) => (
              <TickBox
                key={day}
                name={weekdayField(place + 1)}
                value="on"
                defaultChecked={editor.given(weekdayField(place + 1)) === 'on'}
              >
                {day}
              </TickBox>
            ))}
          </div>
        </fieldset>
        <div className="mt-3 grid grid-cols-2 items-start gap-5 sm:grid-cols-[1fr_1fr_2fr]">
          <TextField label="Closed from" placeholder="16 Jun" {...of('closedSeason.from')} />
          <TextField label="to" placeholder="15 Sep" {...of('closedSeason.to')} />
          <TextField
            label="Why"
            placeholder="the rains"
            maxLength={L.line}
            {...of('closedSeason.why')}
            className="max-sm:col-span-2"
          />
        </div>
      </FormSection>
      <FormSection
        title="Permits and papers"
        lead="A permit of the same name at several places counts as one for the planner."
      >
        <div className="grid gap-6">
          {NATIONALITIES.map((nationality) => (
            <PaperFields key={nationality} nationality={nationality} of={of} />
          ))}
          <TextField label="What a child brings instead" maxLength={L.line} {...of('childBrings')} />
        </div>
      </FormSection>
      <FormSection title="Age and height">
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-[1fr_1fr_3fr]">
          <TextField label="From the age of" inputMode="numeric" {...of('minAge')} />
          <TextField label="Advised up to" inputMode="numeric" {...of('maxAge')} />
          <TextField label="Why" placeholder="the air is thin" maxLength={L.line} {...of('ageNote')} />
        </div>
        <div className="mt-5">
          <TextAreaField label="A word of advice" rows={3} maxLength={L.note} {...of('advice')} />
        </div>
      </FormSection>
      <FormSection
        title="Who says so"
        lead="What was checked more than 90 days ago is marked on every page, and stands first in the list."
      >
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <TextField label="Source" maxLength={L.line} {...of('source')} />
          <TextField
            label="Its address"
            type="url"
            placeholder="https://…"
            maxLength={L.url}
            {...of('sourceUrl')}
          />
          <TextField label="Checked on" type="date" max={todayInIndia()} {...of('checkedOn')} />
        </div>
      </FormSection>
    </RecordForm>
  );
}

type PaperProps = {
  nationality: Nationality;
  of: ReturnType<typeof useVersionedEditor<string, ManagedStop>>['of'];
};

function PaperFields({ nationality, of }: PaperProps) {
  const rule = (name: RuleName) => of(`papers.${nationality}.${name}`);
  const text = { maxLength: STOP_LIMITS.line, className: 'col-span-3' };
  return (
    <fieldset className="rounded-card border border-mist bg-sheet p-4">
      <legend className="px-1 font-display text-lg font-semibold">{NATIONALITY_NAMES[nationality]}</legend>
      <div className="grid grid-cols-3 items-start gap-4">
        <SelectField label="May they go" {...rule('access')} className="col-span-3">
          <Options of={ACCESS_NAMES} none="Not said" />
        </SelectField>
        <TextField label="Permit" {...rule('permit')} {...text} />
        <TextField label="What each person brings" {...rule('bring')} {...text} />
        <TextField label="Where it is got" {...rule('where')} {...text} />
        <TextField label="Photos" inputMode="numeric" {...rule('photos')} />
        <TextField label="Days before" inputMode="numeric" {...rule('daysBefore')} />
        <TextField label="Cost (₹)" inputMode="numeric" {...rule('cost')} />
        <TextField label="Fee a night (₹)" inputMode="numeric" {...rule('nightFee')} />
        <TextField label="Free below age" inputMode="numeric" {...rule('feeFreeBelow')} />
        <TextField label="Half below age" inputMode="numeric" {...rule('feeHalfBelow')} />
        <TextField label="Note" {...rule('note')} maxLength={STOP_LIMITS.note} className="col-span-3" />
      </div>
    </fieldset>
  );
}
