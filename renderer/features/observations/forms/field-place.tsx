import { createContext, type ReactNode, useContext } from 'react';
import { ErrorsAreAdvice } from '../../../ui/field-texts.tsx';

/** The paths of fields of which is told what they should be, not what they must. */
export const AdvisedPaths = createContext<ReadonlySet<string>>(new Set());

interface FieldPlaceProps {
  /** As the service tells faults: `DangerObs[0].DangerSignTID`. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Where a field stands, for who is led to it; what it lacks is told more calmly where it may lack it. */
export function FieldPlace({ path, children }: FieldPlaceProps) {
  const isAdvised = useContext(AdvisedPaths).has(path);
  return (
    <div data-path={path}>
      <ErrorsAreAdvice value={isAdvised}>{children}</ErrorsAreAdvice>
    </div>
  );
}
