// The notation of contracts: a type is an entry of a table, a field is a short string. From the table the compiler
// derives TypeScript types (here) and the codecs, descriptions and generators read it through a view (view.ts).
//
//   'double'         required            'string?'        may be absent
//   'Layer[]'        wrapped list        'int[]?'         list that may be absent (absent is not empty)
//   'Geometry'       itself unless abstract, and every descendant, told apart by $type
//   'string|nil'     null is a value     'double=1.0'     default of the schema; an optional field stays absent in
//                                                        memory and withDefaults fills it in
//   'int~0'          always written, taken as 0 when it is missing in what is read
//   'int~'           always written, may be missing in what is read: what it then means is the handler's business
//   [notation, doc]  the same, with its documentation; a third element holds facts of the value (FieldFacts)
//
// Order in a notation: name, |nil, [], ?, =default, ~fallback.

import type { Json } from '../base/json.ts';

/** What is known of a value beside its type: services, forms, reference and generators need it. */
export interface FieldFacts {
  /** The lookup table of the id. `*` stands for the hazard: `*_DangerSignKDV`. */
  readonly lookup?: string;
  /** The id is a sum of elements of its table. */
  readonly isFlags?: true;
  /** On the wire: m, m/s, °. */
  readonly unit?: string;
  /** What a form takes. A service takes an odd value too, rather than to lose it, unless `isBounded`. */
  readonly least?: number;
  readonly most?: number;
  /** Beyond `least` and `most` a value means nothing. */
  readonly isBounded?: true;
  /** Characters. */
  readonly maxLength?: number;
  readonly format?: 'guid' | 'exposition' | 'time';
  /** Other names under which it is read. */
  readonly readAs?: readonly string[];
  /** The name under which it is answered, where that is another one. */
  readonly writtenAs?: string;
  /** The name of the text that answers give beside an id, where it does not follow from the id's. */
  readonly textAs?: string;
  /** Taken in and never answered. */
  readonly isPrivate?: true;
}

export type FieldNotation =
  | string
  | readonly [notation: string, doc: string]
  | readonly [notation: string, doc: string, facts: FieldFacts];

export interface StructEntry {
  readonly doc?: string;
  readonly extends?: string;
  readonly abstract?: true;
  readonly fields: { readonly [field: string]: FieldNotation };
}

export interface EnumerationEntry {
  readonly doc?: string;
  /** Values, or values with their documentation. */
  readonly values: readonly string[] | { readonly [value: string]: string };
}

/** A named list whose item element does not follow the rule of `X[]`. */
export interface ListEntry {
  readonly doc?: string;
  readonly list: string;
  readonly item: string;
}

/** A value that says its own type: any scalar as `{ $xs, value }`, or one of these structures and their descendants. */
export interface AnyEntry {
  readonly doc?: string;
  readonly anyOf: readonly string[];
}

export type TypeEntry = StructEntry | EnumerationEntry | ListEntry | AnyEntry;
export type TypeTable = { readonly [type: string]: TypeEntry };

export interface OperationEntry {
  readonly doc: string;
  readonly input: { readonly [field: string]: FieldNotation };
  /** A notation, or a table of fields when there are several results; absent when there is none. */
  readonly output?: string | { readonly [field: string]: FieldNotation };
}

export type OperationTable = { readonly [operation: string]: OperationEntry };

/** The scalars, by their XML Schema names where there is one, and what holds them in memory. */
export interface ScalarTypes {
  string: string;
  boolean: boolean;
  int: number;
  short: number;
  unsignedByte: number;
  /** A safe integer: beyond 2^53 is refused. */
  long: number;
  float: number;
  double: number;
  /** Epoch milliseconds, UTC. */
  dateTime: number;
  base64Binary: Uint8Array;
  json: Json;
}

export type ScalarName = keyof ScalarTypes;

type NotationOf<F extends FieldNotation> = F extends readonly [infer N extends string, string, FieldFacts?]
  ? N
  : F;
type WithoutFallback<N> = N extends `${infer Bare}~${string}` ? Bare : N;
type WithoutDefault<N> = WithoutFallback<N> extends `${infer Bare}=${string}` ? Bare : WithoutFallback<N>;
type IsOptional<F extends FieldNotation> =
  NotationOf<F> extends `${string}~`
    ? true
    : WithoutDefault<NotationOf<F>> extends `${string}?`
      ? true
      : false;
type Required_<N> = N extends `${infer Bare}?` ? Bare : N;
type BareNotation<F extends FieldNotation> = Required_<WithoutDefault<NotationOf<F>>>;

type FieldsOf<T, N extends keyof T> = T[N] extends { fields: infer F }
  ? T[N] extends { extends: infer Base extends keyof T }
    ? FieldsOf<T, Base> & F
    : F
  : never;

/** The types that extend N, at any depth. */
type DescendantsOf<T, N> = {
  [K in keyof T]: T[K] extends { extends: infer Base }
    ? Base extends N
      ? K | DescendantsOf<T, K>
      : never
    : never;
}[keyof T];

type OwnKind<T, N extends keyof T> = T[N] extends { abstract: true } ? never : N;

