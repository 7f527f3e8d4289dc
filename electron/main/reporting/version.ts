// Put in by the bundler, from package.json.
declare const __VERSION__: string | undefined;

/** The version of Varde. */
export const VERSION = typeof __VERSION__ === 'string' ? __VERSION__ : 'development';
