/** Unchecked: the server validates every field. */
export function formAsBody<Body>(fields: object): Body {
  return fields as Body;
}
