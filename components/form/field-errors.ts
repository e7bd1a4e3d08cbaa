import { get, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'

/** What is wrong with which fields, by their dotted names. */
type Problems = Readonly<Record<string, string>>

type Node = { [name: string]: unknown }

const NO_LISTS: ReadonlySet<string> = new Set()

/**
 * Problems as the form library keeps them: objects, and arrays for indexes. What is wrong with one
 * of the `lists` itself is kept at its root.
 */
export function nestedErrors<Draft extends FieldValues>(
  problems: Problems,
  lists = NO_LISTS,
): FieldErrors<Draft> {
  const errors: Node = {}
  for (const [name, message] of Object.entries(problems)) {
    const path = (lists.has(name) ? `${name}.root` : name).split('.')
    const last = path.pop() ?? name
    const parent = path.reduce<Node>((node, part, at) => {
      const isList = lists.has(part) || /^\d+$/.test(path[at + 1] ?? last)
      const known = node[part] as Node | undefined
      const next = known ?? ((isList ? [] : {}) as Node)
      node[part] = next
      return next
    }, errors)
    parent[last] = { type: 'check', message }
  }
  return errors as FieldErrors<Draft>
}

/** What a form means as it stands: what is sent of it, or what is wrong. */
export type Reading<Values> = { values: Values; problems?: undefined } | { problems: Problems }

/** A family's reading of its form as the checks that the form library asks. */
export function readingResolver<Draft extends FieldValues, Values extends FieldValues>(
  read: (draft: Draft) => Promise<Reading<Values>>,
  lists = NO_LISTS,
): Resolver<Draft, unknown, Values> {
  return async (draft) => {
    const found = await read(draft)
    if ('values' in found) return { values: found.values, errors: {} }
    return { values: {}, errors: nestedErrors<Draft>(found.problems, lists) }
  }
}

type FieldProblem = { name: string; message: string | undefined }

/** What is wrong with one field, or with a group as a whole. */
export function problemAt(errors: object, name: string): FieldProblem | null {
  const found: unknown = get(errors, name)
  const error = isError(found) ? found : (found as Node | undefined)?.['root']
  return isError(error) ? { name, message: messageOf(error) } : null
}

/**
 * All problems by the names of their fields, as the form is read from top to bottom: as `order`
 * names the fields or the groups that they are in, and a group before what is within it.
 */
export function problemsInOrder(errors: object, order: readonly string[]): FieldProblem[] {
  return within(errors, order, '')
}

function within(errors: object, order: readonly string[], group: string): FieldProblem[] {
  const placeOf = (key: string) => {
    if (key === 'root') return -1
    const name = joined(group, key)
    const place = order.findIndex((field) => field === name || field.startsWith(`${name}.`))
    return place === -1 ? order.length : place
  }
  return Object.entries(errors)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .flatMap(([key, error]: [string, unknown]) => {
      if (typeof error !== 'object' || error === null || key === 'ref') return []
      const name = key === 'root' ? group : joined(group, key)
      return isError(error) ? [{ name, message: messageOf(error) }] : within(error, order, name)
    })
}

const joined = (group: string, key: string) => (group === '' ? key : `${group}.${key}`)

type FieldError = { type: string; message?: unknown }

function isError(value: unknown): value is FieldError {
  return typeof (value as FieldError | null | undefined)?.type === 'string'
}

const messageOf = ({ message }: FieldError) => (typeof message === 'string' ? message : undefined)
