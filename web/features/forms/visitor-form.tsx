import { type ComponentProps, useMemo } from 'react';
import { shownConsent } from '../../../contracts/consents.ts';
import { FormFieldsContext } from '../../ui/fields/form-fields.ts';
import { DraftScript } from '../drafts/draft-script.tsx';
import { Honeypot } from '../form-traces/honeypot.tsx';
import type { Sending, VisitorFormState } from './use-visitor-form.ts';

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'ref' | 'action'> & {
  form: VisitorFormState;
  action: string;
  /** Sends it where the script has. */
  sending: Sending;
};

/**
 * A form of the public site: a real one, which the browser sends by itself until its script is there, and without script.
 * Its truth lies in its fields, and is read as it is sent.
 */
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
          // The browser has sent it a moment ago, and waits for the next page.
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
