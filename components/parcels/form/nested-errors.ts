import type { FieldErrors } from 'react-hook-form'
import type { DraftParcel } from './draft'

type Node = { [name: string]: unknown }

/** Fields that are lists to the form: what is wrong with the list itself is kept at its root. */
const LISTS = new Set(['drops'])

/** Problems by dotted names as the form library keeps them: objects, and arrays for indexes. */
export function nestedErrors(problems: Readonly<Record<string, string>>): FieldErrors<DraftParcel> {
  const errors: Node = {}
  for (const [name, message] of Object.entries(problems)) {
    const path = (LISTS.has(name) ? `${name}.root` : name).split('.')
    const last = path.pop() ?? name
    const parent = path.reduce<Node>((node, part, at) => {
      const isList = LISTS.has(part) || /^\d+$/.test(path[at + 1] ?? last)
      const known = node[part] as Node | undefined
      const next = known ?? ((isList ? [] : {}) as Node)
      node[part] = next
      return next
    }, errors)
    parent[last] = { type: 'check', message }
  }
  return errors
}

/** The same the other way: dotted names with what is said of each. */
export function flatErrors(errors: object, prefix = ''): Record<string, string> {
  return Object.entries(errors).reduce<Record<string, string>>((flat, [name, value]) => {
    if (typeof value !== 'object' || value === null || name === 'ref') return flat
    const path = name === 'root' ? prefix : prefix === '' ? name : `${prefix}.${name}`
    const node = value as Node
    if (typeof node['message'] === 'string') return { ...flat, [path]: node['message'] }
    return { ...flat, ...flatErrors(node, path) }
  }, {})
}
