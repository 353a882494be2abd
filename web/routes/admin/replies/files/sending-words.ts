export const SENDING = {
  what: 'file',
  doing: 'Sending',
  toDo: 'Send',
  notDone: 'The reply is not sent yet.',
};
