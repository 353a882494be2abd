import { type ComponentProps, useMemo } from 'react';
import { shownConsent } from '../../../contracts/consents.ts';
import { FormFieldsContext } from '../../ui/fields/use-field.ts';
import { DraftScript } from '../drafts/draft-script.tsx';
import { Honeypot } from '../form-traces/honeypot.tsx';
import type { Sending, VisitorFormState } from './use-visitor-form.ts';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'ref' | 'action'> & {
  form: VisitorFormState;
  action: string;
  sending: Sending;
};

/** Works without script: the browser sends it until the script has loaded. */
export function VisitorForm({ form, action, sending, children, ...rest }: Props) {
  const { name, draftName, purpose, answer, values, draft, faults } = form;
  // Memoised: a changed context rerenders parts that are not hydrated, and replaces their HTML.
  const fields = useMemo(() => ({ values, faults }), [values, faults]);
  return (
    <>
      <form
        {...rest}
        ref={draft.form}
        method="post"
        action={action}
        noValidate
        data-draft={draftName}
        onInput={(event) => {
          draft.save();
          form.clearFault(event);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // Sent by the browser already.
          if (event.currentTarget.dataset.sent === undefined) void form.press(event.currentTarget, sending);
        }}
      >
        <input type="hidden" name="form" value={name} />
        {draftName && <input type="hidden" name="key" />}
        {purpose && <input type="hidden" name="consentVersion" value={shownConsent(purpose).version} />}
        {purpose && <Honeypot />}
        <FormFieldsContext value={fields}>{children}</FormFieldsContext>
      </form>
      {draftName && !answer && <DraftScript />}
    </>
  );
}
