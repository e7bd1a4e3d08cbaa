import { useTranslations } from 'next-intl'
import type { AuditAction } from '@/lib/domain/audit-actions'

/** What an entry says was done, in words. */
export function useActionName(): (action: AuditAction) => string {
  const t = useTranslations('audit.action')
  return (action) => t(action)
}
