import { STAFF_CALLS } from '../../../../../contracts/calls/staff-calls.ts';
import {
  FILE_ENDINGS,
  FILE_LIMITS,
  NOT_TAKEN,
  TOO_BIG,
} from '../../../../../contracts/reply-files/file-limits.ts';
import { createClient } from '../../../../api/create-client.ts';
import type { Uploader } from '../../../../features/uploads/send-file.ts';
import { HEIC_FAULT, isHeic } from '../../../../features/uploads/shrink-first.ts';
import type { ReplyTo } from '../reply-to.ts';
import type { AttachedFile } from './attached-files.ts';

/** Stands in for a file while the server makes it, so that the reply waits for it like for an upload. */
export class CalendarToMake extends File {
  constructor(name: string) {
    super([], name, { type: 'text/calendar' });
  }
}

/** So that the maximum count of pictures fits into one reply. */
const PICTURE_BYTES = FILE_LIMITS.bytes / FILE_LIMITS.count;

const endingsTaken = FILE_ENDINGS.split(',');

/** Scales pictures down: 2,400 pixels are plenty for a mail. */
export function replyFileUploader({ kind, id }: ReplyTo): Uploader<AttachedFile> {
  return {
    faultOf(file) {
      if (file instanceof CalendarToMake) return undefined;
      if (file.size === 0) return 'This file is empty.';
      if (isPicture(file)) return undefined;
      if (!isTaken(file)) return NOT_TAKEN;
      return file.size > FILE_LIMITS.bytes ? TOO_BIG : undefined;
    },
    shrinking: {
      longest: 2_400,
      maxBytes: PICTURE_BYTES,
      isNeeded: (file) => isPicture(file) && (file.size > PICTURE_BYTES || !isTaken(file)),
      faultOf(file) {
        if (isHeic(file)) return HEIC_FAULT;
        // This browser cannot decode the picture, so it cannot convert it either.
        if (!isTaken(file)) return NOT_TAKEN;
        return file.size > FILE_LIMITS.bytes ? TOO_BIG : undefined;
      },
    },
    async post(body, transport, file) {
      const api = createClient(STAFF_CALLS, transport);
      if (file instanceof CalendarToMake) return (await api.attachCalendarFile({ params: { id } })).data;
      const asking = { params: { id }, body };
      const upload = kind === 'enquiry' ? api.uploadFileForEnquiry : api.uploadFileForMessage;
      return (await upload(asking)).data;
    },
    failed: 'Failed to attach the file',
    lastStage: 'Storing…',
  };
}

const isPicture = (file: File) => (file.type.startsWith('image/') && !/svg/.test(file.type)) || isHeic(file);

const isTaken = ({ name }: File) => endingsTaken.some((ending) => name.toLowerCase().endsWith(ending));
