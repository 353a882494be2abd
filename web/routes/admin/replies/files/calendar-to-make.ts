/** A calendar file that the server is to make: until it is there it stands among the uploads, and is waited for as they are. */
export class CalendarToMake extends File {
  constructor(name: string) {
    super([], name, { type: 'text/calendar' });
  }
}
