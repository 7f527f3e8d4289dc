/** Joins the class names that are given; what is false or absent is left out. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
