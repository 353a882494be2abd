import { staffApi } from '../staff-api.ts';

export type ReplyTo = { kind: keyof typeof REPLY_CALLS; id: string };

export const REPLY_CALLS = {
  enquiry: {
    templates: staffApi.fillTemplatesForEnquiry,
    log: staffApi.logContact,
    note: staffApi.addNote,
  },
  message: {
    templates: staffApi.fillTemplatesForMessage,
    log: staffApi.logMessageContact,
    note: staffApi.addMessageNote,
  },
};

type ReplyChannel = 'reply' | 'whatsapp' | 'call' | 'note';

export const draftNameOfReply = (way: ReplyChannel, id: string) => `desk:${way}:${id}`;
