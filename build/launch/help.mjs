// --help of npm start and npm run serve.

const OPTIONS = [
  ['--port N', 'the port of the services; without it 36036, or any free one where that is taken'],
  ['--data DIR', 'the data folder'],
  ['--seed sample|none', 'what a new data folder begins with'],
  ['--no-ui', 'the services alone'],
];
const OPTIONS_OF_START = [
  ['--shell=browser', 'the installed browser, also where Electron could run'],
  ['--get-electron', "tries to fetch Electron's own program again"],
];

/** The help of a command, `start` or `serve`, as it is printed. */
export function helpText(command) {
  const options = command === 'start' ? [...OPTIONS, ...OPTIONS_OF_START] : OPTIONS;
  const width = Math.max(...options.map(([option]) => option.length));
  const lines = options.map(([option, says]) => `  ${option.padEnd(width)}  ${says}`);
  return [`npm ${command === 'start' ? 'start' : `run ${command}`} -- [options]`, '', ...lines].join('\n');
}

/** Prints the help and ends, where the arguments ask for it. */
export function helpIfAsked(command) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(helpText(command));
  process.exit(0);
}
