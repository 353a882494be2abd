/** What was typed into a form, as the body of a call: the server looks at each field, and names every fault. */
export function formAsBody<Body>(fields: object): Body {
  return fields as Body;
}
