// Reads one value from the events of a parser, driven by plans, without a tree: each element is put where it belongs
// when it closes. Nothing of what a client sends is used as a name.

import type { AppError } from '../../base/app-error.ts';
import { appError } from '../../contracts/errors.ts';
import { markTime } from '../../schema/marked-times.ts';
import { faultText } from './fault-text.ts';
import { misspeltField } from './misspelt-fields.ts';
import { READ_LIMITS, type ReadLimits } from './read-limits.ts';
import {
  type FieldPlan,
  type ReadPlans,
  SCALAR_PLANS,
  type StructPlan,
  type ValuePlan,
} from './read-plan.ts';
import { isTimeMarked } from './read-scalars.ts';

/** The attributes of an element that say something about its value. */
export interface ValueAttributes {
  /** Local name of xsi:type. */
  readonly type?: string;
  readonly isNil?: boolean;
  readonly id?: string;
  readonly href?: string;
}

const FIELDS = 0;
const ITEMS = 1;
const TEXT = 2;
const UNTYPED = 3;
const DONE = 4;

type StructValue = { [field: string]: unknown };

interface Frame {
  readonly mode: number;
  readonly plan: ValuePlan;
  /** The field of the parent that the element is; undefined in a list and at the root. */
  readonly field: FieldPlan | undefined;
  /** Whether the value says its type (`$xs`), because it stands for any. */
  readonly isTyped: boolean;
  value: unknown;
  text: string;
  readonly id: string | undefined;
  /** Elements read before this one, and how many levels stand below it: what a reference to it costs. */
  readonly elementsBefore: number;
  height: number;
  /** Whether an element in it is a field, and the name of the first that is none. */
  hasKnown: boolean;
  firstUnknown: string | undefined;
}

/** A value that has an id, for the elements that refer to it. */
interface Shared {
  readonly key: string;
  readonly value: unknown;
  readonly elements: number;
  readonly height: number;
}

/** Other names of XML Schema's types, and the scalar that holds their values. */
const XS_ALIASES: { readonly [name: string]: string } = {
  integer: 'long',
  decimal: 'double',
  byte: 'short',
  unsignedShort: 'int',
  unsignedInt: 'long',
  nonNegativeInteger: 'long',
  positiveInteger: 'long',
  normalizedString: 'string',
  token: 'string',
  anyURI: 'string',
  date: 'string',
  time: 'string',
};

const UNTYPED_NAMES = new Set(['anyType', 'anySimpleType']);

export class ValueReading {
  private readonly plans: ReadPlans;
  private readonly limits: ReadLimits;
  private readonly frames: Frame[] = [];
  private readonly shared = new Map<string, Shared>();
  private readonly openIds = new Set<string>();
  private skipped = 0;
  private elements = 0;
  private readonly depthAround: number;

  /** `depthAround`: levels of elements that the value stands in. */
  constructor(plans: ReadPlans, root: StructPlan, depthAround = 0, limits: ReadLimits = READ_LIMITS) {
    this.plans = plans;
    this.limits = limits;
    this.depthAround = depthAround;
    this.frames.push(this.frame(FIELDS, root, undefined, {}, undefined));
  }

  /** An element inside the root opens. */
  open(name: string, attributes: ValueAttributes): void {
    this.count(1, 0);
    if (this.skipped > 0) {
      this.skipped++;
      return;
    }
    const parent = this.top();
    if (parent.mode === FIELDS) {
      const field = (parent.plan as StructPlan).fields.get(name);
      if (field) parent.hasKnown = true;
      if (!field) this.leaveAside(parent, parent.plan as StructPlan, name);
      else if ((parent.value as StructValue)[field.name] !== undefined) {
        throw this.fault('value/bad', { value: '(twice)', expected: 'one element' }, `.${field.name}`);
      } else this.push(field.value, field, attributes);
    } else if (parent.mode === ITEMS && parent.plan.kind === 'list') {
      this.push(parent.plan.item, undefined, attributes);
    } else if (parent.mode === DONE) this.skipped = 1;
    else if (parent.mode === UNTYPED) throw this.fault('value/type-missing', { type: 'anyType' });
    else throw this.fault('value/bad', { value: `<${faultText(name)}>`, expected: 'text' });
  }

  /** Fields of other versions of the schema say nothing here. What was meant for a field that is there is not left out. */
  private leaveAside(parent: Frame, plan: StructPlan, name: string): void {
    const meant = misspeltField(plan, name);
    if (meant === 'of a kind') throw this.fault('value/type-missing', { type: plan.key });
    if (meant) throw this.fault('value/misspelt', { expected: meant.misspelt }, `.${faultText(name)}`);
    parent.firstUnknown ??= name;
    this.skipped = 1;
  }

