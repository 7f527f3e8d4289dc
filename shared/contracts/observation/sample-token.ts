/** The name by which the token of the sample is kept; a screen says it in its language. */
export const SAMPLE_TOKEN_NAME = 'Sample';
