import type { MapType } from '../../contracts/map/types.ts';
import { type FunctionKind, SQL_FUNCTIONS } from '../../query/where/functions.ts';
import { RESERVED_WORDS } from '../../query/where/reserved-words.ts';
import { propertySet } from '../wire/property-set.ts';

const KINDS: { readonly [Kind in FunctionKind]: string } = {
  numeric: 'SQL_NumericFunctions',
  string: 'SQL_StringFunctions',
  date: 'SQL_DateFunctions',
};

/** The language of filters, from its own tables of functions and words. It is the same for every layer. */
export function sqlSyntax(): MapType<'SQLSyntaxInfo'> {
  const namesOf = (kind: string) =>
    SQL_FUNCTIONS.filter((each) => each.kind === kind)
      .map(({ name }) => name)
      .join(',');
  return {
    FunctionNames: propertySet(
      Object.fromEntries(Object.entries(KINDS).map(([kind, key]) => [key, namesOf(kind)])),
    ),
    SpecialCharacters: propertySet({
      SQL_WildcardManyMatch: '%',
      SQL_WildcardSingleMatch: '_',
      SQL_DelimitedIdentifierPrefix: '"',
      SQL_DelimitedIdentifierSuffix: '"',
      SQL_EscapeKeyPrefix: "ESCAPE '",
      SQL_EscapeKeySuffix: "'",
    }),
    SupportedPredicates: ['=', '<>', '<', '<=', '>', '>=', 'LIKE', 'BETWEEN', 'IN', 'IS NULL'],
    SupportedClauses: ['WHERE', 'ORDER BY', 'DISTINCT'],
    IdentifierCase: false,
    DelimitedIdentifierCase: false,
    StringComparisonCase: true,
    Keywords: [...RESERVED_WORDS],
    InvalidCharacters: ' !"#$%&\'()*+,-/:;<=>?@[\\]^`{|}~',
    InvalidStartingCharacters: '0123456789.',
  };
}