  text(text: string): void {
    if (this.skipped > 0) return;
    const frame = this.top();
    if (frame.mode === TEXT || frame.mode === UNTYPED) frame.text += text;
    else if (frame.mode !== DONE && /\S/.test(text)) {
      throw this.fault('value/bad', { value: faultText(text.trim()), expected: 'elements' });
    }
  }

  /** The element that opened last closes. */
  close(): void {
    if (this.skipped > 0) {
      this.skipped--;
      return;
    }
    const frame = this.top();
    const value = this.finish(frame);
    this.frames.pop();
    const parent = this.top();
    parent.height = Math.max(parent.height, frame.height + 1);
    if (frame.id !== undefined) this.share(frame, frame.id, value);
    if (frame.field) {
      if (value === undefined) return;
      (parent.value as StructValue)[frame.field.name] = value;
      if (frame.plan.key === 'dateTime' && isTimeMarked(frame.text)) {
        markTime(parent.value as StructValue, frame.field.name);
      }
    } else if (value !== undefined) (parent.value as unknown[]).push(value);
    else throw this.fault('value/missing', {}, `[${this.lengthOf(parent)}]`);
  }

  /** The root closes. */
  end(): StructValue {
    const root = this.top();
    return this.finish(root) as StructValue;
  }

  private push(plan: ValuePlan, field: FieldPlan | undefined, attributes: ValueAttributes): void {
    const { isNil, href, id, type } = attributes;
    if (isNil || href !== undefined) {
      this.frames.push(this.frame(DONE, plan, field, undefined, undefined));
      const frame = this.top();
      if (href !== undefined) frame.value = this.resolve(plan, href);
      else {
        const list = this.frames.at(-2)?.plan;
        const isNull = field ? field.isNillable : list?.kind === 'list' && list.isItemNillable;
        frame.value = isNull ? null : undefined;
      }
      return;
    }
    if (id !== undefined) this.openIds.add(id);
    switch (plan.kind) {
      case 'list':
        this.frames.push(this.frame(ITEMS, plan, field, [], id));
        return;
      case 'struct':
        this.frames.push(this.frame(FIELDS, plan, field, undefined, id));
        this.openStruct(plan, type, field, id);
        return;
      case 'any':
        this.openAny(plan.kinds, plan, type, field, id);
        return;
      default:
        this.frames.push(this.frame(TEXT, plan, field, undefined, id));
    }
  }

  /** Replaces the frame just pushed, which is there for the path of a fault, by one of the type that is really meant. */
  private openStruct(
    declared: StructPlan,
    type: string | undefined,
    field: FieldPlan | undefined,
    id: string | undefined,
  ): void {
    let plan: StructPlan | undefined = declared;
    if (type !== undefined) plan = declared.kinds.get(type) ?? this.refuseType(declared.key, type);
    else if (declared.isAbstract) throw this.fault('value/type-missing', { type: declared.key });
    const value: StructValue = plan.carriesType ? { $type: plan.key } : {};
    this.frames[this.frames.length - 1] = this.frame(FIELDS, plan, field, value, id);
  }

  private openAny(
    kinds: ReadonlyMap<string, StructPlan>,
    plan: ValuePlan,
    type: string | undefined,
    field: FieldPlan | undefined,
    id: string | undefined,
  ): void {
    this.frames.push(this.frame(UNTYPED, plan, field, undefined, id));
    if (type === undefined || UNTYPED_NAMES.has(type)) return;
    const alias = Object.hasOwn(XS_ALIASES, type) ? XS_ALIASES[type] : type;
    const scalar = SCALAR_PLANS.get(alias ?? type);
    let frame: Frame;
    if (scalar) frame = this.frame(TEXT, scalar, field, undefined, id, true);
    else {
      const struct = kinds.get(type) ?? this.refuseType('anyType', type);
      frame = this.frame(FIELDS, struct, field, { $type: struct.key }, id);
    }
    this.frames[this.frames.length - 1] = frame;
  }

  private refuseType(declared: string, type: string): never {
    const value = faultText(type);
    if (!this.plans.isKnownType(type)) throw this.fault('value/type-unknown', { value });
    const isAbstract = type === declared;
    throw isAbstract
      ? this.fault('value/type-missing', { type: declared })
      : this.fault('value/type-not-allowed', { value, type: declared });
  }

  private finish(frame: Frame): unknown {
    switch (frame.mode) {
      case FIELDS:
        this.checkKnown(frame);
        return this.finishStruct(frame.plan as StructPlan, frame.value as StructValue);
      case TEXT:
        return this.finishText(frame);
      case UNTYPED:
        return { $xs: 'string', value: frame.text };
      default:
        return frame.value;
    }
  }

