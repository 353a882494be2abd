import { href } from 'react-router';

export const SAVE_FORM = 'save-tour';

export function SaveForm() {
  return (
    <form id={SAVE_FORM} method="post" action={href('/saved')} hidden>
      <input type="hidden" name="form" value={SAVE_FORM} />
    </form>
  );
}
