import { AppError } from '../../base/app-error.ts';
import { appError } from '../../contracts/errors.ts';
import { GeoProblem } from '../../geo/crs/geo-problem.ts';
import { WhereProblem } from '../../query/where/where-problem.ts';

/** Does something with a part of a request; what is wrong with it is told with the path of the part. */
export function atPath<Value>(path: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof GeoProblem)) throw error;
    throw new AppError(error.code, error.message, { ...error.details, path }, { cause: error });
  }
}

const MAX_PATH_CHARACTERS = 80;

/** The same for an expression. Throws `map/bad-expression` with the position of what is wrong. */
export function expressionAtPath<Value>(path: string, text: string, compile: () => Value): Value {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof WhereProblem)) throw error;
    const value = text.length > MAX_PATH_CHARACTERS ? `${text.slice(0, MAX_PATH_CHARACTERS)}…` : text;
    const { position, message: reason } = error;
    throw appError('map/bad-expression', { path, value, position, reason }, { cause: error });
  }
}
