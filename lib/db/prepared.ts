import type { Database } from './client'

/**
 * A query that is put into words once for each database, and that PostgreSQL plans once for each of
 * its connections: for what every request asks. What differs is an `sql.placeholder`.
 */
export function preparedOnce<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>()
  return (db) => {
    const known = made.get(db)
    if (known !== undefined) return known
    const query = prepare(db)
    made.set(db, query)
    return query
  }
}
