// The two spellings of the map service. The tables are written in the neutral one; the vendor's differs in the prefix of
// enumeration types and values and in nothing else.

export type Dialect = 'neutral' | 'vendor';

export const NEUTRAL_NAMESPACE = 'urn:varde:schemas:map-service:3.6.0';

const VENDOR_NAMESPACE = /^https?:\/\/www\.esri\.com\/schemas\/ArcGIS\/\d+(?:\.\d+){1,2}$/;
const VERSION = /^\d+(?:\.\d+){1,2}$/;

export function vendorNamespace(version = '3.6.0'): string | undefined {
  return VERSION.test(version) ? `http://www.esri.com/schemas/ArcGIS/${version}` : undefined;
}

export function dialectOf(namespace: string): Dialect {
  return VENDOR_NAMESPACE.test(namespace) ? 'vendor' : 'neutral';
}

/** The name of an enumeration or of one of its values in a dialect. Never for text. */
export function spell(dialect: Dialect, name: string): string {
  return dialect === 'vendor' ? name.replace(/^geo(?=[A-Z])/, 'esri') : name;
}

/** How a value of the tables may be spelt in a request, whatever the dialect. */
export function spellingsOf(value: string): readonly string[] {
  const vendor = spell('vendor', value);
  return vendor === value ? [] : [vendor];
}
