import { shippedSources } from './source-texts.mjs';

/** Every code of the error catalogue is thrown somewhere. (That each has its sentence is a test of renderer/i18n.) */
export async function checkErrorCodes(root, files) {
  const { errorCatalogue } = await import('../../../shared/contracts/errors.ts');
  const codes = Object.keys(errorCatalogue);
  const sources = shippedSources(root, files).filter(({ file }) => file !== 'shared/contracts/errors.ts');
  const problems = codes
    .filter((code) => !sources.some(({ text }) => text.includes(`'${code}'`)))
    .map((code) => `The error ${code} is thrown nowhere`);
  return { problems, summary: `${codes.length} error codes` };
}
