/** Stands in for a file while the server makes it, so that the reply waits for it like for an upload. */
export class CalendarToMake extends File {
  constructor(name: string) {
    super([], name, { type: 'text/calendar' });
  }
}
