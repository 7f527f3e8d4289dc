// What the grammar makes of a WHERE clause. `at` is the offset in the text, in UTF-16 units, for faults.

export type SqlType = 'integer' | 'double' | 'text' | 'date';

/** In memory: numbers, text, dates as epoch milliseconds UTC; null is NULL. */
export type SqlValue = number | string | null;

export type ValueNode =
  | {
      readonly kind: 'literal';
      readonly type: SqlType;
      readonly value: number | string;
      readonly literal?: 'DATE' | 'TIMESTAMP';
      readonly at: number;
    }
  | { readonly kind: 'column'; readonly name: string; readonly at: number }
  | { readonly kind: 'negative'; readonly operand: ValueNode; readonly at: number }
  | {
      readonly kind: 'arithmetic';
      readonly operator: ArithmeticOperator;
      readonly left: ValueNode;
      readonly right: ValueNode;
      readonly at: number;
    }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly word?: string;
      readonly operands: readonly ValueNode[];
      readonly at: number;
    };

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '||';
export type CompareOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Predicate =
  | { readonly kind: 'or' | 'and'; readonly operands: readonly Predicate[] }
  | { readonly kind: 'not'; readonly operand: Predicate }
  | {
      readonly kind: 'compare';
      readonly operator: CompareOperator;
      readonly left: ValueNode;
      readonly right: ValueNode;
      readonly at: number;
    }
  | { readonly kind: 'null'; readonly operand: ValueNode; readonly isNegated: boolean }
  | {
      readonly kind: 'between';
      readonly operand: ValueNode;
      readonly least: ValueNode;
      readonly most: ValueNode;
      readonly isNegated: boolean;
      readonly at: number;
    }
  | {
      readonly kind: 'in';
      readonly operand: ValueNode;
      readonly values: readonly ValueNode[];
      readonly isNegated: boolean;
      readonly at: number;
    }
  | {
      readonly kind: 'like';
      readonly operand: ValueNode;
      readonly pattern: ValueNode;
      readonly escape: ValueNode | undefined;
      readonly isNegated: boolean;
      readonly at: number;
    };

export interface OrderKey {
  readonly name: string;
  readonly isDescending: boolean;
  readonly at: number;
}
