import { isDeepStrictEqual } from 'node:util'

/** As it is kept in the database: instants as text, and without what is not said. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Whether what a form asks for now is something else than what was recorded of it. */
export function differsAsKept(asked: object, recorded: object): boolean {
  return !isDeepStrictEqual(kept(asked), kept(recorded))
}
