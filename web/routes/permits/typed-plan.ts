/** A new tour brings its own places; one whose places were changed is an own route. */
export function typedPlan(form: HTMLFormElement): URLSearchParams {
  const typed = new FormData(form);
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[name=places]')];
  const isChanged = boxes.some((box) => box.checked !== box.defaultChecked);
  const isTourNew = typed.get('tour') !== typed.get('shown');
  typed.delete(typed.get('tour') && (isTourNew || !isChanged) ? 'places' : 'tour');
  typed.delete('shown');
  const given = [...typed].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(given.filter(([, value]) => value !== ''));
}
