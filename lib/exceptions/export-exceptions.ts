import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireOwnDevice, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { readExceptions } from './list-exceptions'
import type { ExceptionRow } from './model/exception-list'
import type { ExceptionFilter } from './model/exception-forms'

/** All pages of the list that a filter shows, to be made a file; never on a shared tablet. */
export async function exportExceptions(input: {
  actor: Actor
  filter: ExceptionFilter
}): Promise<ExceptionRow[]> {
  const { actor, filter } = input
  const { kind } = filter
  requireOwnDevice(actor)
  const rows = await readExceptions({ actor, filter, now: new Date() })
  const exported = rows.filter(
    ({ exceptions }) => kind === null || exceptions.some((one) => one.kind === kind),
  )
  await recordAudit(database(), {
    action: 'exception.exported',
    actor,
    after: { kind, rows: exported.length },
  })
  return exported
}
