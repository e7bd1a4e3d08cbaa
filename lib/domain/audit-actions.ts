/**
 * Everything that the audit log can say, as "what it was done to, what was done". A name is kept for
 * ever in entries: it may be added, never changed.
 */
export const AUDIT_ACTIONS = [
  'session.signed-in',
  'session.sign-in-failed',
  'session.signed-out',
  'session.slowed',
  'person.made',
  'person.changed',
  'person.password-changed',
  'role.made',
  'role.changed',
  'role.deleted',
  'store.made',
  'store.changed',
  'store.opened',
  'store.closed',
  'store.buffer-set',
  'hours.drawn',
  'hours.sent',
  'order.seen',
  'order.cancelled',
  'order.judged-not-placed',
  'order.left-waiting',
  'order.sent-again',
  'order.checked-out',
  'order.check-out-undone',
  'link.made',
  'link.revoked',
  'customer.forgotten',
  'customer.searched',
  'customer.seen',
  'customer.exported',
  'customer.erased',
  'callback.seen',
  'callback.assigned',
  'callback.applied-again',
  'callback.dismissed',
  'status-code.decided',
  'job.retried',
  'job.given-up',
  'customer.listed',
  'exception.exported',
  'audit.exported',
  'audit.personal-forgotten',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What kinds of records entries are about. */
export const AUDIT_RECORDS = [
  'person',
  'role',
  'store',
  'order',
  'customer',
  'callback',
  'status-code',
  'job',
  'audit',
] as const
export type AuditRecord = (typeof AUDIT_RECORDS)[number]
