import { DatabaseError } from 'pg'

/** PostgreSQL's foreign_key_violation. */
export const IS_REFERRED_TO = '23503'
/** PostgreSQL's division_by_zero. */
export const DIVIDED_BY_ZERO = '22012'
/** PostgreSQL's deadlock_detected. */
const DEADLOCK = '40P01'

const MOST_TRIES = 5

/** The code by which PostgreSQL says what went wrong, also where the query builder wraps it. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof DatabaseError ? cause.code : undefined
}

/**
 * Runs a transaction anew that PostgreSQL ended because it and another one waited for each other:
 * nothing of it was done. For what takes locks in another order than everybody else.
 */
export async function againAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (sqlState(error) !== DEADLOCK || tries === MOST_TRIES) throw error
    }
  }
}
