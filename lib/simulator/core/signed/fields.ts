import { incorrect, missing } from './platform-error'
import { isWireObject, type WireObject, WireNumber, type WireValue } from './wire'

/** How a family says what is wrong with a parameter. */
export type Refusals = {
  missing(name: string): Error
  incorrect(name: string, why?: string): Error
}

type TextRule = { readonly max?: number }
type IntRule = { readonly min?: number; readonly max?: number; readonly oneOf?: readonly number[] }

const BY_SIGNATURE_FAMILIES: Refusals = { missing, incorrect }

/**
 * Reads parameters with the platform's checks, in the order it is asked: an absent one is 261003,
 * one of another type or out of its bounds 261004, each naming the parameter as the specification does.
 * An empty string counts as absent where the parameter is mandatory; null is a value of another type.
 * A family with codes of its own brings its own `Refusals`.
 */
export class Fields {
  constructor(
    private readonly values: WireObject,
    private readonly prefix = '',
    private readonly refusals = BY_SIGNATURE_FAMILIES,
  ) {}

  /** The same parameters, refused with other codes. */
  refusing(refusals: Refusals) {
    return new Fields(this.values, this.prefix, refusals)
  }

  /** The error for a member that is not there. */
  missing(name: string) {
    return this.refusals.missing(this.nameOf(name))
  }

  /** The error for a member that is not what it should be, and why where that is not obvious. */
  incorrect(name: string, why?: string) {
    return this.refusals.incorrect(this.nameOf(name), why)
  }

  /** The name of a member as the specification writes it, for instance `receive.user_name`. */
  nameOf(name: string) {
    return `${this.prefix}${name}`
  }

  has(name: string) {
    return Object.hasOwn(this.values, name)
  }

  isText(name: string) {
    return typeof this.member(name) === 'string'
  }

  text(name: string, rule: TextRule = {}): string {
    const value = this.optionalText(name, rule)
    if (value === undefined || value === '') throw this.missing(name)
    return value
  }

  optionalText(name: string, { max }: TextRule = {}): string | undefined {
    const value = this.member(name)
    if (value === undefined) return undefined
    if (typeof value !== 'string') throw this.incorrect(name, 'must be a string')
    if (max !== undefined && longerThan(value, max))
      throw this.incorrect(name, `longer than ${max} characters`)
    return value
  }

  int(name: string, rule: IntRule = {}): number {
    const value = this.optionalInt(name, rule)
    if (value === undefined) throw this.missing(name)
    return value
  }

  /** An int is written without point or exponent: `1.0` is a float (conventions §5.2). */
  optionalInt(name: string, { min, max, oneOf }: IntRule = {}): number | undefined {
    const value = this.member(name)
    if (value === undefined) return undefined
    const number = value instanceof WireNumber ? Number(value.text) : Number.NaN
    if (
      !(value instanceof WireNumber) ||
      !/^-?\d+$/.test(value.text) ||
      !Number.isSafeInteger(number)
    )
      throw this.incorrect(name, 'must be an int')
    if ((min !== undefined && number < min) || (max !== undefined && number > max))
      throw this.incorrect(name, 'out of range')
    if (oneOf && !oneOf.includes(number))
      throw this.incorrect(name, `must be one of ${oneOf.join(', ')}`)
    return number
  }

  /** A float of at least zero. */
  optionalAmount(name: string): number | undefined {
    const value = this.member(name)
    if (value === undefined) return undefined
    const number = value instanceof WireNumber ? Number(value.text) : Number.NaN
    if (!Number.isFinite(number) || number < 0)
      throw this.incorrect(name, 'must be a float of at least 0')
    return number
  }

  /** The members of a nested object; `undefined` when it was not sent. */
  optionalGroup(name: string): Fields | undefined {
    const value = this.member(name)
    if (value === undefined) return undefined
    if (!isWireObject(value)) throw this.incorrect(name, 'must be an object')
    return new Fields(value, `${this.nameOf(name)}.`, this.refusals)
  }

  /** As `optionalGroup`; when it was not sent, its members are found missing one by one. */
  group(name: string): Fields {
    return this.optionalGroup(name) ?? new Fields({}, `${this.nameOf(name)}.`, this.refusals)
  }

  /** The elements of a list of objects, which may not be empty. */
  groups(name: string): Fields[] {
    const groups = this.optionalGroups(name)
    if (groups === undefined || groups.length === 0) throw this.missing(name)
    return groups
  }

  /** The elements of a list of objects; `undefined` when it was not sent. */
  optionalGroups(name: string): Fields[] | undefined {
    return this.optionalList(name)?.map((element, i) => {
      if (!isWireObject(element)) throw this.incorrect(`${name}[${i}]`, 'must be an object')
      return new Fields(element, `${this.nameOf(name)}[${i}].`, this.refusals)
    })
  }

  /** The elements of a list of strings; none when it was not sent. */
  optionalTexts(name: string): string[] {
    return (this.optionalList(name) ?? []).map((element, i) => {
      if (typeof element !== 'string') throw this.incorrect(`${name}[${i}]`, 'must be a string')
      return element
    })
  }

  private optionalList(name: string): readonly WireValue[] | undefined {
    const value = this.member(name)
    if (value === undefined) return undefined
    if (!Array.isArray(value)) throw this.incorrect(name, 'must be an array')
    return value as readonly WireValue[]
  }

  private member(name: string): WireValue | undefined {
    return Object.hasOwn(this.values, name) ? this.values[name] : undefined
  }
}

/** Lengths are in characters, not in UTF-16 units: an emoji is one. */
function longerThan(value: string, max: number) {
  return value.length > max && Array.from(value).length > max
}
