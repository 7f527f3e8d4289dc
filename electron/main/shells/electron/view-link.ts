const SCHEME = 'varde:';
/** Longer ones are nothing that Varde copied. */
const MAX_LINK_CHARACTERS = 8000;

/** The link of a view among the arguments that the system started the application with. */
export function findViewLink(args: readonly string[]): string | undefined {
  return args.find((argument) => argument.startsWith(SCHEME) && argument.length <= MAX_LINK_CHARACTERS);
}
