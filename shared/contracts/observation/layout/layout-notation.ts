// How the layout of a form is written: for each member of its type in the contract what a person reads beside it and
// where it stands. Types, units, limits and lookup tables stay in the contract alone.

import type { TypeTable } from '../../../schema/notation.ts';
import type { LookupElement } from '../lookups/lookup-notation.ts';

export interface LayoutFacts {
  /** Folded away until somebody asks for more. */
  readonly isMore?: true;
  /** must: nothing is saved without it. should: asked for once. */
  readonly need?: 'must' | 'should';
  /** What people measure it in; data have the unit of the contract. */
  readonly shownIn?: 'cm' | 'mm' | 'g';
  /** What an arrow key changes it by, in the unit of the data; within the limits of the contract. */
  readonly step?: number;
  /** Text of several lines. */
  readonly isLong?: true;
  /** An angle that is told as one of eight directions. */
  readonly isDirection?: true;
  /** Open where another member of the form has one of these values. */
  readonly when?: Condition;
  /** Closed where another member of the form has one of these values. */
  readonly unless?: Condition;
  /** What it is called where another member has one of these values: who saw nothing is not asked what was seen. */
  readonly named?: { readonly when: Condition; readonly names: Names };
  /** Stands beside it always, because the name alone would mislead. */
  readonly note?: Names;
  /** Of a form that may be there several times: each choice is one item. These ids stand alone, such as "none seen". */
  readonly choosesItems?: { readonly alone: readonly number[] };
  /** What follows the member as a picture, for who sees: heights on a mountain, layers of snow. */
  readonly drawing?: 'heights' | 'layers';
  /** Ids in words of our own, where the table names them for a drawing that we do not have. */
  readonly choices?: readonly LookupElement[];
}

export type Names = readonly [nb: string, en: string];
export type Condition = readonly [member: string, values: readonly number[]];

/** What is meant by members, for who asks: sentences by type and member. */
export type FieldHelp = { readonly [type: string]: { readonly [member: string]: Names } };

/** What a member is called, and what else a screen has to know. */
export type FieldLayout = readonly [nb: string, en: string, facts?: LayoutFacts];

/** `none`: set by the service, old, or derived from others. Every member is told of, so that none is forgotten. */
export type MemberLayout = FieldLayout | 'none';

/** The flag of moderation is on no form. */
type Unshown = 'UsageFlagTID';
type MembersOf<Type> = Type extends { readonly fields: infer Fields }
  ? Exclude<keyof Fields, Unshown>
  : never;

/** The layout of every type of a table, in the order of the screen. */
export type LayoutOf<Types extends TypeTable> = {
  readonly [Type in keyof Types]: { readonly [Member in MembersOf<Types[Type]>]: MemberLayout };
};

export const COMMENT: FieldLayout = ['Kommentar', 'Comment', { isLong: true }];
export const MORE_COMMENT: FieldLayout = ['Kommentar', 'Comment', { isLong: true, isMore: true }];
