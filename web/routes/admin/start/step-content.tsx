import { ArrowRight, FileUp, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { MailSettings } from '../../../../contracts/mail/mail-settings.contract.ts';
import type { Opening } from '../../../../contracts/opening/opening.contract.ts';
import type { StartStep } from '../../../../contracts/opening/start-steps.ts';
import type { EditableSettings } from '../../../../contracts/settings/settings.contract.ts';
import { useChoices } from '../../../features/settings/use-settings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { useLeadOn } from '../actions/use-lead-on.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { TestMail } from '../mail/mail-settings/test-mail.tsx';
import { RegistrationFields } from '../settings/list-sections.tsx';
import { SettingsEditor, SettingsProblem } from '../settings/settings-editor.tsx';
import type { SettingName } from '../settings/settings-form-values.ts';
import { AgencyFields, ContactFields, OfficeFields } from '../settings/text-sections.tsx';
import { useSettingsEditing } from '../settings/use-settings-editor.ts';
import { staffApi } from '../staff-api.ts';
import { withEditor } from '../tours/tour-address.ts';
import { firstTour } from './first-tour.ts';
import { pathAfter, stateOf } from './start-words.ts';

export type StepData = { settings: EditableSettings; mail: MailSettings | null };
type Props = StepData & { step: StartStep; opening: Opening };

export function StepContent(props: Props) {
  const { step, settings, mail } = props;
  switch (step) {
    case 'agency':
      return (
        <SettingsStep {...props} shown={OF_AGENCY}>
          <AgencyFields />
          <RegistrationFields />
        </SettingsStep>
      );
    case 'reach':
      return (
        <SettingsStep {...props} shown={TO_REACH}>
          <ContactFields />
          <OfficeFields />
        </SettingsStep>
      );
    case 'look':
    case 'destinations':
      return <PageStep {...props} step={step} />;
    case 'mail':
      return (
        <OtherStep {...props}>
          {mail && <TestMail settings={mail} />}
          <Link to={href('/admin/mail/settings')} className="w-fit text-link">
            How mails leave, and what receivers check
          </Link>
        </OtherStep>
      );
    case 'tour':
      return <TourStep {...props} settings={settings} />;
  }
}

const OF_AGENCY: SettingName[] = ['agencyName', 'tagline', 'town', 'languages', 'registrations'];
const TO_REACH: SettingName[] = [
  ...(['phones', 'email', 'whatsapp', 'replyWithin'] as const),
  ...(['addressLines', 'officeHours', 'latitude', 'longitude'] as const),
];

type SettingsStepProps = Props & { shown: readonly SettingName[]; children: ReactNode };

function SettingsStep({ shown, children, ...props }: SettingsStepProps) {
  const leadOn = useLeadOn();
  return (
    <SettingsEditor
      loaded={props.settings}
      shown={shown}
      bar={<StepBar {...props} save={<SaveAndGoOn />} />}
      onSubmitted={() => void leadOn().to(pathAfter(props.step))}
    >
      {children}
    </SettingsEditor>
  );
}

function SaveAndGoOn() {
  const { changed, isSaving } = useSettingsEditing();
  return (
    <>
      <div className="basis-full empty:hidden">
        <SettingsProblem />
      </div>
      <Button type="submit" busy={isSaving}>
        {changed.length > 0 ? 'Save and go on' : 'Go on'}
      </Button>
    </>
  );
}

function OtherStep({ children, ...props }: Props & { children: ReactNode }) {
  return (
    <>
      <div className="grid gap-4">{children}</div>
      <StepBar
        {...props}
        save={
          stateOf(props.opening, props.step) === 'done' && (
            <ButtonLink to={pathAfter(props.step)}>
              Go on
              <ArrowRight className="size-5" />
            </ButtonLink>
          )
        }
      />
    </>
  );
}

/** What the site comes with is theirs once they say so. */
function PageStep({ step, ...props }: Props & { step: 'look' | 'destinations' }) {
  const act = useStaffAction();
  const { destinations } = useChoices();
  const isDone = stateOf(props.opening, step) === 'done';
  const params = { key: step };
  const keep = () =>
    act({
      call: async () => {
        const { data } = await staffApi.getEditableContent({ params });
        return staffApi.publishContent({ params, body: { version: data.version, isOriginal: true } });
      },
      failed: 'Failed to publish the page',
      leadsTo: pathAfter(step),
    });
  return (
    <OtherStep {...props} step={step}>
      {step === 'destinations' && (
        <p>
          {isDone ? 'Yours' : 'There to begin with'}: {LIST.format(destinations.map(({ name }) => name))}.
        </p>
      )}
      <p>
        This is done among the pages of the site, where you find it again later. Publish it there, and come
        back.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href('/admin/pages/:key', params)}>
          <PencilLine className="size-5" />
          {step === 'look' ? 'Choose the look' : 'Write the destinations'}
        </ButtonLink>
        {!isDone && (
          <ActionButton variant="secondary" onPress={keep}>
            {step === 'look' ? 'Keep this look' : 'Keep these destinations'}
          </ActionButton>
        )}
      </div>
    </OtherStep>
  );
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

function TourStep(props: Props) {
  const act = useStaffAction();
  const { destinations } = useChoices();
  const tourPath = (id: string) => `${href('/admin/manage-tours')}${withEditor(new URLSearchParams(), id)}`;
  const begin = () =>
    act({
      call: (idempotencyKey) =>
        staffApi.createTour({ body: firstTour(props.settings.values, destinations), idempotencyKey }),
      failed: 'Failed to make the tour',
      done: 'This is a draft: nobody sees it until you publish it.',
      leadsTo: ({ data }) => tourPath(data._id),
    });
  return (
    <OtherStep {...props}>
      {stateOf(props.opening, 'tour') === 'done' && (
        <Notice tone="success">
          <p>There is a published tour.</p>
        </Notice>
      )}
      {stateOf(props.opening, 'tour') !== 'done' && props.opening.hasDraftTour && (
        <Notice tone="info">
          <p>
            There is a draft. This step is done once a tour is published.{' '}
            <Link to={`${href('/admin/manage-tours')}?status=draft`} className="text-link">
              Go on with your drafts
            </Link>
          </p>
        </Notice>
      )}
      <p>
        A sketch of three days, from arrival to departure: you write over it, and publish it when it is yours.
        Or bring your tours along from a spreadsheet or from WordPress.
      </p>
      <div className="flex flex-wrap gap-3">
        <ActionButton icon={PencilLine} onPress={begin}>
          Begin with a sketch
        </ActionButton>
        <ButtonLink to={href('/admin/import')} variant="secondary">
          <FileUp className="size-5" />
          Import tours
        </ButtonLink>
      </div>
    </OtherStep>
  );
}

function StepBar({ step, opening, save }: Props & { save: ReactNode }) {
  const act = useStaffAction();
  const skip = () =>
    act({
      call: () => staffApi.saveStartSteps({ body: { skips: step } }),
      failed: 'Failed to skip this step',
      leadsTo: pathAfter(step),
    });
  return (
    <div className="sticky bottom-(--bottom-inset,0px) z-30 -mx-(--gutter) mt-8 flex flex-wrap items-center gap-3 border-t border-mist bg-paper px-(--gutter) py-3">
      {save}
      {stateOf(opening, step) === 'open' && (
        <ActionButton variant="secondary" onPress={skip}>
          Skip for now
        </ActionButton>
      )}
      {stateOf(opening, step) === 'skipped' && (
        <ButtonLink to={pathAfter(step)} variant="secondary">
          Next step
        </ButtonLink>
      )}
    </div>
  );
}
