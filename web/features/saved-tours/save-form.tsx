import { href } from 'react-router';

/** The name of the form, and its id. */
export const SAVE_FORM = 'save-tour';

/** What the hearts of a page belong to, where no script answers them. */
export function SaveForm() {
  return (
    <form id={SAVE_FORM} method="post" action={href('/saved')} hidden>
      <input type="hidden" name="form" value={SAVE_FORM} />
    </form>
  );
}
