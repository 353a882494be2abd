/** A calendar file that the server is to make: until it is there it stands among the uploads, and is waited for as they are. */
export class CalendarToMake extends File {
  /** The day of travel that it is asked for. */
  readonly day: string;
  constructor(name: string, day: string) {
    super([], name, { type: 'text/calendar' });
    this.day = day;
  }
}
