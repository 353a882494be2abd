import { LIMITS, PLEASE_SIGN_IN } from '../../../contracts/fields/field-limits.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';
import { ApiError } from '../../api/api-error.ts';
import type { FormApi } from '../../api/page-api.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';
import { sendingAlert } from '../failures/failure-alert.ts';
import { fieldFaults } from '../failures/failure-text.ts';
import { formAction } from '../forms/form-action.ts';
import { ENQUIRY_FORM, enquiryBody, toFormFaults } from './enquiry-body.ts';
import { checkEnquiry, type EnquiryValues } from './enquiry-check.ts';
import { enquiryAddress } from './last-enquiry.ts';

export const enquiryAction = formAction(ENQUIRY_FORM, {
  async work({ api, values: typed, call }) {
    const account = await accountOf(api);
    const values = {
      ...NOTHING,
      ...typed,
      email: typed.email || (account?.email ?? ''),
    };
    // Checked first: the API would report it only after sign-in.
    const found = checkEnquiry(values, todayInIndia());
    const { email, ...others }: Faults = found.phone
      ? found
      : { ...found, ...(await phoneFaults(api, values)) };
    if (!account) return { said: { text: PLEASE_SIGN_IN, tone: 'error', offerSignIn: true }, faults: others };
    const faults = email ? { ...others, email } : others;
    if (Object.keys(faults).length > 0) return { faults };
    const body = { userId: account._id, ...enquiryBody(values) };
    return { to: enquiryAddress((await api.sendEnquiry({ body, ...call })).data) };
  },
  failed: (error) => ({ ...sendingAlert(error, 'enquiry'), tone: 'error' }),
  faultsOf: (error) => toFormFaults(fieldFaults(error)),
});

const NOTHING: EnquiryValues = {
  fullName: '',
  phone: '',
  email: '',
  destination: '',
  guestSize: '',
  bookAt: '',
};

async function phoneFaults(api: FormApi, { phone, phoneCountry }: EnquiryValues): Promise<Faults> {
  if (phone.length > LIMITS.phoneText) return {};
  const { data } = await api.readPhone({ body: { phone, phoneCountry } });
  return data.phone === null ? { phone: data.sentence } : {};
}

async function accountOf(api: FormApi) {
  try {
    return (await api.getOwnAccount()).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
