/** What travellers are told until staff say otherwise: it stands after "one of us answers". */
export const DEFAULT_REPLY_WITHIN = 'within one working day';
