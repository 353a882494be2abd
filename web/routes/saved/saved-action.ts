import { href } from 'react-router';
import { PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { failureAlert } from '../../features/failures/failure-alert.ts';
import { formAction } from '../../features/forms/form-action.ts';
import { SAVE_FORM } from '../../features/saved-tours/save-form.tsx';

const SHOWN = 50;

/** Redirects to the tours in the address: the page itself is the same for everybody. */
export const savedAction = formAction(SAVE_FORM, {
  async work({ api, values: { tour: id } }) {
    if (id) await api.saveTour({ params: { id } });
    const { data: tours } = await api.listSavedTours();
    const ids = tours.slice(0, SHOWN).map((tour) => tour._id);
    return { to: `${href('/saved')}?${new URLSearchParams({ tours: ids.join(',') })}` };
  },
  failed: (error) =>
    error instanceof ApiError && error.status === 401
      ? { text: PLEASE_SIGN_IN, detail: 'Sign in above, then press the heart again.', tone: 'error' }
      : { ...failureAlert(error), tone: 'error' },
});
