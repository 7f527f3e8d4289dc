import { type Dialect, NEUTRAL_NAMESPACE, vendorNamespace } from '../soap/dialect.ts';

export interface DescriptionOptions {
  readonly dialect?: Dialect;
  /** Version in the vendor's namespace; what is not a version is taken as none. */
  readonly version?: string | undefined;
}

/** The namespace that a description is written in. */
export function describedNamespace({ dialect = 'neutral', version }: DescriptionOptions): string {
  const vendor = dialect === 'vendor' ? (vendorNamespace(version) ?? vendorNamespace()) : undefined;
  return vendor ?? NEUTRAL_NAMESPACE;
}
