import { useMemo, useState } from 'react';
import { href } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import type { ManagedTeamMember, TourToLead } from '../../../../contracts/team/team.contract.ts';
import { TEAM_LIMITS } from '../../../../contracts/team/team-terms.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { hasAllWords } from '../lists/has-all-words.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { FormSection } from '../records/form-section.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { TickBox } from '../records/tick-box.tsx';
import { useVersionedEditor } from '../records/use-versioned-editor.ts';
import type { EditedRecord } from '../records/use-versioned-form.ts';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { WaitingSave } from '../uploads/waiting-save.tsx';
import type { Route } from './+types/team-page.ts';
import { TeamPicture, useTeamPicture } from './team-picture.tsx';
import { bodyOf, fieldOfFault, inWords, partsOfTeamMember, tourField, typedOf } from './typed-team-member.ts';

const MANY = 10;
const L = TEAM_LIMITS;
const SAVING = {
  what: 'picture',
  doing: 'Saving',
  toDo: 'Save',
  notDone: 'The person is not saved yet.',
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Person');

/** Loads the tours last, so that none the person leads is missing. */
async function load(id: string | undefined) {
  const member = await loadRecord(id, staffApi.getTeamMember);
  const { data: tours } = await staffApi.listToursToLead();
  return { ...member, tours };
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(params.id));

export const HydrateFallback = () => <LoadingList title="Person" />;

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="person"
      nameOf={(member) => member.name}
      back={{ to: href('/admin/team'), text: 'The whole team' }}
      gone="They may have been deleted."
    >
      {(member, { tours }) => <TeamEditor member={member} tours={tours} />}
    </RecordPage>
  );
}

function personWith(tours: readonly TourToLead[]): EditedRecord<string, ManagedTeamMember> {
  return {
    draftKind: 'team',
    what: 'person',
    partNames: partsOfTeamMember(tours),
    typedOf,
    ofNew: { isShown: 'on' },
    wordsOf: inWords,
    fieldOfFault,
    list: href('/admin/team'),
    bodyOf,
    create: staffApi.createTeamMember,
    update: staffApi.updateTeamMember,
    find: staffApi.getTeamMember,
  };
}

type Props = { member: ManagedTeamMember | null; tours: TourToLead[] };

function TeamEditor({ member, tours }: Props) {
  const record = useMemo(() => personWith(tours), [tours]);
  const editor = useVersionedEditor(member, record);
  const { of, given } = editor;
  const picture = useTeamPicture(member, {
    id: editor.typed.pictureId ?? '',
    choose: (id) => editor.write('pictureId', id),
    save: () => void editor.save(),
  });
  return (
    <RecordForm
      editor={editor}
      label="Person"
      className="max-w-[52rem] gap-6"
      onSave={picture.uploading.saveOnceUp}
      beforeSave={<WaitingSave uploading={picture.uploading} words={SAVING} />}
    >
      {/* A hidden text field, so that the draft includes it. */}
      <input hidden name="pictureId" defaultValue={given('pictureId')} />
      <TextField
        label="Name"
        maxLength={L.name}
        {...of('name')}
        hint="As travellers read it: a first name is enough. Ask them first: they agree to be shown here."
      />
      <TextField
        label="What they do"
        maxLength={L.role}
        {...of('role')}
        hint="In a few words: Trek leader. Driver. Plans tours, answers the phone."
      />
      <TextField
        label="Languages"
        {...of('languages')}
        hint={`With commas between them, ${L.languages} at most: Nepali, Hindi, English.`}
      />
      <TextAreaField
        label="About them (may stay empty)"
        rows={3}
        maxLength={L.words}
        {...of('words')}
        hint="A sentence or two, as you would tell a guest."
      />
      <TeamPicture picture={picture} name={given('name')} fault={editor.faults.pictureId} />
      <LedTours tours={tours} given={given} />
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <TextField
          label="With you since (may stay empty)"
          inputMode="numeric"
          placeholder="2014"
          {...of('sinceYear')}
        />
        <TextField
          label="Place on the page"
          inputMode="numeric"
          {...of('position')}
          hint="1 comes first. Left empty, a new person comes last."
        />
      </div>
      <TickBox name="isShown" value="on" defaultChecked={given('isShown') === 'on'}>
        <span className="font-semibold">Shown</span>
        <span className="text-ink-soft"> · on the about page and on their tours</span>
      </TickBox>
    </RecordForm>
  );
}

type LedToursProps = { tours: TourToLead[]; given: (name: string) => string };

function LedTours({ tours, given }: LedToursProps) {
  const [typed, setTyped] = useState('');
  if (tours.length === 0) return null;
  const found = tours.filter(({ title }) => hasAllWords(title, typed));
  return (
    <FormSection
      title="Tours that they lead"
      lead="Each shows them on its page. For a driver, those that they drive."
    >
      {tours.length >= MANY && (
        <input
          type="search"
          aria-label="Find a tour"
          placeholder="Find a tour"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter in the search must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          className="field-box mb-2"
        />
      )}
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-ink-soft'}>
        {typed.trim() !== '' &&
          (found.length > 0 ? countOf(found.length, 'tour') : 'No tour has all of these words.')}
      </p>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {tours.map((tour) => (
          // Hidden rather than removed, so that its tick stays.
          <li key={tour._id} hidden={!found.includes(tour)}>
            <TickBox
              name={tourField(tour._id)}
              value="on"
              defaultChecked={given(tourField(tour._id)) === 'on'}
            >
              {tour.title}
              {!tour.isPublished && <span className="text-ink-soft"> · not on the site</span>}
            </TickBox>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
