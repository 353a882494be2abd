import type { FastifyPluginAsync } from 'fastify';
import { phoneCalls } from '../../../../contracts/calls/phone-calls.contract.ts';
import { readPhoneBody } from '../../../../contracts/fields/phone.contract.ts';
import type { PhoneCountry } from '../../../../contracts/fields/phone-countries.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { withRule } from '../../../http/faults/contract-with-rule.ts';
import { badInput } from '../../../http/faults/errors.ts';
import { phoneInWords, readPhone } from './phone-number.ts';

/** Reads a number back to whoever types it. */
export function readPhoneRoutes(): FastifyPluginAsync {
  const checkedBody = withRule(readPhoneBody, ({ phone = '', phoneCountry }) => {
    readBack(phone, phoneCountry);
  });

  return serveCalls(
    phoneCalls,
    {
      async readPhone({ body: { phone, phoneCountry } }) {
        return { data: readBack(phone, phoneCountry) };
      },
    },
    { readPhone: { body: checkedBody } },
  );
}

/** Throws where it cannot be called. */
function readBack(typed: string, country: PhoneCountry | undefined) {
  const { phone, fault } = readPhone(typed, country);
  if (fault !== undefined) throw badInput({ phone: fault });
  return { phone, sentence: `We will call ${phoneInWords(phone, country)}.` };
}
