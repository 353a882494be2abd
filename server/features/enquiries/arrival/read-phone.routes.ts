import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { phoneInWords, readPhone } from './phone-number.ts';

export function readPhoneRoutes(): FastifyPluginAsync {
  return serveCalls({
    async readPhone({ body: { phone: typed, phoneCountry } }) {
      const { phone, fault } = readPhone(typed, phoneCountry);
      if (fault !== undefined) return { data: { sentence: fault, phone: null } };
      return { data: { sentence: `We will call ${phoneInWords(phone, phoneCountry)}.`, phone } };
    },
  });
}