  /** A structure of nothing but unknown elements would be read as one that says nothing: a filter that takes all rows. */
  private checkKnown({ plan, hasKnown, firstUnknown }: Frame): void {
    if (hasKnown || firstUnknown === undefined || (plan as StructPlan).fields.size === 0) return;
    throw this.fault('value/unknown-element', { type: plan.key }, `.${faultText(firstUnknown)}`);
  }

  private finishStruct(plan: StructPlan, value: StructValue): StructValue {
    plan.complete?.(value);
    for (const field of plan.required) {
      if (value[field.name] !== undefined) continue;
      if (field.fallback) value[field.name] = field.fallback();
      else if (!field.mayBeMissing) throw this.fault('value/missing', {}, `.${field.name}`);
    }
    return value;
  }

  private finishText(frame: Frame): unknown {
    const { plan, text } = frame;
    if (plan.kind === 'enumeration') {
      const trimmed = text.trim();
      if (trimmed === '') return undefined;
      const value = plan.spellings.get(trimmed);
      if (value !== undefined) return value;
      throw this.fault('value/not-in-enumeration', { value: faultText(trimmed), type: plan.key });
    }
    if (plan.kind !== 'scalar') return undefined;
    if (!plan.takesEmpty && text.trim() === '') {
      // An element of any type that says its type and holds nothing is not a value of it.
      if (frame.isTyped) throw this.fault('value/missing', {});
      return undefined;
    }
    const value = plan.read(text);
    if (value === undefined) {
      throw this.fault('value/bad', { value: faultText(text.trim()), expected: plan.expected });
    }
    return frame.isTyped ? { $xs: plan.key, value } : value;
  }

  private share(frame: Frame, id: string, value: unknown): void {
    this.openIds.delete(id);
    const key = frame.mode === UNTYPED ? 'any' : frame.plan.key;
    const elements = this.elements - frame.elementsBefore;
    if (this.shared.has(id))
      throw this.fault('value/bad', { value: faultText(id), expected: 'an id used once' });
    this.shared.set(id, { key, value, elements, height: frame.height });
  }

  /** The value that an element with href stands for. Its elements count again, so that few bytes cannot say much. */
  private resolve(plan: ValuePlan, href: string): unknown {
    const id = href.startsWith('#') ? href.slice(1) : href;
    const found = this.shared.get(id);
    const isAllowed =
      found !== undefined &&
      (plan.kind === 'struct' || plan.kind === 'any' ? plan.kinds.has(found.key) : plan.key === found.key);
    if (!isAllowed) {
      const expected = this.openIds.has(id)
        ? 'an element that does not hold this one'
        : 'the id of an element of this type before it';
      throw this.fault('value/bad', { value: faultText(href), expected });
    }
    this.count(found.elements - 1, found.height);
    this.top().height = found.height;
    return found.value;
  }

  private count(elements: number, height: number): void {
    this.elements += elements;
    if (this.elements > this.limits.maxElements) {
      throw appError('soap/too-many-elements', { limit: this.limits.maxElements });
    }
    // A reference is an open element already when its height is added.
    const depth = this.depthAround + this.frames.length + this.skipped + (height > 0 ? height - 1 : 0);
    if (depth >= this.limits.maxDepth) throw appError('soap/too-deep', { limit: this.limits.maxDepth });
  }

  private frame(
    mode: number,
    plan: ValuePlan,
    field: FieldPlan | undefined,
    value: unknown,
    id: string | undefined,
    isTyped = false,
  ): Frame {
    const elementsBefore = this.elements - 1;
    const unread = { text: '', height: 0, hasKnown: false, firstUnknown: undefined };
    return { mode, plan, field, isTyped, value, id, elementsBefore, ...unread };
  }

  private top(): Frame {
    const frame = this.frames[this.frames.length - 1];
    if (!frame) throw new Error('The value is closed.');
    return frame;
  }

  private lengthOf(frame: Frame): number {
    return (frame.value as unknown[]).length;
  }

  private fault(
    code: Parameters<typeof appError>[0],
    details: { readonly [name: string]: string },
    below = '',
  ): AppError {
    const path = (this.path() + below).replace(/^\./, '');
    return appError(code, { path: path || (this.frames[0]?.plan.key ?? ''), ...details });
  }

  private path(): string {
    let path = '';
    for (let index = 1; index < this.frames.length; index++) {
      const field = this.frames[index]?.field;
      const list = this.frames[index - 1];
      path += field ? `.${field.name}` : `[${list ? this.lengthOf(list) : 0}]`;
    }
    return path;
  }
}
