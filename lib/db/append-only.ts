import type { ClientBase } from 'pg'

/** What the application may do with the audit log; everything else is its owner's alone. */
const RIGHTS: Readonly<Record<string, string>> = {
  audit_entries: 'select, insert',
  audit_chain: 'select',
  // To forget what stands of a customer there, which the log itself says (decision 0225).
  audit_personal: 'select, insert, delete',
}

/**
 * Leaves a role of the application no more than these rights; called by the owner, after whatever
 * gave it rights on all tables. `role` is one that the launcher names.
 */
export async function limitAuditRights(client: ClientBase, role: string): Promise<void> {
  const name = client.escapeIdentifier(role)
  for (const [table, rights] of Object.entries(RIGHTS)) {
    await client.query(`revoke all on ${table} from ${name}`)
    await client.query(`grant ${rights} on ${table} to ${name}`)
  }
}
