import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { MARKED_NOT_PLACED } from '../model/placing'

/**
 * Whether the numbers of an order (`orders o`) are given away, for another form than its own: what
 * the platform refused has given its numbers back, what a person called not placed has not
 * (decision 0126).
 */
export function isNumberTaken(formKey: SQL): SQL {
  return sql`(o.form_key is distinct from ${formKey} and not (
    o.placing = 'refused' and o.refusal ->> 'code' is distinct from ${MARKED_NOT_PLACED}))`
}