type Shape<T, F> = {
  -readonly [K in keyof F as F[K] extends FieldNotation
    ? IsOptional<F[K]> extends true
      ? never
      : K
    : never]: F[K] extends FieldNotation ? NotationValue<T, BareNotation<F[K]>> : never;
} & {
  -readonly [K in keyof F as F[K] extends FieldNotation
    ? IsOptional<F[K]> extends true
      ? K
      : never
    : never]?: F[K] extends FieldNotation ? NotationValue<T, BareNotation<F[K]>> : never;
};

type Kind<T, N> = N extends keyof T ? { $type: N } & Shape<T, FieldsOf<T, N>> : never;

type AnyMember<T> = {
  [K in keyof T]: T[K] extends { anyOf: readonly (infer Name)[] } ? Name : never;
}[keyof T];

type StructValue<T, N extends keyof T> = [DescendantsOf<T, N>] extends [never]
  ? T[N] extends { extends: string }
    ? Kind<T, N>
    : N extends AnyMember<T>
      ? Kind<T, N>
      : Shape<T, FieldsOf<T, N>>
  : Kind<T, OwnKind<T, N> | DescendantsOf<T, N>>;

type EnumerationValue<V> = V extends readonly string[] ? V[number] : keyof V;

type AnyScalarName = Exclude<ScalarName, 'json'>;

/** A scalar that says its type. */
type AnyScalar = { [N in AnyScalarName]: { $xs: N; value: ScalarTypes[N] } }[AnyScalarName];

type StructOf<T, N> = N extends keyof T ? StructValue<T, N> : never;

type NamedValue<T, N extends keyof T> = T[N] extends { values: infer V }
  ? EnumerationValue<V>
  : T[N] extends { list: infer Item extends string }
    ? NotationValue<T, Item>[]
    : T[N] extends { anyOf: readonly (infer Name)[] }
      ? AnyScalar | StructOf<T, Name>
      : StructValue<T, N>;

/** The value that a notation without its `?` and default stands for. */
export type NotationValue<T, N extends string> = N extends `${infer Item}[]`
  ? NotationValue<T, Item>[]
  : N extends `${infer Bare}|nil`
    ? NotationValue<T, Bare> | null
    : N extends ScalarName
      ? ScalarTypes[N]
      : N extends keyof T
        ? NamedValue<T, N>
        : never;

/** The value of a table's type, for example `ValueOf<EnergyTypes, 'HydropowerPlant'>`. */
export type ValueOf<T, N extends keyof T> = NamedValue<T, N>;

type DefaultedFields<F> = {
  -readonly [K in keyof F as F[K] extends FieldNotation
    ? WithoutFallback<NotationOf<F[K]>> extends `${string}?=${string}`
      ? K
      : never
    : never]: F[K];
};

/** The optional fields of a structure that have a default, as `withDefaults` fills them in. */
export type DefaultsOf<T, N extends keyof T> = {
  [K in keyof DefaultedFields<FieldsOf<T, N>>]: DefaultedFields<FieldsOf<T, N>>[K] extends FieldNotation
    ? NotationValue<T, BareNotation<DefaultedFields<FieldsOf<T, N>>[K]>>
    : never;
};

type NotationName<N> = N extends `${infer Bare}[]`
  ? NotationName<Bare>
  : N extends `${infer Bare}|nil`
    ? Bare
    : N;

type Unknown<T, N> = N extends ScalarName | keyof T ? never : N;

/** The names that fields of a table of fields use and that are neither a scalar nor a type of the table. */
type DanglingFields<T, F> = {
  [K in keyof F]: F[K] extends FieldNotation ? Unknown<T, NotationName<BareNotation<F[K]>>> : never;
}[keyof F];

/** Every name that a type of the table refers to and that it does not have: must be never. */
export type DanglingRefs<T> = {
  [K in keyof T]: T[K] extends { fields: infer F }
    ? DanglingFields<T, F> | (T[K] extends { extends: infer Base } ? Unknown<T, Base> : never)
    : T[K] extends { list: infer Item }
      ? Unknown<T, NotationName<Item>>
      : T[K] extends { anyOf: readonly (infer Name)[] }
        ? Unknown<T, Name>
        : never;
}[keyof T];

/** The same for operations. */
export type DanglingOperationRefs<T, O> = {
  [K in keyof O]: O[K] extends { input: infer F; output?: infer R }
    ? DanglingFields<T, F> | (R extends string ? Unknown<T, NotationName<R>> : DanglingFields<T, R>)
    : never;
}[keyof O];

export type InputOf<T, O> = O extends { input: infer F } ? Shape<T, F> : never;

export type OutputOf<T, O> = O extends { output: infer R }
  ? R extends string
    ? NotationValue<T, R>
    : Shape<T, R>
  : undefined;

/** The handlers of an operation table: a missing or misspelt one does not compile. */
export type ServiceOf<T, O extends OperationTable, Context = void> = {
  [K in keyof O]: (
    input: InputOf<T, O[K]>,
    context: Context,
  ) => Promise<OutputOf<T, O[K]>> | OutputOf<T, O[K]>;
};

/** The same operations as a caller in another process sees them. */
export type RemoteOf<T, O extends OperationTable> = {
  [K in keyof O]: (input: InputOf<T, O[K]>, options?: { signal?: AbortSignal }) => Promise<OutputOf<T, O[K]>>;
};
